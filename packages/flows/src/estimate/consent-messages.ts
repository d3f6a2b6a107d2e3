import type { Messages } from '../message.ts';

/**
 * An acknowledgement and no consent: what is asked serves a contract the visitor wishes for.
 *
 * @source GDPR, art. 6(1)(b), 7(4), 13
 */
export const consentMessages = {
  consent: {
    pl: 'Znam informację o przetwarzaniu danych osobowych: podane dane są potrzebne do prowadzenia tej sprawy i zawarcia umowy.',
    en: 'I have read how personal data are processed: the data given are needed to handle this case and to conclude the agreement.',
  },
  policy: {
    pl: 'Polityka prywatności (otwiera się w nowej karcie)',
    en: 'Privacy policy (opens in a new tab)',
  },
} as const satisfies Messages;
