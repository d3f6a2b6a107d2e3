/** The SHA-256 of a text in UTF-8, hexadecimal. */
type Sha256 = (text: string) => string;

/** How a sample is drawn: by which words, and of how many. */
interface Draw {
  readonly seed: string;
  readonly size: number;
}

/** A population as one text, whose hash names it: the references in the order of their characters, a line feed after each. */
export function populationText(references: readonly string[]): string {
  return [...references]
    .sort()
    .map((reference) => `${reference}\n`)
    .join('');
}

/**
 * The first of a population in the order of the SHA-256 of the seed, a line feed and the reference. Whoever has the
 * references and the seed draws the same ones, in whatever order the references are given.
 *
 * @throws {RangeError} the size is no whole number from 1 to that of the population
 */
export function drawSample(references: readonly string[], { seed, size }: Draw, sha256: Sha256): string[] {
  if (!Number.isInteger(size) || size < 1 || size > references.length)
    throw new RangeError('a sample is from one case to all of them');
  const referenceOf = new Map(references.map((reference) => [sha256(`${seed}\n${reference}`), reference]));
  const first = [...referenceOf].sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, size);
  return first.map(([, reference]) => reference);
}
