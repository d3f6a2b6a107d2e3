import { createHash } from 'node:crypto';
import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { InvoiceRefused } from '@ndp/invoice/invoice-refused.ts';
import { readInvoice } from '@ndp/invoice/read-invoice.ts';
import { FileRefused } from '../refusals.ts';
import { isPdfStart, validatePdf } from './pdf.ts';
import { encodeAnew } from './pictures.ts';

/** Of a file that may be a document of any kind. */
export type PlainMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';
export type FileMediaType = PlainMediaType | 'application/xml';

/** A file as it is kept. */
export interface AcceptedFile {
  readonly mediaType: FileMediaType;
  readonly bytes: Uint8Array;
  /** Of these bytes; SHA-256, hexadecimal. */
  readonly hash: string;
  /** What an invoice of KSeF says. */
  readonly invoice?: Invoice;
}

/** How far before the end an archive's directory may end, bytes: its own size and the longest comment. */
const archiveTail = 22 + 65_535;

interface Kind {
  readonly mediaType: FileMediaType;
  readonly isStart: (bytes: Buffer) => boolean;
  readonly accept: (bytes: Buffer) => Uint8Array | Promise<Uint8Array>;
  readonly read?: (bytes: Buffer) => Pick<AcceptedFile, 'invoice'>;
}

const kinds: readonly Kind[] = [
  { mediaType: 'application/pdf', isStart: isPdfStart, accept: validatePdf },
  {
    mediaType: 'image/jpeg',
    isStart: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff',
    accept: (bytes) => encodeAnew(bytes, 'jpeg'),
  },
  {
    mediaType: 'image/png',
    isStart: (bytes) => bytes.toString('hex', 0, 8) === '89504e470d0a1a0a',
    accept: (bytes) => encodeAnew(bytes, 'png'),
  },
  { mediaType: 'application/xml', isStart: isXml, accept: (bytes) => bytes, read: readFacts },
];

/**
 * Tells by its content alone what a file is. One that is two things at once is refused; a picture is written anew.
 *
 * @throws {FileRefused}
 */
export async function inspectFile(given: Uint8Array): Promise<AcceptedFile> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new FileRefused('empty');
  if (bytes.length > mostFileBytes) throw new FileRefused('too_large');
  const kind = kinds.find(({ isStart }) => isStart(bytes));
  if (!kind) throw new FileRefused('unknown_kind');
  if (isArchive(bytes) || isPage(bytes)) throw new FileRefused('mixed');
  const accepted = await kind.accept(bytes);
  const hash = createHash('sha256').update(accepted).digest('hex');
  return { mediaType: kind.mediaType, bytes: accepted, hash, ...kind.read?.(bytes) };
}

/** @throws {FileRefused} it is no invoice of the structure FA(3) */
function readFacts(bytes: Uint8Array): Pick<AcceptedFile, 'invoice'> {
  try {
    return { invoice: readInvoice(bytes) };
  } catch (cause) {
    throw cause instanceof InvoiceRefused ? new FileRefused(`xml_${cause.problem}`) : cause;
  }
}

/** As invoices leave KSeF; a byte order mark may stand before it. */
function isXml(bytes: Buffer): boolean {
  return /^\uFEFF?\s*<(?:\?xml|(?:\w+:)?Faktura)\b/.test(bytes.toString('utf8', 0, 200));
}

/** ZIP archives are read from their end (APPNOTE.TXT, 4.3), so another file may stand before them. */
function isArchive(bytes: Buffer): boolean {
  const directoryEnd = bytes
    .subarray(Math.max(0, bytes.length - archiveTail))
    .includes('PK\x05\x06', 0, 'latin1');
  return directoryEnd && bytes.includes('PK\x03\x04', 0, 'latin1');
}

function isPage(bytes: Buffer): boolean {
  return /<script|<!doctype html/i.test(bytes.toString('latin1'));
}
