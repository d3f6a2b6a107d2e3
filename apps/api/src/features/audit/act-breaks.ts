import { createHash } from 'node:crypto';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ActFork, readHealing, sumOfForks } from './act-forks.ts';
import { type Act, hashAct, type LastAct, serverChain, startOfChain, textOf } from './operator-acts.ts';

/** Acts read in one go. */
const pageLength = 1_000;

/** The acts of operators that do not hold. */
export interface ActBreaks {
  /** Numbers of acts that are not as they were noted, or stand where one is gone. */
  readonly broken: readonly number[];
  /** Forks by versions before that no act has healed. */
  readonly forks: readonly ActFork[];
}

/**
 * Finds every act of an operator that is not as it was noted, or stands where one is gone.
 *
 * @param anchored  last acts, as anchors hold them
 */
export async function findActBreaks(
  db: Database,
  keys: KeyRing,
  anchored: readonly LastAct[],
): Promise<ActBreaks> {
  const missing = new Map(anchored.map(({ n, mac }) => [n, mac]));
  const chains = new Map<string, ActChain>();
  const broken = new Set<number>();
  let forks: readonly ActFork[] = [];
  for await (const act of readActs(db)) {
    if (missing.get(act.n) === act.mac) missing.delete(act.n);
    const chain = chains.get(act.chain) ?? new ActChain(keys, act.chain);
    chains.set(act.chain, chain);
    const found = chain.add(act);
    if (found === 'forked') forks = [...forks, { n: act.n, sum: chain.sum }];
    if (found === 'broken') broken.add(act.n);
    const healing = found === 'whole' ? readHealing(act) : undefined;
    if (!healing) continue;
    const healed = forks.filter(({ n }) => n >= healing.first_fork && n <= healing.last_fork);
    if (sumOfForks(healed) === healing.forks_sum) forks = forks.filter((fork) => !healed.includes(fork));
    else broken.add(act.n);
  }
  for (const n of missing.keys()) broken.add(n);
  return { broken: [...broken].sort((one, other) => one - other), forks };
}

/** The acts of one chain, as far as they were read. */
class ActChain {
  readonly #keys: KeyRing;
  readonly #chain: string;
  /** Acts of before acts were hashed one by one. */
  readonly #old: Act[] = [];
  readonly #lastOfPartner = new Map<string | null, string>();
  #last: string | undefined;
  /** SHA-256 over all acts of the chain so far. */
  sum = '';

  constructor(keys: KeyRing, chain: string) {
    this.#keys = keys;
    this.#chain = chain;
  }

  /**
   * Adds the next act. Versions before could not see the acts at other partners, so what they noted for a partner follows
   * the last act at that partner: such an act is a fork. Its keyed hash still proves that nobody changed it.
   */
  add(act: Act): 'whole' | 'forked' | 'broken' {
    const { n, mac, partner_id } = act;
    this.sum = createHash('sha256')
      .update(`${this.sum}\n${n} ${mac ?? textOf(act)}`)
      .digest('hex');
    if (mac === null) {
      if (this.#chain !== serverChain || this.#last) return 'broken';
      this.#old.push(act);
      return 'whole';
    }
    const before = this.#last ?? this.#start(this.#old);
    const atPartner = () =>
      this.#lastOfPartner.get(partner_id) ??
      this.#start(this.#old.filter((old) => old.partner_id === partner_id));
    const follows = (other: string) => mac === hashAct(this.#keys, other, act);
    const found = follows(before)
      ? 'whole'
      : partner_id !== null && follows(atPartner())
        ? 'forked'
        : 'broken';
    this.#last = mac;
    this.#lastOfPartner.set(partner_id, mac);
    return found;
  }

  #start(old: readonly Act[]): string {
    return startOfChain(this.#keys, this.#chain, old);
  }
}

/** All of them, a page at a time. */
async function* readActs(db: Database): AsyncGenerator<Act> {
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
