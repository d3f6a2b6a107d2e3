export interface ComboOption {
  readonly id: string;
  readonly name: string;
  /** Told beside the name where the name alone does not tell entries apart. */
  readonly detail?: string | undefined;
}

/**
 * The options whose words begin with what was typed, without regard to case and diacritics; those that begin with
 * it themselves come first, otherwise the order stays. Nothing typed: all of them.
 */
export function matchOptions(options: readonly ComboOption[], typed: string): readonly ComboOption[] {
  const beginnings = fold(typed).match(/ [a-z0-9]+/g) ?? [];
  if (beginnings.length === 0) return typed.trim() === '' ? options : [];
  const first = beginnings.join('');
  const found = options
    .map((option) => ({ option, folded: fold(option.name) }))
    .filter(({ folded }) => beginnings.every((beginning) => folded.includes(beginning)));
  const begins = ({ folded }: { readonly folded: string }) => folded.startsWith(first);
  return [...found.filter(begins), ...found.filter((match) => !begins(match))].map(({ option }) => option);
}

/** Small letters a–z and digits with one space before and between words: Łódź gives ` lodz `. */
function fold(text: string): string {
  const letters = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return ` ${letters.replace(/[^a-z0-9]+/g, ' ').trim()} `;
}
