import { type AskedSigner, fitsSigner, isOthersName } from '@ndp/domain/identifiers/signer-name.ts';
import { codeMinutes } from '@ndp/domain/periods.ts';
import { revokeLinks } from '../../../cases/links/links.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { HeldSignature } from '../../../platform/database/schema/envelope-tables.ts';
import { takeMailMoment } from '../../../platform/limits/attempts.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { isTooLateToSign } from '../port/last-day.ts';
import type {
  DecliningOutcome,
  DocumentOpening,
  SignatureInput,
  SigningOutcome,
  SigningTurn,
  Trace,
} from './ceremony-types.ts';
import type { EventKind, SigningEvent } from './chain.ts';
import { isLocked, refuseCode } from './code-check.ts';
import { hashCode, newCode } from './codes.ts';
import type { EmbeddedContext, SigningPost } from './context.ts';
import { changeSigner, changeState, openTerms } from './envelopes.ts';
import { holdDocument } from './held-names.ts';
import { addresseeOf, inviteNext, tellHeld } from './invite.ts';
import { addEvent } from './record.ts';
import { sealDeclineReason } from './sealed-signer.ts';
import { hashShown } from './shown-document.ts';
import { signDocument } from './sign-document.ts';
import { readAskedSigner } from './signer-kind.ts';
import { type SigningLink, signingLink } from './signing-links.ts';
import { currentStatement, declarationNames, hashStatement } from './statement.ts';
import { cut, hintOf, takeTurn } from './turn.ts';
import { isHeld, isUnopened, type LinkFailure, type WaitingDocument } from './waiting-documents.ts';

const declineReasonLength = 500;

/** Notes that the last byte of a document has left for its signer; the first time counts. */
export async function noteDelivered(
  context: EmbeddedContext,
  link: SigningLink,
  delivered: PaperName,
): Promise<void> {
  await takeTurn<unknown>(context, link, asIs, async ({ db, documents, now }) => {
    const document = documents.find((each) => each.paper === delivered);
    if (document?.signer.delivered_at === null)
      await changeSigner(db, document.signer, { delivered_at: now });
  });
}

/**
 * Notes that a person has opened a document which was delivered. Only for a POST: opening the link by itself proves nothing.
 */
export function noteDocumentOpened(
  context: EmbeddedContext,
  link: SigningLink,
  { paper: opened, form, language }: DocumentOpening,
  trace: Trace,
): Promise<'noted' | 'undelivered' | LinkFailure> {
  return takeTurn<'noted' | 'undelivered' | LinkFailure>(context, link, asIs, async (turn) => {
    const document = turn.documents.find((each) => each.paper === opened);
    if (!document || !isUnopened(document)) return 'noted';
    const { delivered_at: deliveredAt } = document.signer;
    if (!deliveredAt) return 'undelivered';
    await changeSigner(turn.db, document.signer, { state: 'viewed' });
    await note(turn, document, 'opened', { ...trace, form, language, delivered: deliveredAt.toISOString() });
    return 'noted';
  });
}

/** Mails a new one-time code, good for all documents at once; the one before dies. */
export function sendSigningCode(
  context: EmbeddedContext,
  link: SigningLink,
  trace: Trace,
): Promise<'sent' | 'too-many' | 'held' | 'closed' | 'locked' | LinkFailure> {
  return takeTurn<'sent' | 'too-many' | 'held' | 'closed' | 'locked' | LinkFailure>(
    context,
    link,
    asIs,
    async (turn) => {
      const { db, now, documents, partnerId, applicationId } = turn;
      const [first] = documents;
      if (!first) return 'gone';
      if (await context.faultOf?.(partnerId, directoryIn(db, now))) return 'closed';
      if (isHeld(documents)) return 'held';
      if (await isLocked(turn)) return 'locked';
      const share = { codeMails: `${partnerId} ${applicationId} ${first.signer.email.toLowerCase()}` };
      if ((await takeMailMoment(turn, share)) > now) return 'too-many';
      const code = newCode();
      const end = new Date(now.getTime() + codeMinutes * 60_000);
      for (const document of documents) {
        const { envelope_id: envelopeId, n } = document.signer;
        const hash = hashCode(context.keys, { partnerId, envelopeId, n }, code);
        await changeSigner(db, document.signer, { code_hash: hash, code_expires_at: end, code_tries: 0 });
        await note(turn, document, 'code-sent', trace);
      }
      const to = addresseeOf(first.envelope, first.signer);
      await context.post.sendCode(turn, to, { code, minutes: codeMinutes });
      return 'sent';
    },
  );
}

/**
 * Signs all documents or none, once each was opened and everything declared. A wrong code counts as one try for all of them; after five, or ten
 * minutes, another code is needed. When somebody else is to sign next, that signer is invited. Under a name that is
 * not the signer's nothing is signed: insisted on, it waits for a person.
 */
export function signDocuments(
  context: EmbeddedContext,
  link: SigningLink,
  signing: SignatureInput,
  trace: Trace,
): Promise<SigningOutcome> {
  return takeTurn<SigningOutcome>(context, link, asKind, async (turn) => {
    const { documents } = turn;
    const [first] = documents;
    if (!first) return { kind: 'gone' };
    if (await isTooLateToSign(turn, turn.application)) return { kind: 'gone' };
    if (await context.faultOf?.(turn.partnerId, directoryIn(turn.db, turn.now))) return { kind: 'closed' };
    if (isHeld(documents)) return { kind: 'held' };
    const { language } = openTerms(first.envelope);
    const typedName = signing.typedName.normalize('NFC').trim().slice(0, 200);
    const hash = hashStatement(signing.statement, language);
    if (!areShown(documents, signing.documents)) return { kind: 'other-document' };
    if (!hash || signing.statement !== currentStatement) return { kind: 'other-statement' };
    const unopened = documents.filter(isUnopened).map(({ paper }) => paper);
    if (unopened.length > 0) return { kind: 'not-opened', documents: unopened };
    const undeclared = declarationNames.find((name) => !signing.declarations[name]);
    if (undeclared) return { kind: 'not-declared', name: undeclared };
    if (typedName === '') return { kind: 'no-name' };
    const asked = await readAskedSigner(turn, turn, first);
    const fits = fitsSigner(typedName, asked);
    if (!fits && !signing.insists) return { kind: misfitOf(typedName, asked) };
    if (await isLocked(turn)) return { kind: 'locked' };
    const refusal = await refuseCode(turn, signing.code);
    if (refusal?.kind === 'wrong-code') {
      for (const document of documents) await note(turn, document, 'code-refused', trace);
    }
    if (refusal) return refusal;
    const said = {
      ...cut(trace),
      typedName,
      statement: { version: signing.statement, hash, language, declarations: declarationNames },
    };
    if (!fits) return holdForReview(turn, context.post, { ...said, reason: signing.reason?.trim() ?? '' });
    const isRepresentative = asked.kind !== 'person' && ({ isRepresentative: true } as const);
    for (const document of documents) await signDocument(turn, document, { ...said, ...isRepresentative });
    for (const document of documents) await inviteNext(turn, context.post, document);
    return { kind: 'signed', hints: documents.map((document) => hintOf(document, 'signed')) };
  });
}

/** Declines for all signers: none of the documents is signed any more. */
export function declineDocuments(
  context: EmbeddedContext,
  link: SigningLink,
  reason: string,
  trace: Trace,
): Promise<DecliningOutcome> {
  return takeTurn<DecliningOutcome>(context, link, asKind, async (turn) => {
    const details = reason.trim().slice(0, declineReasonLength);
    for (const document of turn.documents) {
      const sealed_reason = details
        ? sealDeclineReason(document.envelope.cipher, document.signer, details)
        : null;
      await revokeLinks(turn, signingLink(turn, document.signer));
      await changeSigner(turn.db, document.signer, { state: 'declined', sealed_reason, code_hash: null });
      await changeState(turn.db, document.envelope, 'declined');
      await note(turn, document, 'declined', trace);
    }
    return { kind: 'declined', hints: turn.documents.map((document) => hintOf(document, 'declined')) };
  });
}

/** Nothing is signed: a person is to look at the name first, and the signer is notified so by mail. */
async function holdForReview(
  turn: SigningTurn,
  post: SigningPost,
  signature: HeldSignature,
): Promise<{ readonly kind: 'held' }> {
  for (const document of turn.documents) await holdDocument(turn, document, signature);
  const [first] = turn.documents;
  if (first) await tellHeld(turn, post, first, 'name');
  return { kind: 'held' };
}

function misfitOf(typedName: string, { kind, other }: AskedSigner) {
  if (kind !== 'organisation') return 'other-name';
  return isOthersName(typedName, other) ? 'others-name' : 'no-person';
}

/** Whether the documents that were shown are those that wait, each of them and no other. */
function areShown(documents: readonly WaitingDocument[], shown: SignatureInput['documents']): boolean {
  const isShown = ({ paper, envelope, signer }: WaitingDocument) =>
    shown.some((each) => each.paper === paper && each.documentHash === hashShown(envelope, signer));
  return shown.length === documents.length && documents.every(isShown);
}

function note(
  { db, now }: SigningTurn,
  document: WaitingDocument,
  kind: EventKind,
  { ip, userAgent, ...more }: Trace & Pick<SigningEvent, 'form' | 'language' | 'delivered'>,
): Promise<void> {
  const event = { kind, at: now.toISOString(), ref: document.signer.ref, ...cut({ ip, userAgent }), ...more };
  return addEvent(db, document.envelope, event);
}

const asIs = (shut: LinkFailure) => shut;
const asKind = (shut: LinkFailure) => ({ kind: shut });
