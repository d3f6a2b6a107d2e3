import type { KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignatureInput } from './ceremony-types.ts';
import { openSigner } from './sealed-signer.ts';
import { findSigner, type SigningLink } from './signing-links.ts';
import { isSamePerson } from './waiting-documents.ts';

/**
 * Whether these very documents were signed through this link: a signer whose answer was lost on the way asks again.
 * The hashes prove that the caller has seen the documents; who knows less learns nothing.
 *
 * @param shown  the documents of the repeated call
 */
export async function hasSigned(
  db: Database,
  keys: KeyRing,
  link: SigningLink,
  { shown, now }: { readonly shown: SignatureInput['documents']; readonly now: Date },
): Promise<boolean> {
  const holder = await findSigner({ db, keys }, link, now, true);
  if (!holder || shown.length === 0) return false;
  const rows = await db
    .selectFrom('signing_signer as signer')
    .innerJoin('signing_envelope as envelope', (join) =>
      join
        .onRef('envelope.partner_id', '=', 'signer.partner_id')
        .onRef('envelope.id', '=', 'signer.envelope_id'),
    )
    .selectAll('signer')
    .select('envelope.document_hash')
    .where('signer.partner_id', '=', link.partnerId)
    .where('envelope.application_id', '=', holder.application_id)
    .where('signer.signed_at', '=', holder.signed_at)
    .execute();
  const signed = rows
    .filter((row) => isSamePerson(openSigner(holder.cipher, row), holder))
    .map((row) => row.document_hash);
  return shown.length === signed.length && shown.every((each) => signed.includes(each.documentHash));
}
