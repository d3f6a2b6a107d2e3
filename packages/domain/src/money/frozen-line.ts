/** What is approved; a change of any of it makes another payment of it. */
export interface FrozenLine {
  readonly reference: string;
  /** Which payment of the case it is, from 1. */
  readonly attempt: number;
  readonly amountGr: number;
  /** 26 digits. */
  readonly account: string;
  readonly name: string;
  readonly address: string;
  readonly title: string;
  /** The documents it was decided on, by their hashes and verdicts. */
  readonly documents: readonly string[];
}

/** The line as one text, for its hash: equal exactly when everything in it is. */
export function frozenText(line: FrozenLine): string {
  const { reference, attempt, amountGr, account, name, address, title, documents } = line;
  return JSON.stringify([reference, attempt, amountGr, account, name, address, title, [...documents].sort()]);
}

/** The parts in which two lines differ. */
export function changedParts(was: FrozenLine, is: FrozenLine): readonly (keyof FrozenLine)[] {
  const parts = ['reference', 'attempt', 'amountGr', 'account', 'name', 'address', 'title'] as const;
  const plain = parts.filter((part) => was[part] !== is[part]);
  const isSame = [...was.documents].sort().join() === [...is.documents].sort().join();
  return isSame ? plain : [...plain, 'documents'];
}
