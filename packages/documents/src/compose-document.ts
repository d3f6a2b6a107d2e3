import { say } from '@ndp/flows/message.ts';
import type { Block } from './block.ts';
import { documentBlocks, documentHeading, documentTitle } from './document.ts';
import type { DocumentData } from './document-data.ts';
import { drawBlocks } from './pdf/draw-blocks.ts';
import { mixInk } from './pdf/ink.ts';
import { drawLetterhead, firstPageTop, type Letterhead } from './pdf/letterhead.ts';
import { collectBytes, openSheet } from './pdf/open-sheet.ts';
import type { Sheet, SignatureBox } from './pdf/sheet.ts';
import {
  attachmentName,
  attachmentOf,
  fingerprintOf,
  shortHash,
  type Template,
  type TemplateKind,
  templateOf,
} from './template.ts';
import { frameMessages } from './texts/frame-messages.ts';

/** A rendered document with what is kept beside it. */
export interface RenderedDocument {
  readonly bytes: Uint8Array;
  readonly template: Template;
  /** SHA-256 of the template's name and the data, 64 hex digits; the same as at the foot of the pages. */
  readonly fingerprint: string;
  readonly pages: number;
  /** Where the parties sign, for the signing platform. */
  readonly signatureBoxes: readonly SignatureBox[];
}

/**
 * A document as PDF/A-3a with its data attached. Pure: the same kind and data give the same bytes.
 *
 * @throws {MissingValue} the data lack a value the document must say
 * @throws {RangeError} an amount, date, programme or sub-type that does not exist
 */
export async function composeDocument(kind: TemplateKind, data: DocumentData): Promise<RenderedDocument> {
  const template = templateOf(kind, data);
  const fingerprint = fingerprintOf(template, data);
  const title = say(documentHeading(kind), data.language);
  const sheet = openSheet(
    {
      title: documentTitle(kind, data.reference)[data.language],
      author: data.programme.organiser.name,
      subject: data.programme.title,
      keywords: `${template.id}@${template.version} sha256:${fingerprint}`,
      date: data.date,
      language: data.language,
    },
    mixInk(data.partner.primary_color, data.partner.secondary_color),
  );
  sheet.doc.y = firstPageTop;
  drawBlocks(sheet, [...documentBlocks(kind, data), fingerprintBlock(data, template, fingerprint)]);
  sheet.root.end();
  const { count: pages } = sheet.doc.bufferedPageRange();
  drawLetterhead(sheet, letterheadOf(data, title, template, fingerprint));
  attachData(sheet, data);
  sheet.doc.end();
  return { bytes: await collectBytes(sheet.doc), template, fingerprint, pages, signatureBoxes: sheet.boxes };
}

function fingerprintBlock(data: DocumentData, template: Template, hash: string): Block {
  const values = { template: template.id, version: template.version, file: attachmentName(data), hash };
  return { kind: 'paragraph', text: say(frameMessages.fingerprint, data.language, values), tone: 'quiet' };
}

function letterheadOf(data: DocumentData, title: string, template: Template, hash: string): Letterhead {
  const { partner, programme, reference, language } = data;
  const copy = language === 'en' ? ` · ${say(frameMessages.reading_copy_short, language)}` : '';
  const stamp = { template: template.id, version: template.version, hash: shortHash(hash) };
  return {
    name: partner.title,
    organiser: programme.organiser.name,
    contact: [partner.contact_email, partner.contact_phone],
    running: `${title} ${reference}`,
    footLeft: [`${reference}${copy}`, say(frameMessages.template, language, stamp)],
    numberPage: (page, pages) =>
      say(frameMessages.page_of, language, { page: String(page), pages: String(pages) }),
  };
}

function attachData({ doc }: Sheet, data: DocumentData): void {
  const day = new Date(`${data.date}T00:00:00Z`);
  // @types/pdfkit 0.17 does not know `relationship` yet.
  const options = {
    name: attachmentName(data),
    type: 'application/json',
    description: say(frameMessages.attachment, data.language),
    relationship: 'Data',
    creationDate: day,
    modifiedDate: day,
  };
  doc.file(Buffer.from(attachmentOf(data)), options);
}
