/** A text in both languages. */
type Text = Readonly<Record<'pl' | 'en', string>>;

/** A text in the words of a partner, and how it stands in the release. */
export interface Rewording {
  readonly was: Text;
  readonly now: Text;
}

/** The texts a partner words otherwise, by how they stand in the release. */
export type Wording = ReadonlyMap<string, Text>;

let inForce: () => Wording | undefined = () => undefined;

/** Where every text is looked up from now on, before it is said. */
export function rewordBy(source: () => Wording | undefined): void {
  inForce = source;
}

/** Says everything in a partner's words until the work, which waits for nothing, is done. */
export function sayIn<Result>(rewordings: readonly Rewording[] | undefined, work: () => Result): Result {
  const before = inForce;
  const wording = wordingOf(rewordings);
  inForce = () => wording;
  try {
    return work();
  } finally {
    inForce = before;
  }
}

export function wordingOf(rewordings: readonly Rewording[] | undefined): Wording | undefined {
  return rewordings && new Map(rewordings.map(({ was, now }) => [keyOfText(was), now]));
}

/** The text in the words that are in force. */
export function reworded(message: Text): Text {
  return inForce()?.get(keyOfText(message)) ?? message;
}

/** What tells a text from every other. */
export function keyOfText({ pl, en }: Text): string {
  return `${pl}\n${en}`;
}
