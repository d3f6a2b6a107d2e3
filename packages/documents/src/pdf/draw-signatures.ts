import type { Signer } from '../block.ts';
import {
  addElement,
  addText,
  drawArtifact,
  keepRoom,
  page,
  type Sheet,
  textWidth,
  typesOf,
} from './sheet.ts';

const gap = 27;
const boxWidth = (textWidth - gap) / 2;
const boxHeight = 58;

/** A box for each signature, two beside each other: who, in which role, and the place to sign. */
export function drawSignatures(sheet: Sheet, signers: readonly Signer[]): void {
  for (let row = 0; row < signers.length; row += 2) {
    keepRoom(sheet, boxHeight + 64);
    const top = sheet.doc.y + 4;
    const ends = signers
      .slice(row, row + 2)
      .map((signer, index) => drawSigner(sheet, signer, page.left + index * (boxWidth + gap), top));
    sheet.doc.y = Math.max(...ends) + 8;
  }
}

function drawSigner(sheet: Sheet, signer: Signer, x: number, top: number): number {
  const { doc, ink, root } = sheet;
  const types = typesOf(ink);
  drawArtifact(sheet, 'Layout', () => {
    doc.rect(x, top, boxWidth, boxHeight).lineWidth(0.6).stroke(ink.line);
    doc
      .moveTo(x, top + boxHeight)
      .lineTo(x + boxWidth, top + boxHeight)
      .lineWidth(1)
      .stroke(ink.primary);
  });
  recordBox(sheet, signer, x, top);
  doc.y = top + boxHeight + 5;
  addElement(sheet, root, 'Sect', (section) => {
    for (const [text, type] of [
      [signer.name, types.strong],
      [signer.role, types.label],
      [signer.note, types.quiet],
    ] as const) {
      addText(sheet, section, { tag: 'P', text, type, at: { x, y: doc.y, width: boxWidth } });
    }
  });
  return doc.y;
}

function recordBox({ doc, boxes }: Sheet, { ref }: Signer, x: number, y: number): void {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  boxes.push({
    ref,
    page: doc.bufferedPageRange().count,
    x: percent(x, page.width),
    y: percent(y, page.height),
    w: percent(boxWidth, page.width),
    h: percent(boxHeight, page.height),
  });
}
