import { randomInt } from 'node:crypto';
import type { KeyRing } from '../../../platform/crypto/secrets.ts';

export interface SignerKey {
  readonly partnerId: string;
  readonly envelopeId: string;
  readonly n: number;
}

/** A new one-time code: six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Keyed hash of a one-time code, good for one signer of one document only. */
export function hashCode(keys: KeyRing, { partnerId, envelopeId, n }: SignerKey, code: string): Buffer {
  return keys.hash('sign-code', [partnerId, envelopeId, n, code].join('\n'));
}
