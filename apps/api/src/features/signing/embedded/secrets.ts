import { randomInt } from 'node:crypto';
import type { KeyedHashes, KeyRing } from '../../../platform/crypto/secrets.ts';

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

/** Keyed hashes of a signing link, the current key first. Such a link opens nothing but what its holder is to sign. */
export function hashLink(keys: KeyRing, partnerId: string, token: string): KeyedHashes {
  return keys.hashes('sign', [partnerId, token].join('\n'));
}

/** Keyed hashes of a one-time code, good for one signer of one paper only. */
export function hashCode(keys: KeyRing, { partnerId, envelopeId, n }: SignerKey, code: string): KeyedHashes {
  return keys.hashes('sign-code', [partnerId, envelopeId, n, code].join('\n'));
}
