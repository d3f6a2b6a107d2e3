import type { Signer } from '../block.ts';
import { fontNames, type Weight } from './fonts.ts';
import type { Ink } from './ink.ts';
import { toPrintable } from './printable.ts';

export type StructElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** A document being written: the pages, the root of its structure, its inks, and the signature boxes placed so far. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: StructElement;
  readonly ink: Ink;
  readonly boxes: SignatureBox[];
  /** Texts made printable and heights measured so far: what is drawn was measured before, often twice. */
  readonly printable: Map<string, string>;
  readonly heights: Map<string, number>;
}

/** Where somebody signs: percent of the page from its upper left corner, pages from 1. */
export interface SignatureBox {
  readonly ref: Signer['ref'];
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A4 in points, and where the text stands on it. */
export const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 76, bottom: 76 } as const;
export const textWidth = page.width - page.left - page.right;

export interface Type {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  readonly lineGap?: number;
}

/** The types of a document. One size of text, one of tables and notes. */
export function typesOf(ink: Ink) {
  return {
    title: { weight: 'strong', size: 20, color: ink.heading },
    heading: { weight: 'strong', size: 11, color: ink.heading },
    body: { weight: 'regular', size: 9, color: ink.text, lineGap: 0.7 },
    strong: { weight: 'strong', size: 9, color: ink.text, lineGap: 0.7 },
    label: { weight: 'regular', size: 8.6, color: ink.quiet, lineGap: 0.7 },
    head: { weight: 'strong', size: 8.2, color: ink.heading },
    quiet: { weight: 'regular', size: 8.2, color: ink.quiet, lineGap: 0.4 },
    amount: { weight: 'strong', size: 22, color: ink.heading },
  } as const satisfies Record<string, Type>;
}

/** Writes a text at a place; the next text begins below it. Call it inside a structure element or an artifact. */
export function write(sheet: Sheet, text: string, type: Type, at: TextPosition): void {
  const { doc } = sheet;
  doc.font(fontNames[type.weight]).fontSize(type.size).fillColor(type.color);
  doc.text(print(sheet, text), at.x, at.y, {
    width: at.width,
    align: at.align ?? 'left',
    lineGap: type.lineGap ?? 0,
  });
}

export interface TextPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Height the text takes in this width, points. */
export function measure(sheet: Sheet, text: string, type: Type, width: number): number {
  const key = `${type.weight} ${type.size} ${type.lineGap ?? 0} ${width} ${text}`;
  const known = sheet.heights.get(key);
  if (known !== undefined) return known;
  sheet.doc.font(fontNames[type.weight]).fontSize(type.size);
  const height = sheet.doc.heightOfString(print(sheet, text), { width, lineGap: type.lineGap ?? 0 });
  sheet.heights.set(key, height);
  return height;
}

/** Begins a new page when less than the height is left on this one. */
export function keepRoom({ doc }: Sheet, height: number): void {
  const isAtTop = doc.y <= page.top + 1;
  if (!isAtTop && doc.y + height > page.height - page.bottom) doc.addPage();
}

/** Draws what is no content: lines, grounds, heads and feet of pages. Readers skip it. */
export function drawArtifact({ doc }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  const { x, y } = doc;
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
  doc.x = x;
  doc.y = y;
}

/** A line across the text; inside an artifact. Widths in points. */
export function drawRule({ doc, ink }: Sheet, y: number, width = 0.6): void {
  doc
    .moveTo(page.left, y)
    .lineTo(page.left + textWidth, y)
    .lineWidth(width)
    .stroke(ink.line);
}

/** A structure element under a parent, filled by the drawing, then closed. */
export function addElement(
  sheet: Sheet,
  parent: StructElement,
  tag: string,
  fill: (element: StructElement) => void,
): void {
  const element = sheet.doc.struct(tag);
  parent.add(element);
  fill(element);
  element.end();
}

export interface TaggedText {
  readonly tag: string;
  readonly text: string;
  readonly type: Type;
  readonly at: TextPosition;
  /** Of what a table head is the head. */
  readonly scope?: 'Row' | 'Column' | undefined;
}

/** A structure element that holds one written text. */
export function addText(
  sheet: Sheet,
  parent: StructElement,
  { tag, text, type, at, scope }: TaggedText,
): void {
  // @types/pdfkit 0.17 does not know `scope` yet.
  const options = scope ? ({ scope } as object) : {};
  parent.add(sheet.doc.struct(tag, options, () => write(sheet, text, type, at)));
}

function print({ printable }: Sheet, text: string): string {
  const known = printable.get(text);
  if (known !== undefined) return known;
  const printed = toPrintable(text);
  printable.set(text, printed);
  return printed;
}
