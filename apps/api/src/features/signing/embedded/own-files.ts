import { openCipher } from '../../../cases/keys/application-keys.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import { comparePapers, type PaperName } from '../../../platform/database/schema/document-names.ts';
import type { StoredOwnSignature } from '../../../platform/database/schema/envelope-tables.ts';
import { openEnvelope, readEnvelopes } from './envelopes.ts';
import { openOwnDocument } from './sealed-signer.ts';
import { findSigner, type SigningLink } from './signing-links.ts';
import { isSamePerson } from './waiting-documents.ts';

/** A document of an application that came back signed elsewhere. */
export interface OwnFileFound {
  readonly requestId: string;
  readonly paper: PaperName;
  /** When its signing last changed. */
  readonly at: Date;
  /** Each of the signatures made elsewhere, in their order, and who was asked for it. */
  readonly signatures: readonly { readonly signer: string; readonly own: StoredOwnSignature }[];
  /** The file as it came last, with all of them; undefined once it is part of the sealed document. */
  readonly file: Uint8Array | undefined;
}

/** The documents of an application that came back signed elsewhere, of signings that were not called off. */
export async function readOwnFiles(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly OwnFileFound[]> {
  const { partnerId, applicationId } = key;
  const rows = await store.db
    .selectFrom('signing_envelope as envelope')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'envelope.partner_id')
        .onRef('request.id', '=', 'envelope.request_id'),
    )
    .selectAll('envelope')
    .select(['request.paper', 'request.changed_at'])
    .where('envelope.partner_id', '=', partnerId)
    .where('envelope.application_id', '=', applicationId)
    .where('request.cancel_reason', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signing_signer as signer')
          .select('signer.n')
          .whereRef('signer.partner_id', '=', 'envelope.partner_id')
          .whereRef('signer.envelope_id', '=', 'envelope.id')
          .where('signer.own_signature', 'is not', null),
      ),
    )
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  const found: OwnFileFound[] = [];
  for (const { paper, changed_at: at, ...row } of rows.toSorted(comparePapers)) {
    const { signers } = await openEnvelope(store, row, cipher);
    const signatures = signers.flatMap(({ name, own }) => (own ? { signer: name, own } : []));
    const last = signers.findLast(({ own }) => own !== null);
    found.push({
      requestId: row.request_id,
      paper,
      at,
      signatures,
      file: last && openOwnDocument(cipher, last),
    });
  }
  return found;
}

/** Whether this very file has signed through this link: whose answer was lost on the way sends it again. */
export async function hasSignedWith(
  store: EncryptedStore,
  link: SigningLink,
  { fileHash, now }: { readonly fileHash: string; readonly now: Date },
): Promise<boolean> {
  const holder = await findSigner(store, link, now, true);
  if (!holder) return false;
  const key = { partnerId: link.partnerId, applicationId: holder.application_id };
  const envelopes = await readEnvelopes(store, key, holder.cipher);
  return envelopes.some(({ signers }) =>
    signers.some((each) => isSamePerson(each, holder) && each.own?.fileHash === fileHash),
  );
}
