import type { AppContext } from '../context.ts';
import type { Caller } from '../http/portal-call.ts';
import type { Attempt } from '../limits/attempts.ts';
import { ProofNeeded } from '../limits/counters.ts';
import { newChallenge, type ProofScope, takeProof } from './challenge.ts';
import { ProofDemanded } from './refusal.ts';
import { takeWaited } from './waiting.ts';

/** Longest proof that is read, characters. */
const longestProof = 4_000;

/**
 * Counts a call of which part of the limit is reserved for those that bring a proof of work, or have waited in its place. A
 * proof that is sent must be good, whether one was needed or not.
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
  if (proof === undefined || isProven) {
    const isDemanded = await context.counters.count(attempt, { isProven }).catch((refusal: unknown) => {
      if (refusal instanceof ProofNeeded) return true;
      throw refusal;
    });
    if (!isDemanded) return;
  }
  const wait = await takeWaited(context, caller, scope);
  if (wait) throw new ProofDemanded(await newChallenge(context, scope), wait);
  await context.counters.count(attempt);
}
