import { unbindWords } from '@ndp/flows/typography.ts';

/** What would move the cursor, turn the direction of a line or hide text: applicants typed some of what is shown. */
const unprintable = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Lines as they stand in a terminal. */
export function renderLines(lines: readonly string[]): string {
  return lines.map(printable).join('\n');
}

/** Data as a program reads them. JSON alone would leave what moves a cursor by one byte, or turns a line around. */
export function renderData(data: unknown): string {
  const whole = JSON.stringify(data, null, 2) ?? '';
  return whole.replace(unprintable, (char) =>
    char === '\n' ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function printable(text: string): string {
  return unbindWords(text).replace(unprintable, '\ufffd');
}
