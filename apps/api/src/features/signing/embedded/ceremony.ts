import { fitsSigner } from '@ndp/domain/identifiers/signer-name.ts';
import { codeMinutes } from '@ndp/domain/periods.ts';
import type { Language } from '@ndp/flows/message.ts';
import { holdApplication } from '../../../cases/applications.ts';
import { revokeLinks } from '../../../cases/links.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { HeldSignature } from '../../../platform/database/schema/envelope-tables.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../../platform/limits/attempts.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { asUnit, type Unit } from '../../../platform/unit.ts';
import { isTooLateToSign } from '../last-day.ts';
import type { Hint } from '../port.ts';
import type { EventKind, SigningEvent } from './chain.ts';
import { isLocked, refuseCode } from './code-check.ts';
import { hashCode, newCode } from './codes.ts';
import type { EmbeddedContext, SigningPost } from './context.ts';
import { changeSigner, changeState, openTerms, providerIdOf } from './envelopes.ts';
import { holdDocument } from './held-names.ts';
import { addresseeOf, inviteSigner } from './invite.ts';
import { addEvent } from './record.ts';
import { sealDeclineReason } from './sealed-signer.ts';
import { signDocument } from './sign-document.ts';
import { readSignerKind } from './signer-kind.ts';
import { findSigner, type SigningLink, signingLink } from './signing-links.ts';
import {
  currentStatement,
  type DeclarationName,
  type Declarations,
  declarationNames,
  hashStatement,
} from './statement.ts';
import {
  findWaiting,
  isHeld,
  isUnopened,
  type Shut,
  type Waiting,
  type WaitingDocument,
} from './waiting-documents.ts';

/** From where somebody acts. */
export interface Trace {
  readonly ip: string;
  readonly userAgent: string;
}

/** What a signer says by signing. */
export interface Signing {
  readonly code: string;
  readonly typedName: string;
  /** The papers that were shown, each with its SHA-256. */
  readonly papers: readonly { readonly paper: PaperName; readonly documentHash: string }[];
  /** Version of the statement that was shown. */
  readonly statement: string;
  /** What of it was declared. */
  readonly declarations: Declarations;
  /** Whether the signer was asked about a name that is not the application's, and insists on it; and why. */
  readonly insists?: boolean | undefined;
  readonly reason?: string | undefined;
}

/** What a person looked at, and how. */
export interface Opening {
  readonly paper: PaperName;
  readonly form: 'page' | 'pdf';
  readonly language: Language;
}

/** Something has happened to these papers: whoever called notes the hints and tells the worker. */
interface Done<Kind extends string> {
  readonly kind: Kind;
  readonly hints: readonly Hint[];
}

export type SigningOutcome =
  | Done<'signed'>
  | { readonly kind: Shut | 'other-document' | 'other-statement' | 'no-name' | 'code-over' }
  | { readonly kind: 'held' | 'closed' | 'locked' | 'other-name' | 'no-person' }
  | { readonly kind: 'not-opened'; readonly papers: readonly PaperName[] }
  | { readonly kind: 'not-declared'; readonly name: DeclarationName }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number };
export type DecliningOutcome = Done<'declined'> | { readonly kind: Shut };

const declineReasonLength = 500;

/** The papers somebody may act on, held, and when. */
interface Turn extends Unit, Waiting {
  readonly application: Application;
}

/** Notes that the last byte of a paper has left for its signer; the first time counts. */
export async function noteDelivered(
  context: EmbeddedContext,
  link: SigningLink,
  delivered: PaperName,
): Promise<void> {
  await takeTurn<unknown>(context, link, asIs, async ({ db, papers, now }) => {
    const paper = papers.find((each) => each.paper === delivered);
    if (paper?.signer.delivered_at === null) await changeSigner(db, paper.signer, { delivered_at: now });
  });
}

/**
 * Notes that a person has opened a paper which was delivered. Only for a POST: opening the link by itself proves nothing.
 */
export function noteOpened(
  context: EmbeddedContext,
  link: SigningLink,
  { paper: opened, form, language }: Opening,
  trace: Trace,
): Promise<'noted' | 'undelivered' | Shut> {
  return takeTurn<'noted' | 'undelivered' | Shut>(context, link, asIs, async (turn) => {
    const paper = turn.papers.find((each) => each.paper === opened);
    if (!paper || !isUnopened(paper)) return 'noted';
    const { delivered_at: deliveredAt } = paper.signer;
    if (!deliveredAt) return 'undelivered';
    await changeSigner(turn.db, paper.signer, { state: 'viewed' });
    await note(turn, paper, 'opened', { ...trace, form, language, delivered: deliveredAt.toISOString() });
    return 'noted';
  });
}

/** Mails a new one-time code, good for all papers at once; the one before dies. */
export function askForCode(
  context: EmbeddedContext,
  link: SigningLink,
  trace: Trace,
): Promise<'sent' | 'too-many' | 'held' | 'closed' | 'locked' | Shut> {
  return takeTurn<'sent' | 'too-many' | 'held' | 'closed' | 'locked' | Shut>(
    context,
    link,
    asIs,
    async (turn) => {
      const { db, now, papers, partnerId, applicationId } = turn;
      const [first] = papers;
      if (!first) return 'gone';
      if (await context.faultOf?.(partnerId, directoryIn(db, now))) return 'closed';
      if (isHeld(papers)) return 'held';
      if (await isLocked(turn)) return 'locked';
      const share = { codeMails: `${partnerId} ${applicationId} ${first.signer.email.toLowerCase()}` };
      if ((await takeMailMoment(turn, share)) > now) return 'too-many';
      const code = newCode();
      const end = new Date(now.getTime() + codeMinutes * 60_000);
      for (const paper of papers) {
        const { envelope_id: envelopeId, n } = paper.signer;
        const hash = hashCode(context.keys, { partnerId, envelopeId, n }, code);
        await changeSigner(db, paper.signer, { code_hash: hash, code_expires_at: end, code_tries: 0 });
        await note(turn, paper, 'code-sent', trace);
      }
      const to = addresseeOf(first.envelope, first.signer);
      await context.post.sendCode(turn, to, { code, minutes: codeMinutes });
      return 'sent';
    },
  );
}

/**
 * Signs all papers or none, once each was opened and everything declared. A wrong code counts as one try for all of them; after five, or ten
 * minutes, another code is needed. When somebody else is to sign next, that signer is invited. Under a name that is
 * not the signer's nothing is signed: insisted on, it waits for a person.
 */
export function signPapers(
  context: EmbeddedContext,
  link: SigningLink,
  signing: Signing,
  trace: Trace,
): Promise<SigningOutcome> {
  return takeTurn<SigningOutcome>(context, link, asKind, async (turn) => {
    const { papers } = turn;
    const [first] = papers;
    if (!first) return { kind: 'gone' };
    if (await isTooLateToSign(turn, turn.application)) return { kind: 'gone' };
    if (await context.faultOf?.(turn.partnerId, directoryIn(turn.db, turn.now))) return { kind: 'closed' };
    if (isHeld(papers)) return { kind: 'held' };
    const { language } = openTerms(first.envelope);
    const typedName = signing.typedName.normalize('NFC').trim().slice(0, 200);
    const hash = hashStatement(signing.statement, language);
    if (!areShown(papers, signing.papers)) return { kind: 'other-document' };
    if (!hash || signing.statement !== currentStatement) return { kind: 'other-statement' };
    const unopened = papers.filter(isUnopened).map(({ paper }) => paper);
    if (unopened.length > 0) return { kind: 'not-opened', papers: unopened };
    const undeclared = declarationNames.find((name) => !signing.declarations[name]);
    if (undeclared) return { kind: 'not-declared', name: undeclared };
    if (typedName === '') return { kind: 'no-name' };
    const kind = await readSignerKind(turn, turn);
    const fits = fitsSigner(typedName, { kind, name: first.signer.name });
    if (!fits && !signing.insists) return { kind: kind === 'person' ? 'other-name' : 'no-person' };
    if (await isLocked(turn)) return { kind: 'locked' };
    const refusal = await refuseCode(turn, signing.code);
    if (refusal?.kind === 'wrong-code') {
      for (const paper of papers) await note(turn, paper, 'code-refused', trace);
    }
    if (refusal) return refusal;
    const said = {
      ...cut(trace),
      typedName,
      statement: { version: signing.statement, hash, language, declarations: declarationNames },
    };
    if (!fits) return hold(turn, context.post, { ...said, reason: signing.reason?.trim() ?? '' });
    const isRepresentative = kind === 'organisation' && ({ isRepresentative: true } as const);
    for (const paper of papers) await signDocument(turn, paper, { ...said, ...isRepresentative });
    for (const paper of papers) await inviteNext(turn, context.post, paper);
    return { kind: 'signed', hints: papers.map((paper) => hintOf(paper, 'signed')) };
  });
}

/** Declines for all signers: none of the papers is signed any more. */
export function declinePapers(
  context: EmbeddedContext,
  link: SigningLink,
  reason: string,
  trace: Trace,
): Promise<DecliningOutcome> {
  return takeTurn<DecliningOutcome>(context, link, asKind, async (turn) => {
    const details = reason.trim().slice(0, declineReasonLength);
    for (const paper of turn.papers) {
      const sealed_reason = details ? sealDeclineReason(paper.envelope.cipher, paper.signer, details) : null;
      await revokeLinks(turn, signingLink(turn, paper.signer));
      await changeSigner(turn.db, paper.signer, { state: 'declined', sealed_reason, code_hash: null });
      await changeState(turn.db, paper.envelope, 'declined');
      await note(turn, paper, 'declined', trace);
    }
    return { kind: 'declined', hints: turn.papers.map((paper) => hintOf(paper, 'declined')) };
  });
}

/** Nothing is signed: a person is to look at the name first, and the signer is told so by mail. */
async function hold(turn: Turn, post: SigningPost, held: HeldSignature): Promise<{ readonly kind: 'held' }> {
  for (const paper of turn.papers) await holdDocument(turn, paper, held);
  const [first] = turn.papers;
  if (first) await post.tellHeld(turn, addresseeOf(first.envelope, first.signer));
  return { kind: 'held' };
}

/** Whether the papers that were shown are those that wait, each of them and no other. */
function areShown(papers: readonly WaitingDocument[], shown: Signing['papers']): boolean {
  const isShown = ({ paper, envelope }: WaitingDocument) =>
    shown.some((each) => each.paper === paper && each.documentHash === envelope.row.document_hash);
  return shown.length === papers.length && papers.every(isShown);
}

/** Only when all papers are signed, so that one mail speaks for all of them. */
async function inviteNext(
  turn: Turn,
  post: SigningPost,
  { envelope, signer }: WaitingDocument,
): Promise<void> {
  const next = envelope.signers.find((each) => each.n !== signer.n && each.state !== 'signed');
  if (next) await inviteSigner(turn, post, { envelope, signer: next }, 'invited');
}

function note(
  { db, now }: Turn,
  paper: WaitingDocument,
  kind: EventKind,
  { ip, userAgent, ...more }: Trace & Pick<SigningEvent, 'form' | 'language' | 'delivered'>,
): Promise<void> {
  const event = { kind, at: now.toISOString(), ref: paper.signer.ref, ...cut({ ip, userAgent }), ...more };
  return addEvent(db, paper.envelope, event);
}

function hintOf({ envelope: { row }, signer }: WaitingDocument, kind: EventKind): Hint {
  const providerId = providerIdOf({ partnerId: row.partner_id, envelopeId: row.id });
  return { providerId, dedupeKey: `${kind} ${signer.ref}` };
}

const asIs = (shut: Shut) => shut;
const asKind = (shut: Shut) => ({ kind: shut });

/**
 * Acts on all that waits for the holder of a link, with the application's row held: whoever signs, reminds or calls
 * off waits for the one before, in the same order everywhere.
 */
async function takeTurn<Result>(
  context: EmbeddedContext,
  link: SigningLink,
  shut: (why: Shut) => Result,
  act: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  return asUnit(context, async (unit) => {
    const { db, keys, now } = unit;
    const found = await findSigner(unit, link, now);
    if (!found) return shut('gone');
    const application = await holdApplication(unit, found.partner_id, found.application_id);
    if (!application) return shut('gone');
    // Read again under the lock: the link may have died while this call waited.
    const waiting = await findWaiting(db, keys, link, now);
    return typeof waiting === 'string' ? shut(waiting) : act({ ...unit, ...waiting, application });
  });
}

function cut({ ip, userAgent }: Trace): Trace {
  return { ip: ip.slice(0, 64), userAgent: userAgent.slice(0, 300) };
}
