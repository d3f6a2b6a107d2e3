import type { Selectable } from 'kysely';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type {
  HeldSignature,
  SignerRow,
  SigningSignerTable,
} from '../../../platform/database/schema/envelope-tables.ts';

/** Which signer of which document. */
export type SignerRowKey = Pick<SignerRow, 'partner_id' | 'envelope_id' | 'n'>;
type SignerIdentity = Pick<SignerRow, 'name' | 'email'>;

/** Who signs, as it is stored. */
export function sealPerson(
  cipher: ApplicationCipher,
  signer: SignerRowKey,
  { name, email }: SignerIdentity,
): Uint8Array {
  return cipher.seal(JSON.stringify({ name, email }), signerContext('person', signer));
}

/** Why a signer declined, as it is stored. */
export function sealDeclineReason(
  cipher: ApplicationCipher,
  signer: SignerRowKey,
  reason: string,
): Uint8Array {
  return cipher.seal(reason, signerContext('reason', signer));
}

/** What waits for a person to look at the name, as it is stored. */
export function sealHeld(
  cipher: ApplicationCipher,
  place: SignerRowKey,
  signature: HeldSignature,
): Uint8Array {
  return cipher.seal(JSON.stringify(signature), signerContext('held', place));
}

/** A signer as the rules need it. */
export function openSigner(cipher: ApplicationCipher, row: Selectable<SigningSignerTable>): SignerRow {
  const { person, sealed_reason, held_signature, ...open } = row;
  const who = JSON.parse(cipher.open(person, signerContext('person', row))) as SignerIdentity;
  const declineReason = sealed_reason && cipher.open(sealed_reason, signerContext('reason', row));
  const signature =
    held_signature && (JSON.parse(cipher.open(held_signature, signerContext('held', row))) as HeldSignature);
  return { ...open, ...who, declineReason, held: signature };
}

function signerContext(column: string, { partner_id, envelope_id, n }: SignerRowKey): string {
  return ['signer', column, partner_id, envelope_id, n].join('\n');
}
