import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Act, serverChain } from './operator-acts.ts';

/** An act that follows the last one at its own partner and not the last one of its chain. */
export interface ActFork {
  readonly n: number;
  /** SHA-256 over all acts of its chain up to it. */
  readonly sum: string;
}

/** What the act that heals forks says of them. */
const healing = z.object({
  forks: z.number(),
  first_fork: z.number(),
  last_fork: z.number(),
  forks_sum: z.string(),
});

/** The forks an act heals; undefined: it heals none. */
export function readHealing(act: Act): z.output<typeof healing> | undefined {
  if (act.chain !== serverChain || act.action !== 'verify-audit' || act.outcome !== 'done') return undefined;
  return healing.safeParse(act.details).data;
}

/** The details of the act that heals these forks. */
export function describeHealing(forks: readonly ActFork[]): z.output<typeof healing> {
  const numbers = forks.map(({ n }) => n);
  return {
    forks: forks.length,
    first_fork: numbers[0] ?? 0,
    last_fork: numbers.at(-1) ?? 0,
    forks_sum: sumOfForks(forks),
  };
}

/** Binds forks, and with them every act that stands before them in their chains. */
export function sumOfForks(forks: readonly ActFork[]): string {
  return createHash('sha256')
    .update(forks.map(({ n, sum }) => `${n} ${sum}`).join('\n'))
    .digest('hex');
}
