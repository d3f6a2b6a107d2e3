import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashAct, type LastAct, type OperatorAction, serverChain, startOfChain } from './operator-acts.ts';

/** Acts read in one go. */
const pageLength = 1_000;

/**
 * Finds every act of an operator that is not as it was noted, or stands where one is gone.
 *
 * @param anchored  last acts, as anchors hold them
 * @returns their numbers, in order
 */
export async function findActBreaks(
  db: Database,
  keys: KeyRing,
  anchored: readonly LastAct[],
): Promise<readonly number[]> {
  const missing = new Map(anchored.map(({ n, mac }) => [n, mac]));
  const chains = new Map<string, ActChain>();
  const broken = new Set<number>();
  for await (const act of readActs(db)) {
    if (missing.get(act.n) === act.mac) missing.delete(act.n);
    const chain = chains.get(act.chain) ?? new ActChain(keys, act.chain);
    chains.set(act.chain, chain);
    if (!chain.add(act)) broken.add(act.n);
  }
  for (const n of missing.keys()) broken.add(n);
  return [...broken].sort((one, other) => one - other);
}

/** The acts of one chain, as far as they were read. */
class ActChain {
  readonly #keys: KeyRing;
  readonly #chain: string;
  /** Acts of before acts were hashed one by one. */
  readonly #old: OperatorAction[] = [];
  #last: string | undefined;

  constructor(keys: KeyRing, chain: string) {
    this.#keys = keys;
    this.#chain = chain;
  }

  /** Adds the next act, and says whether it follows the one before it as it was noted. */
  add(act: OperatorAction): boolean {
    const { mac } = act;
    if (mac === null) {
      if (this.#chain !== serverChain || this.#last) return false;
      this.#old.push(act);
      return true;
    }
    const before = this.#last ?? startOfChain(this.#keys, this.#chain, this.#old);
    this.#last = mac;
    return mac === hashAct(this.#keys, before, act);
  }
}

/** All of them, a page at a time. */
async function* readActs(db: Database): AsyncGenerator<OperatorAction> {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('operator_action')
      .selectAll()
      .where('n', '>', after)
      .orderBy('n')
      .limit(pageLength)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageLength) return;
    after = last.n;
  }
}
