import { createHash } from 'node:crypto';
import { say } from '@ndp/flows/message.ts';
import { canonicalJson } from './canonical-json.ts';
import type { CaseFileDocument } from './case-file-document.ts';
import { caseFileBlocks } from './content/case-file.ts';
import { drawBlocks } from './pdf/draw-blocks.ts';
import { mixInk } from './pdf/ink.ts';
import { drawLetterhead, firstPageTop } from './pdf/letterhead.ts';
import { collectBytes, openSheet } from './pdf/open-sheet.ts';
import { caseFileMessages as messages } from './texts/case-file-messages.ts';

/** The contents page of a case file as PDF/A-3a. Pure: its date is the day it was made. */
export async function drawCaseFile(data: CaseFileDocument): Promise<Uint8Array> {
  const { language, reference, letterhead: head, madeAt } = data;
  const title = `${say(messages.title, language)} ${reference}`;
  const sheet = openSheet(
    {
      title,
      author: head.organiser,
      subject: title,
      keywords: `sha256:${createHash('sha256').update(canonicalJson(data)).digest('hex')}`,
      date: madeAt.slice(0, 10),
      language,
    },
    mixInk(head.primaryColor, head.secondaryColor),
  );
  sheet.doc.y = firstPageTop;
  drawBlocks(sheet, caseFileBlocks(data));
  sheet.root.end();
  drawLetterhead(sheet, {
    name: head.partner,
    organiser: head.organiser,
    contact: head.contact,
    running: title,
    footLeft: [reference],
    numberPage: (page, pages) =>
      say(messages.page_of, language, { page: String(page), pages: String(pages) }),
  });
  sheet.doc.end();
  return collectBytes(sheet.doc);
}
