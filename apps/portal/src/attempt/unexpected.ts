import { Refused } from '@ndp/contract/ask.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { unexpectedMessages as texts } from './unexpected-messages.ts';

/** What is said of a failure nobody foresaw, a line each. */
export function explainUnexpected(error: unknown, language: Language): readonly string[] {
  return [say(texts.unexpected, language)].concat(tellEvent(error, language) ?? []);
}

/** The number support finds a failure of the server by; undefined where there is none. */
export function tellEvent(error: unknown, language: Language): string | undefined {
  const event = error instanceof Refused && error.status >= 500 ? error.event : undefined;
  return event && say(texts.event, language, { event });
}
