import { createHash } from 'node:crypto';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { say } from '@ndp/flows/message.ts';
import { canonicalJson } from './canonical-json.ts';
import { evidenceBlocks } from './content/evidence.ts';
import { assertProven, type EvidenceDocument, type EvidenceLetterhead } from './evidence-document.ts';
import { drawBlocks } from './pdf/draw-blocks.ts';
import { mixInk } from './pdf/ink.ts';
import { drawLetterhead, firstPageTop, type Letterhead } from './pdf/letterhead.ts';
import { collectBytes, openSheet } from './pdf/open-sheet.ts';
import { shortHash } from './template.ts';
import { evidenceMessages as messages } from './texts/evidence-messages.ts';

/** Who heads a record for which no partner is named; blank colours are the portal's own. */
const neutral: EvidenceLetterhead = {
  partner: 'NDP',
  organiser: platformOperator.name,
  contact: [],
  primaryColor: '',
  secondaryColor: '',
};

/**
 * The record of signatures as PDF/A-3a, made to follow the signed document in one file. Pure: its date is the day of
 * the last entry.
 *
 * @throws {MissingValue} the evidence lacks what the record must say
 */
export async function drawRecord(evidence: EvidenceDocument): Promise<Uint8Array> {
  assertProven(evidence);
  const { language, title } = evidence;
  const head = evidence.letterhead ?? neutral;
  const sheet = openSheet(
    {
      title: `${say(messages.title, language)}: ${title}`,
      author: head.organiser,
      subject: title,
      keywords: `sha256:${createHash('sha256').update(canonicalJson(evidence)).digest('hex')}`,
      date: lastDay(evidence),
      language,
    },
    mixInk(head.primaryColor, head.secondaryColor),
  );
  sheet.doc.y = firstPageTop;
  drawBlocks(sheet, evidenceBlocks(evidence));
  sheet.root.end();
  drawLetterhead(sheet, letterheadOf(evidence, head));
  sheet.doc.end();
  return collectBytes(sheet.doc);
}

function lastDay({ events }: EvidenceDocument): string {
  return new Date(events.at(-1)?.at ?? 0).toISOString().slice(0, 10);
}

function letterheadOf(
  { title, language, documentHash }: EvidenceDocument,
  { partner, organiser, contact }: EvidenceLetterhead,
): Letterhead {
  return {
    name: partner,
    organiser,
    contact,
    running: `${say(messages.title, language)}: ${title}`,
    footLeft: [title, say(messages.foot_hash, language, { hash: shortHash(documentHash) })],
    numberPage: (page, pages) =>
      say(messages.page_of, language, { page: String(page), pages: String(pages) }),
  };
}
