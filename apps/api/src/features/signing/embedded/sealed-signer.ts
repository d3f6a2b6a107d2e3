import type { Selectable } from 'kysely';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type {
  HeldSignature,
  SignerRow,
  SigningSignerTable,
  StoredOwnSignature,
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

/** What was found in a document that came back signed, as it is stored. */
export function sealOwn(
  cipher: ApplicationCipher,
  signer: SignerRowKey,
  own: StoredOwnSignature,
): Uint8Array {
  return cipher.seal(JSON.stringify(own), signerContext('own', signer));
}

/** The document that came back, as it is stored. */
export function sealOwnDocument(
  cipher: ApplicationCipher,
  signer: SignerRowKey,
  document: Uint8Array,
): Uint8Array {
  return cipher.sealBytes(document, signerContext('own-document', signer));
}

/** The document that came back from a signer; undefined when none did. */
export function openOwnDocument(cipher: ApplicationCipher, signer: SignerRow): Uint8Array | undefined {
  if (!signer.own_document) return undefined;
  return new Uint8Array(cipher.openBytes(signer.own_document, signerContext('own-document', signer)));
}

/** A signer as the rules need it. */
export function openSigner(cipher: ApplicationCipher, row: Selectable<SigningSignerTable>): SignerRow {
  const { person, sealed_reason, held_signature, own_signature, ...open } = row;
  const who = JSON.parse(cipher.open(person, signerContext('person', row))) as SignerIdentity;
  const declineReason = sealed_reason && cipher.open(sealed_reason, signerContext('reason', row));
  const signature =
    held_signature && (JSON.parse(cipher.open(held_signature, signerContext('held', row))) as HeldSignature);
  const own =
    own_signature &&
    (JSON.parse(cipher.open(own_signature, signerContext('own', row))) as StoredOwnSignature);
  return { ...open, ...who, declineReason, held: signature, own };
}

function signerContext(column: string, { partner_id, envelope_id, n }: SignerRowKey): string {
  return ['signer', column, partner_id, envelope_id, n].join('\n');
}
