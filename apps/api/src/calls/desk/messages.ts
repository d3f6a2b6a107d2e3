import type { Messages } from '@ndp/flows/message.ts';

export const partNames = {
  contact: { pl: 'Kontakt', en: 'Contact' },
  email: { pl: 'E-mail', en: 'Email' },
  phone: { pl: 'Telefon', en: 'Telephone' },
  person: { pl: 'Imię i nazwisko', en: 'Name' },
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  consents: { pl: 'Oświadczenia', en: 'Statements' },
  documents: { pl: 'Dokumenty rozliczenia', en: 'Settlement documents' },
  whole: { pl: 'Cała część: {part}', en: 'The whole part: {part}' },
  payment: { pl: 'Wniosek o wypłatę', en: 'Payment application' },
  completion: { pl: 'Zakończono', en: 'Completed on' },
  device: { pl: 'Urządzenie', en: 'Device' },
  serial: { pl: 'Numer seryjny', en: 'Serial number' },
} as const satisfies Messages;

export const judgeMessages = {
  accepted_despite: {
    pl: 'Przyjęto mimo uwag: {kind}, {name}. {reason}',
    en: 'Accepted despite remarks: {kind}, {name}. {reason}',
  },
} as const satisfies Messages;
