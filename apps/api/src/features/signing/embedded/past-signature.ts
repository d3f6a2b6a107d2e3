import type { KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignatureInput } from './ceremony-types.ts';
import { readEnvelopes } from './envelopes.ts';
import { hashShown } from './shown-document.ts';
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
  const key = { partnerId: link.partnerId, applicationId: holder.application_id };
  const signed = (await readEnvelopes({ db, keys }, key, holder.cipher)).flatMap((envelope) =>
    envelope.signers
      .filter(
        (each) => isSamePerson(each, holder) && each.signed_at?.getTime() === holder.signed_at?.getTime(),
      )
      .map((each) => hashShown(envelope, each)),
  );
  return shown.length === signed.length && shown.every((each) => signed.includes(each.documentHash));
}
