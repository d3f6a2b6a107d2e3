import { unbindWords } from '@ndp/flows/typography.ts';
import { fontNames } from './fonts.ts';
import { toPrintable } from './printable.ts';
import { drawArtifact, drawRule, page, type Sheet, type TextPosition, type Type } from './sheet.ts';

/** What stands at the head and the foot of the pages. */
export interface Letterhead {
  /** The partner, large. */
  readonly name: string;
  /** The organiser, beneath. */
  readonly organiser: string;
  /** At most three lines, flush right. */
  readonly contact: readonly string[];
  /** On the pages after the first: which document this is. */
  readonly running: string;
  /** At the foot: reference, template and hash. */
  readonly footLeft: readonly string[];
  /** Page n of m. */
  readonly numberPage: (number: number, pages: number) => string;
}

/** Where the text of the first page begins, beneath the letterhead. */
export const firstPageTop = 120;
const right = page.width - page.right;

/** Draws heads and feet on every page, when the number of pages is known. */
export function drawLetterhead(sheet: Sheet, letterhead: Letterhead): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawArtifact(sheet, 'Pagination', () => {
      drawBars(sheet);
      if (index === 0) drawHead(sheet, letterhead);
      else drawRunningHead(sheet, letterhead);
      drawFoot(sheet, letterhead, letterhead.numberPage(index + 1, count));
    });
  }
}

function drawBars({ doc, ink }: Sheet): void {
  doc.rect(0, 0, page.width * 0.72, 7).fill(ink.primary);
  doc.rect(page.width * 0.72, 0, page.width * 0.28, 7).fill(ink.secondary);
}

function drawHead(sheet: Sheet, { name, organiser, contact }: Letterhead): void {
  const width = contact.length > 0 ? 270 : right - page.left;
  setLine(sheet, name, strong(sheet, 23), { x: page.left, y: 36, width });
  setLine(sheet, organiser, quiet(sheet), { x: page.left, y: 71, width: 300 });
  contact.forEach((text, index) => {
    setLineRight(sheet, text, 43 + index * 13.5, 150);
  });
  drawRule(sheet, 98);
}

function drawRunningHead(sheet: Sheet, { name, running }: Letterhead): void {
  setLine(sheet, name, strong(sheet, 10), { x: page.left, y: 33, width: 200 });
  setLineRight(sheet, running, 34.5, 260);
  drawRule(sheet, 54);
}

function drawFoot(sheet: Sheet, { footLeft }: Letterhead, number: string): void {
  const y = page.height - 56;
  drawRule(sheet, y);
  const [first = '', ...others] = footLeft;
  setLine(sheet, first, { ...quiet(sheet), weight: 'strong' }, { x: page.left, y: y + 8, width: 340 });
  setLineRight(sheet, number, y + 8, 120);
  others.forEach((text, index) => {
    setLine(sheet, text, { ...quiet(sheet), size: 7 }, { x: page.left, y: y + 21 + index * 10, width: 460 });
  });
}

function strong({ ink }: Sheet, size: number): Type {
  return { weight: 'strong', size, color: ink.heading };
}

function quiet({ ink }: Sheet): Type {
  return { weight: 'regular', size: 8.2, color: ink.quiet };
}

/** A line that cannot part has the hyphens of the keyboard, so that its number is found by a search. */
const toLine = (text: string) => unbindWords(toPrintable(text));

/** One line, shortened with an ellipsis when it is wider than its place. */
function setLine({ doc }: Sheet, text: string, type: Type, at: TextPosition): void {
  doc.font(fontNames[type.weight]).fontSize(type.size).fillColor(type.color);
  doc.text(fitLine(doc, toLine(text), at.width), at.x, at.y, { lineBreak: false });
}

function setLineRight(sheet: Sheet, text: string, y: number, width: number): void {
  const { doc } = sheet;
  const type = quiet(sheet);
  doc.font(fontNames[type.weight]).fontSize(type.size);
  const wide = doc.widthOfString(fitLine(doc, toLine(text), width));
  setLine(sheet, text, type, { x: right - wide, y, width });
}

function fitLine(doc: PDFKit.PDFDocument, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  const shorter = [...text];
  while (shorter.length > 1 && doc.widthOfString(`${shorter.join('')}…`) > width) shorter.pop();
  return `${shorter.join('').trimEnd()}…`;
}
