/** What a case is made of at the desk, and what each part was made from: it stands on that. */
export const caseParts = {
  status: [],
  assignment: [],
  answers: ['status'],
  documents: ['status'],
  verdicts: ['status', 'documents'],
  corrections: ['status', 'answers', 'documents', 'verdicts'],
  signing: ['status', 'answers'],
  refusal: ['status'],
  payment: ['status', 'answers', 'documents', 'verdicts', 'corrections'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CasePart = keyof typeof caseParts;

/** What a payment stands on: it holds still from the file for the bank to the bank's answer. */
export function holdsStillAtBank(part: CasePart): boolean {
  const ground: readonly CasePart[] = caseParts.payment;
  return part === 'payment' || ground.includes(part);
}

/** These parts, and whatever stands on them. */
export function partsOn(changed: readonly CasePart[]): ReadonlySet<CasePart> {
  const found = new Set<CasePart>(changed);
  const parts = Object.entries(caseParts) as [CasePart, readonly CasePart[]][];
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const [part, ground] of parts) if (ground.some((each) => found.has(each))) found.add(part);
  }
  return found;
}
