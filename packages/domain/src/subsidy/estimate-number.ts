import type { Program } from '../programs/program.ts';
import { engineVersion } from './quote.ts';

/** Crockford's alphabet: no letter that is taken for a digit or for another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

type Inputs = Readonly<Record<string, string | number | null | undefined>>;

/**
 * The number of an estimate: its day and a check code of eight characters, `20261122-7K3F-9Q2M`. The same answers in the
 * same programme on the same day give the same number, whoever calculates it; one other answer gives another. It is
 * stored nowhere and proves nothing but that a sheet and its answers belong together.
 *
 * @param inputs  the quote request; the order of its fields does not matter, what was not answered does not count
 * @param day     `YYYY-MM-DD`
 */
export function estimateNumber(inputs: Inputs, program: Program, day: string): string {
  const code = encode(fnv1a(JSON.stringify([day, ...versionOf(program), ...answered(inputs)])));
  return `${day.replaceAll('-', '')}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What the amount depends on beside the answers. */
function versionOf(program: Program): readonly (string | number)[] {
  const { id, year, referenceSet, payoutShare, efficiencyBeforeFloor } = program;
  return [id, year, referenceSet, payoutShare, efficiencyBeforeFloor, engineVersion];
}

function answered(inputs: Inputs): readonly (readonly [string, string])[] {
  return Object.entries(inputs)
    .filter(([, value]) => value != null)
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @source Fowler, Noll, Vo: FNV-1a, 64 bits */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash;
}

/** Forty bits, both ends of the hash folded into them. */
function encode(hash: bigint): string {
  const bits = BigInt.asUintN(40, hash ^ (hash >> 24n));
  return Array.from({ length: codeLength }, (_, index) => {
    const shift = BigInt(5 * (codeLength - 1 - index));
    return alphabet[Number((bits >> shift) & 31n)];
  }).join('');
}
