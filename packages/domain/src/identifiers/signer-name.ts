/** Letters that are one of ours with a stroke or a ligature: taking the accents off does not reach them. */
const strokes: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

/**
 * Whether a typed name is the name of the application: case, accents, hyphens, apostrophes and spaces make no
 * difference, and neither does which name comes first. Nothing may be missing or added.
 */
export function isSameName(typed: string, known: string): boolean {
  const [words, knownWords] = [wordsOf(typed), wordsOf(known)];
  if (words.length === 0) return false;
  if (words.toSorted().join(' ') === knownWords.toSorted().join(' ')) return true;
  return words.join('') === knownWords.join('');
}

/** Whether this can be the name of a person: two words or more of letters, each longer than an initial. */
export function isPersonalName(typed: string): boolean {
  const words = typed.trim().split(/[\s-]+/u);
  return words.length >= 2 && words.every((word) => /^\p{L}[\p{L}\p{M}'’.]+$/u.test(word));
}

/**
 * Whose signature is asked for: a person's own, that of whoever represents an organisation, or that of the second person
 * the organisation has named.
 */
export type SignerKind = 'person' | 'organisation' | 'representative';

/** Who is asked to sign. */
export interface AskedSigner {
  readonly kind: SignerKind;
  readonly name: string;
  /** Who signs beside this one: two signatures of one person are not those of two. */
  readonly other?: string | undefined;
}

/** Whether what was typed can stand as this signer's signature without a person looking at it. */
export function fitsSigner(typed: string, { kind, name, other }: AskedSigner): boolean {
  if (kind !== 'organisation') return isSameName(typed, name);
  return isPersonalName(typed) && !isOthersName(typed, other);
}

/** Whether somebody signs under the name of whoever signs beside them. */
export function isOthersName(typed: string, other: string | undefined): boolean {
  return other !== undefined && isSameName(typed, other);
}

/** The words of a text with their figures, without case, accents and signs. */
export function foldWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOf(name: string): readonly string[] {
  return fold(name).match(/\p{L}+/gu) ?? [];
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => strokes[letter] ?? letter)
    .replace(/['’ʼ`]/g, '');
}
