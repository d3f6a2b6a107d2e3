import type { Messages } from '@ndp/flows/message.ts';

export const attemptMessages = {
  loading: { pl: 'Trwa wczytywanie…', en: 'Loading…' },
  unreachedTitle: { pl: 'Błąd sieci', en: 'Network error' },
  unreached: {
    pl: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Please check your internet connection and try again.',
  },
  retry: { pl: 'Spróbuj ponownie', en: 'Retry' },
  network: {
    pl: 'Błąd sieci. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Network error. Please check your internet connection and try again.',
  },
} as const satisfies Messages;
