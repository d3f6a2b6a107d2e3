import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { KeptSignerState, SignatureRequest } from '../../platform/database/schema/signing-tables.ts';
import type { SignerState } from './port.ts';
import { contextOf } from './requests.ts';

type Owner = Pick<SignatureRequest, 'partner_id' | 'id'>;

/** How long a reason may be, in characters. */
const longestReason = 500;

/** Only what is listed here is kept of a signer; a provider may know more, such as secret links. Reasons are sealed. */
export function keepStates(signers: readonly SignerState[], owner: Owner, cipher: ApplicationCipher): string {
  const kept: KeptSignerState[] = signers.map(({ ref, state, signedAt, declineReason }) => ({
    ref,
    state,
    ...(signedAt ? { signedAt: signedAt.toISOString() } : {}),
    ...(declineReason ? { sealedReason: sealReason(declineReason, owner, ref, cipher) } : {}),
  }));
  return JSON.stringify(kept);
}

/** A reason to decline as it is kept of a signer: sealed, base64. */
function sealReason(reason: string, owner: Owner, ref: string, cipher: ApplicationCipher): string {
  return cipher.seal(reason.slice(0, longestReason), placeOf(owner, ref)).toString('base64');
}

/** Why the first signer who declined did so, in their own words; undefined when nobody said. */
export function openReason(
  request: Owner & Pick<SignatureRequest, 'signer_states'>,
  cipher: ApplicationCipher,
): string | undefined {
  const declined = request.signer_states.find(({ sealedReason }) => sealedReason);
  if (!declined?.sealedReason) return undefined;
  return cipher.open(Buffer.from(declined.sealedReason, 'base64'), placeOf(request, declined.ref));
}

function placeOf({ partner_id, id }: Owner, ref: string): string {
  return `${contextOf('reason', partner_id, id)}\n${ref}`;
}
