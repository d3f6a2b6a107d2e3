import { inflateSync } from 'node:zlib';

/** How many packed objects and how many unpacked bytes are looked at; more is no document of a person. */
const mostStreams = 20_000;
const mostBytes = 64 * 1024 * 1024;
/** How long the dictionary before a stream may be, bytes. */
const longestDictionary = 4_000;

/**
 * The text of a PDF's object streams (ISO 32000-1, 7.5.7), where objects stand packed. Found by what only their
 * dictionaries hold, wherever they stand in the file, whether or not a table names them.
 *
 * @param mark  tells the dictionary of an object stream
 * @returns undefined when there is more than a document has, or a stream is packed as no document's is
 */
export function unpackObjects(bytes: Buffer, text: string, mark: RegExp): string | undefined {
  const found: string[] = [];
  const seen = new Set<number>();
  let left = mostBytes;
  for (const { index } of text.matchAll(mark)) {
    const near = text.slice(index, index + longestDictionary);
    const start = /stream\r?\n/.exec(near);
    if (!start) continue;
    const at = index + start.index + start[0].length;
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > mostStreams) return undefined;
    const unpacked = inflate(bytes.subarray(at), left);
    if (unpacked === 'too-much') return undefined;
    if (unpacked === undefined) continue;
    left -= unpacked.length;
    found.push(unpacked);
  }
  return found.join('\n');
}

/** Undefined: it is not packed so, and stands readable in the text or is none. */
function inflate(bytes: Buffer, most: number): string | 'too-much' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch (cause) {
    const { code } = Object(cause) as { code?: string };
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'too-much' : undefined;
  }
}
