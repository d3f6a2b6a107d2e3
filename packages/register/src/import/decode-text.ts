import { ImportFailure } from './import-failure.ts';
import type { OpenedFile } from './open-file.ts';

/**
 * The text of a UTF-8 file in pieces that end at a line break, without its byte order mark.
 *
 * @throws ImportFailure naming the first line that is not UTF-8
 */
export async function* decodeText({ name, bytes }: OpenedFile): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(0x0a) + 1;
    const piece = Buffer.concat([rest, chunk.subarray(0, end)]);
    rest = end === 0 ? Buffer.concat([rest, chunk]) : chunk.subarray(end);
    if (end === 0) continue;
    const text = decodePiece(piece, line, name);
    line += countLines(text);
    yield text;
  }
  if (rest.length > 0) yield decodePiece(rest, line, name);
}

function decodePiece(piece: Buffer, firstLine: number, name: string): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: firstLine > 1 });
  try {
    return decoder.decode(piece);
  } catch (cause) {
    const reason = 'the text is not UTF-8; save the file the way eTERYT gives it';
    throw new ImportFailure(name, firstLine + countGoodLines(piece), reason, { cause });
  }
}

/** Lines before the first bad one, in a piece known to hold one. */
function countGoodLines(piece: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let from = 0;
  for (let good = 0; ; good++) {
    const end = piece.indexOf(0x0a, from) + 1 || piece.length;
    try {
      decoder.decode(piece.subarray(from, end));
    } catch {
      return good;
    }
    from = end;
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
