import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { comparePapers } from '../../../platform/database/schema/document-names.ts';
import type { HeldSignature } from '../../../platform/database/schema/envelope-tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import { applicationOf } from '../requests/requests.ts';
import type { SigningPost } from './context.ts';
import { changeSigner, openEnvelope } from './envelopes.ts';
import { inviteNext, inviteSigner } from './invite.ts';
import { ownEvidence } from './own-evidence.ts';
import { addEvent } from './record.ts';
import { sealHeld } from './sealed-signer.ts';
import { hashShown } from './shown-document.ts';
import { signDocument } from './sign-document.ts';
import { readSignerKind } from './signer-kind.ts';
import type { WaitingDocument } from './waiting-documents.ts';

/** A document whose signature waits for a person, with what was typed under it. */
export interface HeldDocument extends WaitingDocument {
  readonly held: HeldSignature;
}

/** Keeps what was said under a document, unsigned, until a person has looked at it. */
export async function holdDocument(
  { db, now }: Unit,
  { envelope, signer }: WaitingDocument,
  signature: HeldSignature,
): Promise<void> {
  const held_signature = sealHeld(envelope.cipher, signer, signature);
  await changeSigner(db, signer, { held_at: now, held_signature, code_hash: null });
  const { reason, ...said } = signature;
  await addEvent(db, envelope, {
    kind: signer.own ? 'own-held' : 'name-held',
    at: now.toISOString(),
    ref: signer.ref,
    ...said,
    ...(reason ? { reason } : {}),
    documentHash: hashShown(envelope, signer),
  });
}

/** Whether a signature of the application waits for a person to look at its name. */
export async function isNameHeld(db: Database, key: ApplicationKey): Promise<boolean> {
  return (await selectHeld(db, key).limit(1).execute()).length > 0;
}

/** The documents of an application whose signature waits for a person; in their order. */
export async function readHeld(store: EncryptedStore, key: ApplicationKey): Promise<readonly HeldDocument[]> {
  const rows = await selectHeld(store.db, key).execute();
  const documents: HeldDocument[] = [];
  for (const { paper, n, ...row } of rows.toSorted(comparePapers)) {
    const envelope = await openEnvelope(store, row);
    const signer = envelope.signers.find((each) => each.n === n);
    if (signer?.held) documents.push({ paper, envelope, signer, held: signer.held });
  }
  return documents;
}

/** Lets the signatures stand that were held: a person has found out that the name is the signer's. */
export async function acceptHeld(
  unit: Unit,
  post: SigningPost,
  documents: readonly HeldDocument[],
  reason: string,
): Promise<void> {
  for (const document of documents) {
    const { typedName, ip, userAgent, statement } = document.held;
    const own = ownEvidence(document.signer);
    const kind = await readSignerKind(unit, applicationOf(document.envelope.row), document.signer);
    const isRepresentative = kind !== 'person' && ({ isRepresentative: true } as const);
    await addReviewEvent(unit, document, 'accepted', reason);
    await signDocument(unit, document, { typedName, ip, userAgent, statement, ...isRepresentative, ...own });
  }
  for (const document of documents) await inviteNext(unit, post, document);
}

/** Drops the signatures that were held, and invites the signer anew. */
export async function refuseHeld(
  unit: Unit,
  post: SigningPost,
  documents: readonly HeldDocument[],
  reason: string,
): Promise<void> {
  for (const document of documents) await addReviewEvent(unit, document, 'refused', reason);
  for (const document of documents) {
    if (document.envelope.row.expires_at > unit.now) await inviteSigner(unit, post, document, 'reminded');
  }
}

async function addReviewEvent(
  { db, now }: Unit,
  { envelope, signer }: HeldDocument,
  outcome: 'accepted' | 'refused',
  reason: string,
): Promise<void> {
  const dropped = outcome === 'refused' ? { own_document: null, own_signature: null } : {};
  await changeSigner(db, signer, { held_at: null, held_signature: null, ...dropped });
  const kind = `${signer.own ? 'own' : 'name'}-${outcome}` as const;
  await addEvent(db, envelope, { kind, at: now.toISOString(), ref: signer.ref, reason });
}

function selectHeld(db: Database, { partnerId, applicationId }: ApplicationKey) {
  return db
    .selectFrom('signing_envelope as envelope')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'envelope.partner_id')
        .onRef('request.id', '=', 'envelope.request_id'),
    )
    .innerJoin('signing_signer as signer', (join) =>
      join
        .onRef('signer.partner_id', '=', 'envelope.partner_id')
        .onRef('signer.envelope_id', '=', 'envelope.id'),
    )
    .selectAll('envelope')
    .select(['request.paper', 'signer.n'])
    .where('envelope.partner_id', '=', partnerId)
    .where('envelope.application_id', '=', applicationId)
    .where('envelope.state', '=', 'sent')
    .where('request.cancel_reason', 'is', null)
    .where('signer.held_at', 'is not', null);
}
