import { Refused } from '@ndp/contract/ask.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';

const texts = {
  unexpected: { pl: 'Wystąpił nieoczekiwany błąd', en: 'An unexpected error occurred' },
  event: {
    pl: 'W razie kontaktu prosimy podać numer zdarzenia: {event}',
    en: 'If you get in touch, please quote the incident number: {event}',
  },
} as const satisfies Record<string, Message>;

/** What is said of a failure nobody foresaw, a line each; with the number support finds it by, where there is one. */
export function explainUnexpected(error: unknown, language: Language): readonly string[] {
  const event = error instanceof Refused && error.status >= 500 ? error.event : undefined;
  const unexpected = say(texts.unexpected, language);
  return event === undefined ? [unexpected] : [unexpected, say(texts.event, language, { event })];
}
