import type { Messages } from '@ndp/flows/message.ts';

export const beforeFieldsMessages = {
  byTap: { pl: 'Dotknij odpowiedzi, a przejdziesz dalej.', en: 'Tap an answer to go on.' },
  other_version: {
    pl: 'Odpowiedzi zapisane na tym urządzeniu pochodziły z innej wersji portalu i zostały wyczyszczone.',
    en: 'The answers stored on this device came from another version of the portal and were cleared.',
  },
  too_old: {
    pl: 'Odpowiedzi zapisane na tym urządzeniu zostały wyczyszczone: {hours, plural, one {minęła # godzina} few {minęły # godziny} other {minęło # godzin}}.',
    en: 'The answers stored on this device were cleared: {hours, plural, one {# hour has} other {# hours have}} passed.',
  },
} as const satisfies Messages;
