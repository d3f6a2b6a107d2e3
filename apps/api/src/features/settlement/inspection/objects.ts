import { type PackedObjects, unpackStream } from './object-stream.ts';
import { Tokens } from './tokens.ts';
import { entriesOf, type Value, Values } from './values.ts';

/** How many objects and how many unpacked bytes are looked at; more is no document of a person. */
const mostObjects = 200_000;
const mostBytes = 64 * 1024 * 1024;

/**
 * Every object of a PDF, wherever it stands, whether or not a table names it: in the file, also within strings, comments
 * and streams, for a table can point there; and in object streams (ISO 32000-1, 7.5.7).
 *
 * @returns undefined when an object stream cannot be unpacked as a document's, or an object has no end
 */
export function readObjects(bytes: Buffer, text: string): PackedObjects | undefined {
  const values = new Values(text);
  const found: Value[] = [];
  const unpacked: string[] = [];
  let left = mostBytes;
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const at = index + word.length;
    const value = values.readAt(at);
    if (values.isExhausted || found.length > mostObjects) return undefined;
    if (value === undefined) {
      if (new Tokens(text, at).next().text === '<<') return undefined;
      continue;
    }
    found.push(value);
    const start = startOfStream(text, value);
    if (start === undefined || !mayHoldObjects(value)) continue;
    const packed = unpackStream(value, bytes, { start, most: left });
    if (packed === undefined) return undefined;
    left -= packed.text.length;
    unpacked.push(packed.text);
    found.push(...packed.values);
  }
  return { text: unpacked.join('\n'), values: found };
}

/** Where the word `stream` behind a dictionary ends, or undefined. */
function startOfStream(text: string, { tokens, end }: Value): number | undefined {
  if (tokens[0]?.text !== '<<') return undefined;
  const source = new Tokens(text, end);
  source.skipGap();
  return text.startsWith('stream', source.at) ? source.at + 'stream'.length : undefined;
}

/** Whether a reader may look for objects in this stream; not all of them want a type. */
function mayHoldObjects(value: Value): boolean {
  const entries = entriesOf(value);
  const names = entries
    ? [...entries.keys(), ...(entries.get('Type') ?? []).map(({ text }) => text)]
    : value.tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  return names.some((name) => name === 'First' || name === 'N' || name === 'ObjStm');
}
