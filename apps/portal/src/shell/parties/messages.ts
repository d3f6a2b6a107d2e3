import type { Messages } from '@ndp/flows/message.ts';

export const partyMessages = {
  operator: {
    pl: '{company}. {court}, kapitał zakładowy {capital}.',
    en: '{company}. {court}, share capital {capital}.',
  },
  organiser: {
    pl: 'Organizator programu (podmiot zobowiązany): {organiser}.',
    en: 'Organiser of the programme (obliged entity): {organiser}.',
  },
} as const satisfies Messages;
