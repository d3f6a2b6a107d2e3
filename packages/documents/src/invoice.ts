import { createHash } from 'node:crypto';
import { say } from '@ndp/flows/message.ts';
import { canonicalJson } from './canonical-json.ts';
import { type InvoicePage, invoiceBlocks } from './content/invoice.ts';
import { drawBlocks } from './pdf/draw-blocks.ts';
import { mixInk } from './pdf/ink.ts';
import { drawLetterhead, firstPageTop } from './pdf/letterhead.ts';
import { collectBytes, openSheet } from './pdf/open-sheet.ts';
import { invoiceMessages as messages } from './texts/invoice-messages.ts';

/** An invoice that came as XML as a PDF for people, headed by its seller. Pure: its date is the day of issue. */
export async function drawInvoice(page: InvoicePage): Promise<Uint8Array> {
  const { invoice, language } = page;
  const title = say(messages.title, language, { number: invoice.number });
  const seller = invoice.seller.name ?? '';
  const sheet = openSheet(
    {
      title,
      author: seller,
      subject: say(messages.subtitle, language),
      keywords: `sha256:${createHash('sha256').update(canonicalJson(page)).digest('hex')}`,
      date: invoice.issued_on,
      language,
    },
    mixInk('', ''),
  );
  sheet.doc.y = firstPageTop;
  drawBlocks(sheet, invoiceBlocks(page));
  sheet.root.end();
  drawLetterhead(sheet, {
    name: seller,
    organiser: say(messages.subtitle, language),
    contact: [],
    running: title,
    footLeft: [title],
    numberPage: (at, pages) => say(messages.page_of, language, { page: String(at), pages: String(pages) }),
  });
  sheet.doc.end();
  return collectBytes(sheet.doc);
}
