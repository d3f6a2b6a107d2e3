const accent = /\p{M}/gu;
const separators = /[^a-z0-9]+/g;

/**
 * A text as it is searched: small letters a–z and digits, one space between words, a space at both ends, so that
 * `' ' + beginning` finds the beginning of a word. Łódź gives ` lodz `, Bielsko-Biała gives ` bielsko biala `.
 */
export function fold(text: string): string {
  const letters = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(accent, '');
  return ` ${letters.replace(separators, ' ').trim()} `;
}

/** The words a visitor typed, folded, each after a space as it stands in a folded text; none for an empty text. */
export function foldBeginnings(text: string): string[] {
  return fold(text).match(/ [a-z0-9]+/g) ?? [];
}

/** Whether every typed word begins some word of a folded text. */
export function beginsWords(folded: string, beginnings: readonly string[]): boolean {
  for (const beginning of beginnings) if (!folded.includes(beginning)) return false;
  return true;
}
