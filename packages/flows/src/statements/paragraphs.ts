/** A paragraph of two texts put side by side. */
export interface Paragraph {
  readonly text: string;
  readonly kind: 'same' | 'gone' | 'new';
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** What changes from one text to another, by paragraph, in the order they are read. Pure. */
export function compareParagraphs(before: string, after: string): readonly Paragraph[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  // How many paragraphs the ends of both have in common, from each place on.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: Paragraph[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      found.push({ text: was, kind: 'same' });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ text: was, kind: 'gone' });
      i += 1;
    } else {
      found.push({ text: is ?? '', kind: 'new' });
      j += 1;
    }
  }
  return found;
}
