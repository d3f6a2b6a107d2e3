import type { Messages } from '@ndp/flows/message.ts';

export const unexpectedMessages = {
  unexpected: { pl: 'Wystąpił nieoczekiwany błąd', en: 'An unexpected error occurred' },
  event: {
    pl: 'Gdy będziesz do nas dzwonić lub pisać, podaj numer zdarzenia: {event}',
    en: 'If you get in touch, please quote the incident number: {event}',
  },
} as const satisfies Messages;
