import type { Messages } from '../message.ts';

export const consentMessages = {
  consent: {
    pl: 'Wyrażam zgodę na przetwarzanie podanych danych osobowych w celu obsługi tego zgłoszenia.',
    en: 'I agree to the personal data given being processed in order to handle this request.',
  },
  policy: {
    pl: 'Polityka prywatności (otwiera się w nowej karcie)',
    en: 'Privacy policy (opens in a new tab)',
  },
} as const satisfies Messages;
