import { formatPln } from '../../figures.ts';
import { type Language, say } from '../../message.ts';
import { differenceMessages as messages } from './messages.ts';

/** How far one amount is from another, in words: “o 255 zł więcej”. */
export function tellDifference(from: number, to: number, language: Language): string {
  if (from === to) return say(messages.same, language);
  const amount = formatPln(Math.abs(to - from), language);
  return say(to > from ? messages.more : messages.less, language, { amount });
}

/** The same as a figure with its sign: “+255 zł”, “−1 346 zł”. */
export function formatDifference(from: number, to: number, language: Language): string {
  if (from === to) return say(messages.same, language);
  const amount = formatPln(Math.abs(to - from), language);
  return say(to > from ? messages.plus : messages.minus, language, { amount });
}
