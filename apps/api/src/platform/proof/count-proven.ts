import type { AppContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { Attempt } from '../limits/attempts.ts';
import { ProofNeeded } from '../limits/counters.ts';
import { newChallenge, type ProofScope, takeProof } from './challenge.ts';
import { ProofDemanded } from './refusal.ts';

/** Longest proof that is read, characters. */
const longestProof = 4_000;

/**
 * Counts a call of which part of the limit is kept for those that bring a proof of work. A proof that is sent must be
 * good, whether one was needed or not.
 *
 * @throws {TooMany} the limit is used up, with proof or without
 * @throws {ProofDemanded} with a new challenge
 */
export async function countProven(
  context: AppContext,
  caller: Caller,
  scope: ProofScope,
  attempt: Attempt,
): Promise<void> {
  const { proof } = caller;
  const isProven =
    proof !== undefined && proof.length <= longestProof && (await takeProof(context, proof, scope));
  if (proof !== undefined && !isProven) throw new ProofDemanded(await newChallenge(context, scope));
  try {
    await context.counters.count(attempt, { isProven });
  } catch (refusal) {
    if (!(refusal instanceof ProofNeeded)) throw refusal;
    throw new ProofDemanded(await newChallenge(context, scope));
  }
}
