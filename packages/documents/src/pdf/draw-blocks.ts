import type { Block } from '../block.ts';
import { drawBlanks } from './draw-blanks.ts';
import { drawClauses } from './draw-clauses.ts';
import { drawFacts, factsHeight, wholeTable } from './draw-facts.ts';
import { drawGrid, roomOfGrid } from './draw-grid.ts';
import { drawAmount, drawHeading, drawNotice, drawParagraph, drawTitle } from './draw-prose.ts';
import { drawSignatures } from './draw-signatures.ts';
import type { Sheet } from './sheet.ts';

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
  if (next?.kind === 'facts') return Math.min(factsHeight(sheet, next.rows), wholeTable);
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
