import type { Messages } from '../message.ts';

/**
 * An acknowledgement and no consent: what is asked serves a contract the visitor wishes for.
 *
 * @source GDPR, art. 6(1)(b), 7(4), 13
 */
export const consentMessages = {
  consent: {
    pl: 'Znam informację o przetwarzaniu danych osobowych: podane dane są potrzebne do obsługi tego zgłoszenia i zawarcia umowy.',
    en: 'I know the information on the processing of personal data: the data given are needed to handle this request and to conclude the agreement.',
  },
  policy: {
    pl: 'Polityka prywatności (otwiera się w nowej karcie)',
    en: 'Privacy policy (opens in a new tab)',
  },
} as const satisfies Messages;
