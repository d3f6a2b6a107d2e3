const collator = new Intl.Collator('pl', { numeric: true });

/** Compares two texts the Polish way: ł after l, ż after ź, 2 before 10. */
export const comparePolish = (a: string, b: string): number => collator.compare(a, b);

/** Orders units by name, those of one name by kind. */
export function compareUnits(a: { name: string; kind: string }, b: { name: string; kind: string }): number {
  return comparePolish(a.name, b.name) || comparePolish(a.kind, b.kind);
}
