import type { Clause } from '../block.ts';
import {
  addElement,
  addText,
  keepRoom,
  measure,
  page,
  type Sheet,
  type StructElement,
  textWidth,
  typesOf,
} from './sheet.ts';

const clauseIndent = 20;
const pointIndent = 20;

interface ClauseItem {
  readonly label: string;
  readonly text: string;
  /** Of the label from the edge of the text, and of the text from the label; points. */
  readonly left: number;
  readonly indent: number;
}

/**
 * Numbered sentences with hanging numbers; a list of lists for readers. Sentences stay whole on a page.
 *
 * @param roomAfter  what follows must stand on the page of the last clause: its height, points; 0 when it need not
 */
export function drawClauses(sheet: Sheet, clauses: readonly Clause[], roomAfter = 0): void {
  addElement(sheet, sheet.root, 'L', (list) => {
    clauses.forEach((clause, index) => {
      const staysWhole = roomAfter > 0 && index === clauses.length - 1;
      keepRoom(sheet, staysWhole ? clauseHeight(sheet, clause) + roomAfter : beginning(sheet, clause));
      drawClause(sheet, list, clause);
    });
  });
}

/** Height of a clause with all its points. */
function clauseHeight(sheet: Sheet, { points, ...clause }: Clause): number {
  const ofPoints = points.map((point) => itemHeight(sheet, point, clauseIndent + pointIndent));
  return ofPoints.reduce((sum, height) => sum + height, itemHeight(sheet, clause, clauseIndent));
}

/** Height of the sentence with its first point, which never part. */
function beginning(sheet: Sheet, clause: Clause): number {
  return clauseHeight(sheet, { ...clause, points: clause.points.slice(0, 1) });
}

function drawClause(sheet: Sheet, list: StructElement, clause: Clause): void {
  const indent = clause.label ? clauseIndent : 0;
  drawItem(sheet, list, { ...clause, left: 0, indent }, (body) => {
    if (clause.points.length === 0) return;
    addElement(sheet, body, 'L', (points) => {
      for (const point of clause.points) {
        keepRoom(sheet, itemHeight(sheet, point, indent + pointIndent));
        drawItem(sheet, points, { ...point, left: indent, indent: pointIndent });
      }
    });
  });
}

function drawItem(
  sheet: Sheet,
  list: StructElement,
  { label, text, left, indent }: ClauseItem,
  fillRest: (body: StructElement) => void = () => {},
): void {
  const { doc } = sheet;
  const type = typesOf(sheet.ink).body;
  const y = doc.y;
  const x = page.left + left;
  addElement(sheet, list, 'LI', (item) => {
    if (label) addText(sheet, item, { tag: 'Lbl', text: label, type, at: { x, y, width: indent } });
    addElement(sheet, item, 'LBody', (body) => {
      const at = { x: x + indent, y, width: textWidth - left - indent };
      addText(sheet, body, { tag: 'P', text, type, at });
      doc.y += 3.2;
      fillRest(body);
    });
  });
}

function itemHeight(sheet: Sheet, { text }: Pick<ClauseItem, 'text'>, indent: number): number {
  return measure(sheet, text, typesOf(sheet.ink).body, textWidth - indent) + 3.2;
}
