import { addText, drawArtifact, keepRoom, page, type Sheet, textWidth, typesOf } from './sheet.ts';

const labelWidth = textWidth * 0.5;
const rowHeight = 27;

/** Lines to be filled in by hand. */
export function drawBlanks(sheet: Sheet, labels: readonly string[]): void {
  const { doc, root, ink } = sheet;
  for (const label of labels) {
    keepRoom(sheet, rowHeight);
    const top = doc.y;
    const at = { x: page.left, y: top + 11, width: labelWidth - 10 };
    addText(sheet, root, { tag: 'P', text: label, type: typesOf(ink).label, at });
    drawArtifact(sheet, 'Layout', () => {
      const y = top + rowHeight - 3;
      doc.moveTo(page.left + labelWidth, y).lineTo(page.left + textWidth, y);
      doc.lineWidth(0.6).dash(1, { space: 2 }).stroke(ink.quiet).undash();
    });
    doc.y = top + rowHeight;
  }
  doc.y += 8;
}
