import { randomInt } from 'node:crypto';
import type { KeyRing } from '../../../platform/crypto/secrets.ts';

/** How long a one-time code may be used, and how often it may be mistyped. */
export const codeMinutes = 10;
export const codeTries = 5;

export interface SignerKey {
  readonly partnerId: string;
  readonly envelopeId: string;
  readonly n: number;
}

/** A new one-time code: six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Keyed hash of a signing link. Such a link opens nothing but what its holder is to sign. */
export function hashLink(keys: KeyRing, partnerId: string, token: string): Buffer {
  return keys.hash('sign', [partnerId, token].join('\n'));
}

/** Keyed hash of a one-time code, good for one signer of one paper only. */
export function hashCode(keys: KeyRing, { partnerId, envelopeId, n }: SignerKey, code: string): Buffer {
  return keys.hash('sign-code', [partnerId, envelopeId, n, code].join('\n'));
}
