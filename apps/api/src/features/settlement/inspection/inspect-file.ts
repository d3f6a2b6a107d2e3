import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { checkJpeg, isJpegStart } from './jpeg.ts';
import { checkPdf, isPdfStart } from './pdf.ts';
import { checkPng, pngSignature } from './png.ts';
import type { FileMediaType } from './verdict.ts';

/** How far before the end an archive's directory may end, bytes: its own size and the longest comment. */
const archiveTail = 22 + 65_535;

interface Kind {
  readonly mediaType: FileMediaType;
  readonly isStart: (bytes: Buffer) => boolean;
  readonly check: (bytes: Buffer) => FileProblem | undefined;
}

const kinds: readonly Kind[] = [
  { mediaType: 'application/pdf', isStart: isPdfStart, check: checkPdf },
  { mediaType: 'image/jpeg', isStart: (bytes) => isJpegStart(bytes), check: checkJpeg },
  {
    mediaType: 'image/png',
    isStart: (bytes) => bytes.subarray(0, pngSignature.length).equals(pngSignature),
    check: checkPng,
  },
];

/**
 * What a file is, told by its content alone: neither its name nor what the sender calls it counts. A file that is
 * two things at once is refused. Nothing is ever unpacked, so a bomb does not go off here.
 */
export function inspectFile(
  given: Uint8Array,
): { readonly mediaType: FileMediaType } | { readonly problem: FileProblem } {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > mostFileBytes) return { problem: 'too_large' };
  const kind = kinds.find(({ isStart }) => isStart(bytes));
  if (!kind) return { problem: 'unknown_kind' };
  const problem = kind.check(bytes) ?? (isArchive(bytes) ? 'mixed' : undefined);
  return problem ? { problem } : { mediaType: kind.mediaType };
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
