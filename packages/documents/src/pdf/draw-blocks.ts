import type { Block } from '../block.ts';
import { drawClauses } from './draw-clauses.ts';
import { drawFacts, factsHeight, unbrokenTableHeight } from './draw-facts.ts';
import { drawGrid, roomOfGrid } from './draw-grid.ts';
import { drawAmount, drawHeading, drawNotice, drawParagraph, drawTitle } from './draw-prose.ts';
import { drawSignatures } from './draw-signatures.ts';
import { addText, drawArtifact, keepRoom, page, type Sheet, textWidth, typesOf } from './sheet.ts';

/** What signatures and their heading take; the clause above them stays with them; points. */
const roomOfSignatures = 160;
/** Room a heading keeps beneath itself, so that it never stands alone at the foot of a page; points. */
const roomBeneath: Partial<Record<Block['kind'], number>> = { signatures: 132, blanks: 200 };

/** Lays the blocks on the pages, one under the other. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    drawBlock(sheet, block, blocks.slice(index + 1));
  });
}

function roomFor(sheet: Sheet, next: Block | undefined, afterNext: Block | undefined): number {
  if (next?.kind === 'facts') return Math.min(factsHeight(sheet, next.rows), unbrokenTableHeight);
  if (next?.kind === 'grid') return roomOfGrid(sheet, next.grid);
  if (afterNext?.kind === 'grid') return 46 + roomOfGrid(sheet, afterNext.grid);
  return (next && roomBeneath[next.kind]) ?? 46;
}

function drawBlock(sheet: Sheet, block: Block, [next, afterNext]: readonly Block[]): void {
  switch (block.kind) {
    case 'title':
      drawTitle(sheet, block.text, block.subtitle);
      break;
    case 'heading':
      drawHeading(sheet, block.text, roomFor(sheet, next, afterNext));
      break;
    case 'paragraph':
      drawParagraph(sheet, block.text, block.tone);
      break;
    case 'notice':
      drawNotice(sheet, block.text);
      break;
    case 'amount':
      drawAmount(sheet, block);
      break;
    case 'facts':
      drawFacts(sheet, block.name, block.rows);
      break;
    case 'grid':
      drawGrid(sheet, block.grid);
      break;
    case 'clauses':
      drawClauses(sheet, block.clauses, afterNext?.kind === 'signatures' ? roomOfSignatures : 0);
      break;
    case 'blanks':
      drawBlanks(sheet, block.labels);
      break;
    case 'signatures':
      drawSignatures(sheet, block.signers);
      break;
    case 'page':
      sheet.doc.addPage();
  }
}

const labelWidth = textWidth * 0.5;
const rowHeight = 27;

/** Lines to be filled in by hand. */
function drawBlanks(sheet: Sheet, labels: readonly string[]): void {
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
