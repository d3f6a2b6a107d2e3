import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { CoreContext } from '../context.ts';
import type { KeyRing } from '../crypto/secrets.ts';
import { spendProof } from './proofs.ts';

/** How long a challenge may be solved and its solution handed in, s. */
export const challengeSeconds = 600;

/**
 * What one solution costs: keys of so many rounds, one after the other, until the one the server chose. A browser
 * needs between a tenth of a second and half of one, four times as long on a slow telephone. The server computes one key
 * for a challenge and one for a proof, so each is small: a flood must not cost it more than whoever floods.
 */
const cost = 1_000;
const [fewestKeys, mostKeys] = [200, 500];

/** What a proof is good for: one kind of call in the portal of one partner. */
export interface ProofScope {
  readonly call: string;
  readonly partner: string;
}

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ call: z.string(), partner: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
});

/** A new challenge for a call: JSON in base64, signed, so that nothing has to be stored. */
export async function newChallenge({ keys, clock }: CoreContext, scope: ProofScope): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostKeys, fewestKeys),
    deriveKey,
    expiresAt: Math.floor(clock().getTime() / 1000) + challengeSeconds,
    data: { ...scope },
    hmacSignatureSecret: secretOf(keys),
  });
  return Buffer.from(JSON.stringify(challenge)).toString('base64');
}

/**
 * Takes a proof, once and over all processes.
 *
 * @param text  as it came in its header
 * @returns false when it is forged, for another call, too late, or was taken before
 */
export async function takeProof(context: CoreContext, text: string, scope: ProofScope): Promise<boolean> {
  const proof = readProof(text);
  if (!proof) return false;
  const { data, expiresAt } = proof.challenge.parameters;
  const now = context.clock();
  const isInTime = expiresAt * 1000 > now.getTime();
  if (!isInTime || data.call !== scope.call || data.partner !== scope.partner) return false;
  if (!(await isSolved(context, proof))) return false;
  const hash = context.keys.hash('proof-of-work', proof.challenge.signature);
  return spendProof(context.db, hash, new Date(expiresAt * 1000));
}

async function isSolved({ keys }: CoreContext, { challenge, solution }: Payload): Promise<boolean> {
  const hmacSignatureSecret = secretOf(keys);
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified;
}

function secretOf(keys: KeyRing): string {
  return keys.hash('proof-of-work', 'challenge').toString('hex');
}

function readProof(text: string): z.output<typeof proofSchema> | undefined {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
