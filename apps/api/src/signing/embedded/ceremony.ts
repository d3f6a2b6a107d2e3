import { isSameHash } from '../../secrets.ts';
import { takeMailAllowance } from '../../store/allowances.ts';
import {
  addEvent,
  changeSigner,
  changeState,
  type Envelope,
  holdEnvelope,
  openTerms,
  signerInTurn,
} from './envelopes.ts';
import { addresseeOf, inviteSigner } from './invite.ts';
import type { EmbeddedParts } from './parts.ts';
import { codeMinutes, codeTries, hashCode, newCode } from './secrets.ts';
import { findSigner, type SigningLink } from './signing-links.ts';
import { hashStatement } from './statement.ts';
import type { EmbeddedTrx, SignerRow } from './tables.ts';

/** From where somebody acts. */
export interface Trace {
  readonly ip: string;
  readonly userAgent: string;
}

/** What a signer says by signing. */
export interface Signing {
  readonly code: string;
  readonly typedName: string;
  /** SHA-256 of the paper that was shown. */
  readonly documentHash: string;
  /** Version of the sentence that was shown. */
  readonly statement: string;
}

/** `gone`: the link opens nothing, whatever the reason. */
export type Outcome<Other extends string> = Other | 'gone';
export type SigningOutcome =
  | { readonly kind: 'signed' | 'gone' | 'other-document' | 'other-statement' | 'no-name' | 'code-over' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number };

/** At most so many codes for one signer. */
const codeLimit = [{ max: 5, seconds: 3600 }];
const declineReasonLength = 500;

interface Turn {
  readonly trx: EmbeddedTrx;
  readonly envelope: Envelope;
  readonly signer: SignerRow;
  readonly now: Date;
}

/** Notes that a person opened the paper. Only for a POST: opening the link by itself proves nothing. */
export function noteOpened(parts: EmbeddedParts, link: SigningLink, trace: Trace): Promise<Outcome<'noted'>> {
  return takeTurn<Outcome<'noted'>>(parts, link, 'gone', async ({ trx, envelope, signer, now }) => {
    if (signer.state !== 'waiting') return 'noted';
    await changeSigner(trx, signer, { state: 'viewed' });
    await addEvent(trx, envelope, { kind: 'opened', at: now.toISOString(), ref: signer.ref, ...cut(trace) });
    return 'noted';
  });
}

/** Mails a new one-time code; the one before dies. */
export function askForCode(
  parts: EmbeddedParts,
  link: SigningLink,
  trace: Trace,
): Promise<Outcome<'sent' | 'too-many'>> {
  return takeTurn(parts, link, 'gone', async ({ trx, envelope, signer, now }) => {
    const { partnerId } = link;
    const share = ['sign-code', partnerId, envelope.row.id, signer.n].join(' ');
    const isAllowed = await takeMailAllowance(trx, parts.keys.hash('address', share), codeLimit, now);
    if (!isAllowed) return 'too-many';
    const code = newCode();
    const [hash = null] = hashCode(parts.keys, { partnerId, envelopeId: envelope.row.id, n: signer.n }, code);
    const end = new Date(now.getTime() + codeMinutes * 60_000);
    await changeSigner(trx, signer, { code_hash: hash, code_expires_at: end, code_tries: 0 });
    await addEvent(trx, envelope, {
      kind: 'code-sent',
      at: now.toISOString(),
      ref: signer.ref,
      ...cut(trace),
    });
    await parts.post.sendCode(trx, addresseeOf(parts, envelope, signer), { code, minutes: codeMinutes });
    return 'sent';
  });
}

/**
 * Signs the paper. A wrong code counts as a try; after five, or ten minutes, another code is needed. When somebody
 * else is to sign next, that signer is invited; whoever calls tells the worker when this was the last.
 */
export function signPaper(
  parts: EmbeddedParts,
  link: SigningLink,
  signing: Signing,
  trace: Trace,
): Promise<SigningOutcome> {
  return takeTurn<SigningOutcome>(parts, link, { kind: 'gone' }, async (turn) => {
    const { trx, envelope, signer, now } = turn;
    const { language } = openTerms(envelope, parts.keys);
    const typedName = signing.typedName.normalize('NFC').trim().slice(0, 200);
    const statementHash = hashStatement(signing.statement, language);
    if (signing.documentHash !== envelope.row.document_hash) return { kind: 'other-document' };
    if (!statementHash) return { kind: 'other-statement' };
    if (typedName === '') return { kind: 'no-name' };
    const refusal = await refuseCode(parts, turn, signing.code, trace);
    if (refusal) return refusal;
    await changeSigner(trx, signer, { state: 'signed', signed_at: now, code_hash: null, link_hash: null });
    await addEvent(trx, envelope, {
      kind: 'signed',
      at: now.toISOString(),
      ref: signer.ref,
      ...cut(trace),
      typedName,
      documentHash: envelope.row.document_hash,
      statement: { version: signing.statement, hash: statementHash, language },
    });
    const next = envelope.signers.find((each) => each.n !== signer.n && each.state !== 'signed');
    if (next) await inviteSigner(trx, parts, envelope, next, 'invited');
    return { kind: 'signed' };
  });
}

/** Declines for all: the paper is not signed any more. */
export function declinePaper(
  parts: EmbeddedParts,
  link: SigningLink,
  reason: string,
  trace: Trace,
): Promise<Outcome<'declined'>> {
  return takeTurn<Outcome<'declined'>>(parts, link, 'gone', async ({ trx, envelope, signer, now }) => {
    const decline_reason = reason.trim().slice(0, declineReasonLength) || null;
    await changeSigner(trx, signer, { state: 'declined', decline_reason, link_hash: null, code_hash: null });
    await changeState(trx, envelope, 'declined');
    await addEvent(trx, envelope, {
      kind: 'declined',
      at: now.toISOString(),
      ref: signer.ref,
      ...cut(trace),
    });
    return 'declined';
  });
}

async function refuseCode(
  { keys }: EmbeddedParts,
  { trx, envelope, signer, now }: Turn,
  code: string,
  trace: Trace,
): Promise<SigningOutcome | undefined> {
  const { code_hash, code_expires_at, code_tries } = signer;
  const isOver = !code_hash || !code_expires_at || code_expires_at <= now || code_tries >= codeTries;
  if (isOver) return { kind: 'code-over' };
  const key = { partnerId: signer.partner_id, envelopeId: signer.envelope_id, n: signer.n };
  const hashes = hashCode(keys, key, code.replace(/\s/g, ''));
  if (hashes.some((hash) => isSameHash(hash, code_hash))) return undefined;
  await changeSigner(trx, signer, { code_tries: code_tries + 1 });
  await addEvent(trx, envelope, {
    kind: 'code-refused',
    at: now.toISOString(),
    ref: signer.ref,
    ...cut(trace),
  });
  return { kind: 'wrong-code', triesLeft: codeTries - code_tries - 1 };
}

/** Acts for the signer a link belongs to, with the paper held; `gone` when it is not this signer's turn. */
function takeTurn<Result>(
  parts: EmbeddedParts,
  link: SigningLink,
  gone: Result,
  act: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const now = parts.clock();
  return parts.db.transaction().execute(async (trx) => {
    const found = await findSigner(trx, parts.keys, link, now);
    if (!found) return gone;
    const envelope = await holdEnvelope(trx, { partnerId: link.partnerId, envelopeId: found.envelope_id });
    const signer = envelope && signerInTurn(envelope);
    // Read again under the lock: the link may have died while this call waited.
    const isOpen = envelope?.row.state === 'sent' && envelope.row.expires_at > now;
    const isSame = signer?.link_hash && found.link_hash && isSameHash(signer.link_hash, found.link_hash);
    return isOpen && isSame ? act({ trx, envelope, signer, now }) : gone;
  });
}

function cut({ ip, userAgent }: Trace): Trace {
  return { ip: ip.slice(0, 64), userAgent: userAgent.slice(0, 300) };
}
