import type { Grid } from '../block.ts';
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
  type Type,
  textWidth,
  typesOf,
  write,
} from './sheet.ts';

const padding = { x: 6, y: 4.5 } as const;
/** A table up to this height stays with its heading on one page; of a higher one the beginning does; points. */
const wholeGrid = 300;
const beginningOfGrid = 90;

/** A table with a head. Rows stay whole; the head is shown again on the next page, for the eye only. */
export function drawGrid(sheet: Sheet, grid: Grid): void {
  const { doc, root, ink } = sheet;
  const types = typesOf(ink);
  const table = doc.struct('Table', { title: grid.name });
  root.add(table);
  if (grid.hasTotal) keepRoom(sheet, gridHeight(sheet, grid));
  addElement(sheet, table, 'TR', (row) =>
    drawRow(sheet, row, { grid, cells: grid.header, type: types.head }),
  );
  grid.rows.forEach((cells, index) => {
    const isTotal = grid.hasTotal === true && index === grid.rows.length - 1;
    const type = isTotal ? types.strong : types.body;
    const before = doc.page;
    keepRoom(sheet, rowHeight(sheet, grid, cells, type));
    if (doc.page !== before) repeatHead(sheet, grid, types.head);
    addElement(sheet, table, 'TR', (row) => drawRow(sheet, row, { grid, cells, type }));
  });
  table.end();
  doc.y += 8;
}

/** Height of the whole table, points. */
function gridHeight(sheet: Sheet, grid: Grid): number {
  const types = typesOf(sheet.ink);
  const rows = grid.rows.map((cells) => rowHeight(sheet, grid, cells, types.strong));
  return rows.reduce((sum, height) => sum + height, rowHeight(sheet, grid, grid.header, types.head));
}

/** Room for the whole table, or for its beginning when it would leave too much of a page blank; points. */
export function roomOfGrid(sheet: Sheet, grid: Grid): number {
  const height = gridHeight(sheet, grid);
  return height <= wholeGrid ? height : beginningOfGrid;
}

interface GridRow {
  readonly grid: Grid;
  readonly cells: readonly string[];
  readonly type: Type;
}

function drawRow(sheet: Sheet, row: StructElement, { grid, cells, type }: GridRow): void {
  const isHead = cells === grid.header;
  const top = sheet.doc.y;
  const height = rowHeight(sheet, grid, cells, type);
  const isTinted = isHead || type.weight === 'strong';
  drawGround(sheet, top, height, isTinted);
  const mark = isHead ? ({ tag: 'TH', scope: 'Column' } as const) : { tag: 'TD' };
  cells.forEach((text, column) => {
    addText(sheet, row, { ...mark, text, type, at: cellPosition(grid, column, top) });
  });
  sheet.doc.y = top + height;
}

function repeatHead(sheet: Sheet, grid: Grid, type: Type): void {
  const top = sheet.doc.y;
  const height = rowHeight(sheet, grid, grid.header, type);
  drawGround(sheet, top, height, true);
  drawArtifact(sheet, 'Pagination', () => {
    grid.header.forEach((text, column) => {
      write(sheet, text, type, cellPosition(grid, column, top));
    });
  });
  sheet.doc.y = top + height;
}

function drawGround(sheet: Sheet, top: number, height: number, isTinted: boolean): void {
  const { doc, ink } = sheet;
  drawArtifact(sheet, 'Layout', () => {
    if (isTinted) doc.rect(page.left, top, textWidth, height).fill(ink.tint);
    drawRule(sheet, top + height, 0.5);
  });
}

function rowHeight(sheet: Sheet, grid: Grid, cells: readonly string[], type: Type): number {
  const heights = cells.map((text, column) => measure(sheet, text, type, cellWidth(grid, column)));
  return Math.max(...heights) + 2 * padding.y;
}

function cellWidth(grid: Grid, column: number): number {
  return (grid.widths[column] ?? 0) * textWidth - 2 * padding.x;
}

function cellPosition(grid: Grid, column: number, top: number) {
  const before = grid.widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  return {
    x: page.left + before * textWidth + padding.x,
    y: top + padding.y,
    width: cellWidth(grid, column),
    align: grid.rightColumns?.includes(column) ? 'right' : 'left',
  } as const;
}
