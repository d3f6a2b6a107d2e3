import { createHash } from 'node:crypto';
import { signCms } from './cms.ts';
import { type SealSettings, stampFrom } from './pades-seal.ts';

/**
 * The organiser’s seal over bytes that are no PDF: a detached CMS of the same form as within one, with a time stamp where
 * a service is set. `openssl cms -verify` checks it.
 *
 * @throws {SealUnfit} the seal cannot be used now
 */
export function detachedSeal({
  signerOf,
  timestampUrl,
}: Pick<SealSettings, 'signerOf' | 'timestampUrl'>): (
  partnerId: string,
  bytes: Uint8Array,
) => Promise<Uint8Array> {
  return async (partnerId, bytes) => {
    const signer = await signerOf(partnerId);
    const stamp = timestampUrl === undefined ? undefined : await stampFrom(timestampUrl);
    return signCms(signer, createHash('sha256').update(bytes).digest(), stamp);
  };
}
