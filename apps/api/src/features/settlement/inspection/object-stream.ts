import { inflateSync } from 'node:zlib';
import { type Token, Tokens } from './tokens.ts';
import { entriesOf, type Value, Values } from './values.ts';

/** What stands packed, as text and object by object. */
export interface PackedObjects {
  readonly text: string;
  readonly values: readonly Value[];
}

/** What the dictionary of an object stream says, and nothing else. */
const plainEntries = new Set(['Type', 'N', 'First', 'Length', 'Filter', 'Extends']);
/** What would pack a stream otherwise, or takes its data from another file. */
const otherPacking = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'];

type Entries = ReadonlyMap<string, readonly Token[]>;

/**
 * Unpacks a stream a reader may look for objects in: deflated once, whole, and without predictor, as programs that write
 * documents pack it.
 *
 * @param start  where the word `stream` ends
 * @param most  bytes it may unpack to
 * @returns undefined when it is packed otherwise
 */
export function unpackStream(
  value: Value,
  bytes: Buffer,
  { start, most }: { readonly start: number; readonly most: number },
): PackedObjects | undefined {
  const entries = entriesOf(value);
  const lineEnd = /^\r?\n/.exec(bytes.toString('latin1', start, start + 2))?.[0];
  if (!entries || lineEnd === undefined) return undefined;
  const isDeflated = entries.has('Filter');
  const data = bytes.subarray(start + lineEnd.length);
  const text = isDeflated ? inflate(entries, data, most) : data.toString('latin1', 0, 1_000);
  if (text === undefined) return undefined;
  if (!entries.has('First') && !isOfType(entries))
    return isHeader(text) ? undefined : { text: '', values: [] };
  const isPlain = isDeflated && [...entries.keys()].every((name) => plainEntries.has(name));
  const values = isPlain ? packedValues(entries, text) : undefined;
  return values && { text, values };
}

const isOfType = (entries: Entries) => entries.get('Type')?.[0]?.text === 'ObjStm';

/** Of colour profiles, which have an `N` as well, none begins so. */
function isHeader(text: string): boolean {
  const source = new Tokens(text);
  return [source.next(), source.next()].every((token) => wholeNumber([token]) !== undefined);
}

/** Undefined: it is packed otherwise, does not end, or its checksum does not hold. */
function inflate(entries: Entries, data: Buffer, most: number): string | undefined {
  const filter = (entries.get('Filter') ?? []).map(({ text }) => text).join(' ');
  if (!/^(?:FlateDecode|Fl|\[ (?:FlateDecode|Fl) \])$/.test(filter)) return undefined;
  const others = otherPacking.flatMap((name) => entries.get(name) ?? []);
  if (others.some(({ text }) => text !== 'null')) return undefined;
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The objects by the numbers at the beginning: each one's own, and its place behind `First`. */
function packedValues(entries: Entries, text: string): readonly Value[] | undefined {
  const [count, first] = [wholeNumber(entries.get('N')), wholeNumber(entries.get('First'))];
  if (count === undefined || first === undefined) return undefined;
  const [header, values] = [new Tokens(text), new Values(text)];
  const found: Value[] = [];
  for (let n = 0; n < count; n += 1) {
    const [number, place] = [wholeNumber([header.next()]), wholeNumber([header.next()])];
    const value = number === undefined || place === undefined ? undefined : values.readAt(first + place);
    if (value === undefined || values.isExhausted) return undefined;
    found.push(value);
  }
  return found;
}

function wholeNumber(tokens: readonly Token[] = []): number | undefined {
  const [token] = tokens;
  const isOne = tokens.length === 1 && token?.kind === 'word' && /^\d{1,9}$/.test(token.text);
  return isOne ? Number(token.text) : undefined;
}
