import type { Selectable } from 'kysely';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type {
  HeldSignature,
  SignerRow,
  SigningSignerTable,
} from '../../../platform/database/schema/envelope-tables.ts';

/** Which signer of which paper. */
export type SignerPlace = Pick<SignerRow, 'partner_id' | 'envelope_id' | 'n'>;
type Person = Pick<SignerRow, 'name' | 'email'>;

/** Who signs, as it is stored. */
export function sealPerson(
  cipher: ApplicationCipher,
  place: SignerPlace,
  { name, email }: Person,
): Uint8Array {
  return cipher.seal(JSON.stringify({ name, email }), placeOf('person', place));
}

/** Why a signer declined, as it is stored. */
export function sealDeclineReason(cipher: ApplicationCipher, place: SignerPlace, reason: string): Uint8Array {
  return cipher.seal(reason, placeOf('reason', place));
}

/** What waits for a person to look at the name, as it is stored. */
export function sealHeld(cipher: ApplicationCipher, place: SignerPlace, held: HeldSignature): Uint8Array {
  return cipher.seal(JSON.stringify(held), placeOf('held', place));
}

/** A signer as the rules need it. */
export function openSigner(cipher: ApplicationCipher, row: Selectable<SigningSignerTable>): SignerRow {
  const { person, sealed_reason, held_signature, ...open } = row;
  const who = JSON.parse(cipher.open(person, placeOf('person', row))) as Person;
  const declineReason = sealed_reason && cipher.open(sealed_reason, placeOf('reason', row));
  const held =
    held_signature && (JSON.parse(cipher.open(held_signature, placeOf('held', row))) as HeldSignature);
  return { ...open, ...who, declineReason, held };
}

function placeOf(column: string, { partner_id, envelope_id, n }: SignerPlace): string {
  return ['signer', column, partner_id, envelope_id, n].join('\n');
}
