import type { Fact } from '../block.ts';
import {
  addElement,
  addText,
  drawArtifact,
  drawRule,
  keepRoom,
  measure,
  page,
  type Sheet,
  type StructElement,
  textWidth,
  typesOf,
} from './sheet.ts';

const labelWidth = textWidth * 0.36;
const valueWidth = textWidth - labelWidth - 12;
const padding = 2.9;
/** A table up to this height stays on one page, its heading with it; of a higher one the beginning does; points. */
export const unbrokenTableHeight = 100;

/** A table of two columns: what stands on the left heads the row. */
export function drawFacts(sheet: Sheet, name: string, facts: readonly Fact[]): void {
  const { root, doc } = sheet;
  keepRoom(sheet, Math.min(factsHeight(sheet, facts), unbrokenTableHeight));
  const table = doc.struct('Table', { title: name });
  root.add(table);
  drawLine(sheet);
  facts.forEach((fact, index) => {
    keepRoom(sheet, factsHeight(sheet, facts.slice(index, index + 1 + Number(index === facts.length - 2))));
    addElement(sheet, table, 'TR', (row) => drawRow(sheet, row, fact, rowHeight(sheet, fact)));
    drawLine(sheet);
  });
  table.end();
  doc.y += 4;
}

/** Height of the table, points. */
export function factsHeight(sheet: Sheet, facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => sum + rowHeight(sheet, fact), 0);
}

function rowHeight(sheet: Sheet, [label, value]: Fact): number {
  const types = typesOf(sheet.ink);
  const heights = [
    measure(sheet, label, types.label, labelWidth - 8),
    measure(sheet, value, types.body, valueWidth),
  ];
  return Math.max(...heights) + 2 * padding;
}

function drawRow(sheet: Sheet, row: StructElement, [label, value]: Fact, height: number): void {
  const types = typesOf(sheet.ink);
  const top = sheet.doc.y;
  const labelAt = { x: page.left, y: top + padding + 0.5, width: labelWidth - 8 };
  const valueAt = { x: page.left + labelWidth, y: top + padding, width: valueWidth };
  addText(sheet, row, { tag: 'TH', text: label, type: types.label, at: labelAt, scope: 'Row' });
  addText(sheet, row, { tag: 'TD', text: value, type: types.body, at: valueAt });
  sheet.doc.y = top + height;
}

function drawLine(sheet: Sheet): void {
  drawArtifact(sheet, 'Layout', () => drawRule(sheet, sheet.doc.y, 0.5));
}
