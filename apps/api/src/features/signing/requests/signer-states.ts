import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { KeptSignerState, SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { SignerState } from '../port/port.ts';
import { signatureContext } from './requests.ts';

type Owner = Pick<SignatureRequest, 'partner_id' | 'id'>;

/** How long a reason may be, in characters. */
const longestReason = 500;

/** Only what is listed here is stored of a signer; a provider may know more, such as secret links. Reasons are sealed. */
export function sealSignerStates(
  signers: readonly SignerState[],
  owner: Owner,
  cipher: ApplicationCipher,
): string {
  const states: KeptSignerState[] = signers.map(({ ref, state, signedAt, declineReason }) => ({
    ref,
    state,
    ...(signedAt ? { signedAt: signedAt.toISOString() } : {}),
    ...(declineReason ? { sealedReason: sealReason(declineReason, owner, ref, cipher) } : {}),
  }));
  return JSON.stringify(states);
}

/** A reason to decline as it is stored of a signer: sealed, base64. */
function sealReason(reason: string, owner: Owner, ref: string, cipher: ApplicationCipher): string {
  return cipher.seal(reason.slice(0, longestReason), reasonContext(owner, ref)).toString('base64');
}

/** Why the first signer who declined did so, in their own words; undefined when nobody said. */
export function openReason(
  request: Owner & Pick<SignatureRequest, 'signer_states'>,
  cipher: ApplicationCipher,
): string | undefined {
  const declined = request.signer_states.find(({ sealedReason }) => sealedReason);
  if (!declined?.sealedReason) return undefined;
  return cipher.open(Buffer.from(declined.sealedReason, 'base64'), reasonContext(request, declined.ref));
}

function reasonContext({ partner_id, id }: Owner, ref: string): string {
  return `${signatureContext('reason', partner_id, id)}\n${ref}`;
}
