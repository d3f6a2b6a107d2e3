import {
  type ExpectedSigner,
  judgeOwnSignature,
  type OwnSignatureFault,
} from '@ndp/domain/identifiers/own-signature.ts';
import { readSections } from '../../../cases/store/sections.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { SignerRow, StoredOwnSignature } from '../../../platform/database/schema/envelope-tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import type { OwnSignatureReading } from '../own/own-signature-reading.ts';
import { isTooLateToSign } from '../port/last-day.ts';
import type { Hint } from '../port/port.ts';
import { hashDocument } from '../requests/requests.ts';
import type { SigningTurn, Trace } from './ceremony-types.ts';
import { isLocked } from './code-check.ts';
import type { EmbeddedContext } from './context.ts';
import { changeSigner, openEnvelope } from './envelopes.ts';
import { holdDocument } from './held-names.ts';
import { inviteNext, tellHeld } from './invite.ts';
import { ownEvidence } from './own-evidence.ts';
import { addEvent } from './record.ts';
import { sealOwn, sealOwnDocument } from './sealed-signer.ts';
import { openShown } from './shown-document.ts';
import { signDocument } from './sign-document.ts';
import { readAskedSigner, readSignerKind } from './signer-kind.ts';
import type { SigningLink } from './signing-links.ts';
import { cut, hintOf, takeTurn } from './turn.ts';
import { findWaiting, isHeld, type LinkFailure, type WaitingDocument } from './waiting-documents.ts';

/** A document that came back through a signing link. */
export interface OwnFile {
  readonly paper: PaperName;
  readonly file: Uint8Array;
}

/** `taken`: another document has to come back too before anything is signed. */
export type OwnSignatureOutcome =
  | { readonly kind: 'signed'; readonly hints: readonly Hint[] }
  | { readonly kind: 'held' | 'taken' | 'unknown-paper' | 'closed' | 'locked' | 'waits' }
  | { readonly kind: 'unfit'; readonly fault: OwnSignatureFault }
  | { readonly kind: LinkFailure };

/**
 * Takes a document that its signer has signed with own means and sent back. Once each document behind the link has come
 * back, all are signed; where one cannot be told to be the signer's, all wait for a person. The same file again changes
 * nothing.
 */
export async function takeOwnSignature(
  context: EmbeddedContext,
  link: SigningLink,
  { paper, file }: OwnFile,
  trace: Trace,
): Promise<OwnSignatureOutcome> {
  const { db, keys, clock } = context;
  const waiting = await findWaiting(db, keys, link, clock());
  if (typeof waiting === 'string') return { kind: waiting };
  const found = waiting.documents.find((each) => each.paper === paper);
  if (!found) return { kind: 'unknown-paper' };
  const reading = await context.readOwnSignature(openShown(found.envelope), file);
  const shut = (kind: LinkFailure): OwnSignatureOutcome => ({ kind });
  return takeTurn<OwnSignatureOutcome>(context, link, shut, async (turn) => {
    const document = turn.documents.find((each) => each.envelope.row.id === found.envelope.row.id);
    if (!document) return { kind: 'gone' };
    const refusal = await refuseNow(context, turn, document, file);
    if (refusal) return refusal;
    const own = await judge(turn, reading, { file, trace: cut(trace), document });
    if ('fault' in own) return { kind: 'unfit', fault: own.fault };
    await store(turn, document, { file, own });
    return conclude(context, turn);
  });
}

async function refuseNow(
  context: EmbeddedContext,
  turn: SigningTurn,
  document: WaitingDocument,
  file: Uint8Array,
): Promise<OwnSignatureOutcome | undefined> {
  const { documents, partnerId, db, now } = turn;
  if (await isTooLateToSign(turn, turn.application)) return { kind: 'gone' };
  if (await context.faultOf?.(partnerId, directoryIn(db, now))) return { kind: 'closed' };
  if (isHeld(documents))
    return { kind: document.signer.own?.fileHash === hashDocument(file) ? 'held' : 'waits' };
  return (await isLocked(turn)) ? { kind: 'locked' } : undefined;
}

async function judge(
  turn: SigningTurn,
  reading: OwnSignatureReading,
  { file, trace, document }: { file: Uint8Array; trace: Trace; document: WaitingDocument },
): Promise<StoredOwnSignature | { readonly fault: OwnSignatureFault }> {
  if ('fault' in reading) return reading;
  const expected = await expectedSigner(turn, document);
  const verdict = judgeOwnSignature(reading.found, expected, turn.now);
  if (verdict.outcome === 'refused') return verdict;
  const isSure = verdict.outcome === 'signed';
  return { found: reading.found, match: verdict.match, isSure, fileHash: hashDocument(file), ...trace };
}

/** Who was asked to sign, as the application knows the person. */
async function expectedSigner(turn: SigningTurn, document: WaitingDocument): Promise<ExpectedSigner> {
  const asked = await readAskedSigner(turn, turn, document);
  if (asked.kind !== 'person') return asked;
  const { client_info } = await readSections(turn, turn);
  const { pesel } = client_info?.data ?? {};
  return { ...asked, pesel: typeof pesel === 'string' ? pesel : undefined };
}

async function store(
  { db, now }: SigningTurn,
  { envelope, signer }: WaitingDocument,
  { file, own }: { readonly file: Uint8Array; readonly own: StoredOwnSignature },
): Promise<void> {
  const { cipher } = envelope;
  await changeSigner(db, signer, {
    own_document: sealOwnDocument(cipher, signer, file),
    own_signature: sealOwn(cipher, signer, own),
    delivered_at: signer.delivered_at ?? now,
    state: 'viewed',
  });
  const { ip, userAgent } = own;
  const event = { kind: 'own-received', at: now.toISOString(), ref: signer.ref, ip, userAgent } as const;
  await addEvent(db, envelope, { ...event, ...ownEvidence({ ...signer, own }) });
}

/** What has come back by now is enough, or something is still missing. */
async function conclude(context: EmbeddedContext, turn: SigningTurn): Promise<OwnSignatureOutcome> {
  const documents = await Promise.all(turn.documents.map((each) => readAgain(turn, each)));
  const signatures = documents.flatMap(({ signer }) => signer.own ?? []);
  if (signatures.length < documents.length) return { kind: 'taken' };
  if (!signatures.every(({ isSure }) => isSure)) return hold(context, turn, documents);
  for (const document of documents) {
    const said = saidBy(document.signer);
    const own = ownEvidence(document.signer);
    if (said) await signDocument(turn, document, { ...said, ...(await roleOf(turn, document)), ...own });
  }
  for (const document of documents) await inviteNext(turn, context.post, document);
  return { kind: 'signed', hints: documents.map((document) => hintOf(document, 'signed')) };
}

/** Who represents an organisation signs for it. */
async function roleOf(turn: SigningTurn, { signer }: WaitingDocument) {
  const kind = await readSignerKind(turn, turn, signer);
  return kind !== 'person' && ({ isRepresentative: true } as const);
}

async function hold(
  context: EmbeddedContext,
  turn: SigningTurn,
  documents: readonly WaitingDocument[],
): Promise<{ readonly kind: 'held' }> {
  for (const document of documents) {
    const said = saidBy(document.signer);
    if (said) await holdDocument(turn, document, { ...said, reason: '' });
  }
  const [first] = documents;
  if (first) await tellHeld(turn, context.post, first, 'signature');
  return { kind: 'held' };
}

function saidBy({ own }: SignerRow) {
  return own && { typedName: own.found.holder, ip: own.ip, userAgent: own.userAgent };
}

async function readAgain(turn: SigningTurn, document: WaitingDocument): Promise<WaitingDocument> {
  const envelope = await openEnvelope(turn, document.envelope.row, document.envelope.cipher);
  const signer = envelope.signers.find(({ n }) => n === document.signer.n) ?? document.signer;
  return { ...document, envelope, signer };
}
