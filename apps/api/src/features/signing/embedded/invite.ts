import { linkEnd } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import { findBearers, replaceLink, revokeLinks } from '../../../cases/links/links.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import { isPreparing } from '../requests/document-requests.ts';
import { applicationOf } from '../requests/requests.ts';
import type { SigningEvent } from './chain.ts';
import type { Addressee, SigningPost } from './context.ts';
import { changeSigner, type Envelope, openTerms } from './envelopes.ts';
import { addEvent, readLinks } from './record.ts';
import { signingLink } from './signing-links.ts';
import { isSamePerson, readWaiting, type WaitingDocument } from './waiting-documents.ts';

type InvitedDocument = Pick<WaitingDocument, 'envelope' | 'signer'>;

/**
 * Invites the first signers of an application to documents that go out one by one; its row is locked. Nobody is mailed before
 * the last of them is out: a link that opens half is of no use.
 */
export async function inviteFirst(unit: Unit, post: SigningPost, sent: InvitedDocument): Promise<void> {
  const { db, now } = unit;
  const { envelope, signer } = sent;
  const key = { ...applicationOf(envelope.row), cipher: envelope.cipher };
  await addEvent(db, envelope, { kind: 'invited', at: now.toISOString(), ref: signer.ref });
  if (await isPreparing(db, key)) return;
  const waiting = await readWaiting(unit, key, now);
  const live = await findBearers(db, { ...key, purpose: 'signing' }, now);
  const bears = (each: InvitedDocument) => live.includes(signingLink(key, each.signer).bearer);
  const invited = waiting.filter(bears);
  for (const each of waiting) {
    if (invited.some((other) => isSamePerson(other.signer, each.signer))) continue;
    invited.push(each);
    await mailLink(unit, post, each, 'invited');
  }
}

/**
 * Invites a signer to a document whose turn has come, or again; the application's row is locked. One link opens every document of
 * the application that waits for the same person: when the mail for another of them speaks for this one too, none goes
 * out. Otherwise the signer is given a new link, and the one before dies at once with its code.
 */
export async function inviteSigner(
  unit: Unit,
  post: SigningPost,
  { envelope, signer }: InvitedDocument,
  kind: 'invited' | 'reminded',
): Promise<void> {
  const { db, now } = unit;
  const { row } = envelope;
  const key = { ...applicationOf(row), cipher: envelope.cipher };
  const others = (await readWaiting(unit, key, now)).filter(
    (each) => each.envelope.row.id !== row.id && isSamePerson(each.signer, signer),
  );
  const isCarried = await isCarriedBy(unit, key, { others, signer, now });
  await addEvent(db, envelope, { kind, at: now.toISOString(), ref: signer.ref });
  if (isCarried) return;
  for (const other of others) {
    await revokeLinks(unit, signingLink(key, other.signer));
    await changeSigner(db, other.signer, { code_hash: null });
  }
  await mailLink(unit, post, { envelope, signer }, kind);
}

/** Only when all documents are signed, so that one mail speaks for all of them. */
export async function inviteNext(
  unit: Unit,
  post: SigningPost,
  { envelope, signer }: InvitedDocument,
): Promise<void> {
  const next = envelope.signers.find((each) => each.n !== signer.n && each.state !== 'signed');
  if (next) await inviteSigner(unit, post, { envelope, signer: next }, 'invited');
}

/** Promises a mail with a new link to a signer. */
async function mailLink(
  unit: Unit,
  post: SigningPost,
  { envelope, signer }: InvitedDocument,
  kind: 'invited' | 'reminded',
): Promise<void> {
  const { db, now } = unit;
  const { row } = envelope;
  const key = applicationOf(row);
  const end = linkEnd({ purpose: 'signing', madeAt: now, submittedAt: null }, now);
  const expiresAt = end < row.expires_at ? end : row.expires_at;
  const token = await replaceLink(unit, { ...signingLink(key, signer), expiresAt });
  await changeSigner(db, signer, { code_hash: null });
  const invitation = { token, expiresAt, isReminder: kind === 'reminded' };
  await post.invite(unit, addresseeOf(envelope, signer), invitation);
}

/** To whom mails for a signer go. */
export function addresseeOf(envelope: Envelope, { n, email }: SignerRow): Addressee {
  const { partner_id: partnerId, application_id: applicationId, request_id: requestId } = envelope.row;
  const { language, title } = openTerms(envelope);
  const [first] = envelope.signers;
  const organisation = first && first.n !== n ? { organisation: first.name } : {};
  return { partnerId, applicationId, requestId, email, language, title, ...organisation };
}

/** Tells the applicant that a signature waits for a person, whoever made it: the second has no case to look at. */
export async function tellHeld(
  unit: Unit,
  post: SigningPost,
  { envelope, signer }: InvitedDocument,
  about: 'name' | 'signature',
): Promise<void> {
  const [applicant = signer] = envelope.signers;
  const isApplicants = applicant.n === signer.n;
  await post.tellHeld(unit, addresseeOf(envelope, applicant), isApplicants ? about : 'second');
}

/** A mail speaks for a document when its link lives and this document's record has not counted it yet. */
async function isCarriedBy(
  store: EncryptedStore,
  key: ApplicationKey,
  { others, signer, now }: { others: readonly WaitingDocument[]; signer: SignerRow; now: Date },
): Promise<boolean> {
  const live = await findBearers(store.db, { ...key, purpose: 'signing' }, now);
  const holder = others.find((each) => live.includes(signingLink(key, each.signer).bearer));
  if (!holder) return false;
  return (await countInvitations(store, holder.signer)) > (await countInvitations(store, signer));
}

async function countInvitations(
  store: EncryptedStore,
  { partner_id, envelope_id, ref }: SignerRow,
): Promise<number> {
  const links = await readLinks(store, { partnerId: partner_id, envelopeId: envelope_id });
  const events = links.map(({ body }) => JSON.parse(body) as SigningEvent);
  return events.filter((event) => event.ref === ref && ['invited', 'reminded'].includes(event.kind)).length;
}
