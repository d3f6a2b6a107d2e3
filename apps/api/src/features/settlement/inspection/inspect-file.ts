import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { FileRefused } from '../refusals.ts';
import { isPdfStart, validatePdf } from './pdf.ts';
import { encodeAnew } from './pictures.ts';

/** What a file is kept as. */
export type FileMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file as it is kept. */
export interface AcceptedFile {
  readonly mediaType: FileMediaType;
  readonly bytes: Uint8Array;
}

/** How far before the end an archive's directory may end, bytes: its own size and the longest comment. */
const archiveTail = 22 + 65_535;

interface Kind {
  readonly mediaType: FileMediaType;
  readonly isStart: (bytes: Buffer) => boolean;
  /** Gives the bytes to keep. */
  readonly accept: (bytes: Buffer) => Uint8Array | Promise<Uint8Array>;
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
];

/**
 * What a file is, told by its content alone: neither its name nor what the sender calls it counts. A file that is two
 * things at once is refused; a picture is written anew.
 *
 * @throws {FileRefused} the content is not that of a document which may be kept
 */
export async function inspectFile(given: Uint8Array): Promise<AcceptedFile> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new FileRefused('empty');
  if (bytes.length > mostFileBytes) throw new FileRefused('too_large');
  const kind = kinds.find(({ isStart }) => isStart(bytes));
  if (!kind) throw new FileRefused('unknown_kind');
  if (isArchive(bytes) || isPage(bytes)) throw new FileRefused('mixed');
  return { mediaType: kind.mediaType, bytes: await kind.accept(bytes) };
}

/**
 * Whether the file is a ZIP archive too: those are read from their end, so another file may stand before them.
 *
 * @source APPNOTE.TXT, 4.3
 */
function isArchive(bytes: Buffer): boolean {
  const directoryEnd = bytes
    .subarray(Math.max(0, bytes.length - archiveTail))
    .includes('PK\x05\x06', 0, 'latin1');
  return directoryEnd && bytes.includes('PK\x03\x04', 0, 'latin1');
}

function isPage(bytes: Buffer): boolean {
  return /<script|<!doctype html/i.test(bytes.toString('latin1'));
}
