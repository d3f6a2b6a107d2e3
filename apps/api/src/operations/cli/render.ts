import { unbindWords } from '@ndp/flows/typography.ts';
import type { Block } from './command.ts';

/** What would move the cursor, turn the direction of a line or hide text: applicants typed some of what is shown. */
const unprintable = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Blocks as they stand in a terminal: columns aligned, one line for each row. */
export function renderBlocks(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => ('lines' in block ? block.lines.map(printable) : alignColumns(block)))
    .join('\n');
}

/** Data as a program reads them. JSON alone would leave what moves a cursor by one byte, or turns a line around. */
export function renderData(data: unknown): string {
  const whole = JSON.stringify(data, null, 2) ?? '';
  return whole.replace(unprintable, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function alignColumns({ columns, rows }: Extract<Block, { columns: unknown }>): string[] {
  const heads = columns.some((head) => head !== '')
    ? [columns, columns.map((head) => '─'.repeat(head.length))]
    : [];
  const table = [...heads, ...rows].map((cells) => cells.map(printable));
  const widths = columns.map((_, i) => Math.max(...table.map((cells) => cells[i]?.length ?? 0)));
  return table.map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function printable(text: string): string {
  return unbindWords(text).replace(unprintable, '\ufffd');
}
