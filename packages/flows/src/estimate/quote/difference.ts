import type { Message, MessageValues } from '../../message.ts';
import { formatPln } from '../../numbers.ts';
import { differenceMessages as messages } from './messages.ts';

/** How far one amount is from another, in words: “o 255 zł więcej”. */
export function tellDifference(
  from: number,
  to: number,
  say: (message: Message, values?: MessageValues) => string,
): string {
  if (from === to) return say(messages.same);
  return say(to > from ? messages.more : messages.less, { amount: formatPln(Math.abs(to - from)) });
}
