import { randomUUID } from 'node:crypto';
import type { SubmissionAnswer } from '@ndp/contract/calls/submissions.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import type { Language } from '@ndp/flows/message.ts';
import { insertApplication, ReferenceTaken } from '../../cases/store/applications.ts';
import type { Cause } from '../../cases/store/events.ts';
import { type Claim, claimKey, findRepetition, storeAnswer } from '../../cases/store/repetitions.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import type { AppContext } from '../../platform/context.ts';
import type {
  Application,
  ClientFacts,
  Partner,
  ProjectFacts,
  QuoteRecord,
} from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/portal-call.ts';
import { KeyRefused } from '../../platform/http/refusals.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';
import { countProven } from '../../platform/proof/count-proven.ts';
import { newReference } from '../../platform/reference.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { sendLink } from './mailed-link.ts';
import { ProgramNotOpen } from './refusals.ts';

/**
 * Lets a submission in, by what its visitor, its network and its partner have left; above a part of it only with a proof of
 * work. No network alone uses up what a partner has.
 *
 * @throws {UnknownPartner} {TooMany} {ProofDemanded}
 * @throws {ProgramNotOpen} nothing new is taken now; what was taken before goes on
 */
export async function admitSubmission(context: AppContext, caller: Caller): Promise<Partner> {
  const partner = caller.partner();
  const attempt = {
    submit: caller.visitor,
    networkSubmit: `${partner.id} ${caller.network}`,
    partnerSubmit: partner.id,
  };
  await countProven(context, caller, { call: 'submit', partner: partner.id }, attempt);
  if (!takesEstimates(phaseOf(context, partner).state)) throw new ProgramNotOpen();
  return partner;
}

/** A checked submission, ready to be stored. */
export interface Submission {
  readonly kind: Application['kind'];
  readonly email: string;
  readonly client: ClientFacts;
  readonly project: ProjectFacts;
  readonly quote: QuoteRecord | null;
}

/**
 * Stores a submission once, with the promise to mail its link, in one transaction. The same Idempotency-Key gets
 * the first answer; so does the same submission within ten minutes under another key or none.
 *
 * @throws {KeyRefused} the key was used for another submission
 */
export async function accept(
  context: AppContext,
  partner: Partner,
  caller: Caller,
  submission: Submission,
): Promise<SubmissionAnswer> {
  const payload = hashOf(context, partner, submission);
  const claim = claimOf(context, partner, caller, payload);
  const input = { ...submission, payloadHash: payload, claim };
  try {
    const { answer, isNew } = await asUnit(context, (unit) => acceptOnce(unit, partner, caller, input));
    if (isNew) context.wake('mails');
    return answer;
  } catch (failure) {
    if (failure instanceof ReferenceTaken) return accept(context, partner, caller, submission);
    throw failure;
  }
}

type AcceptInput = Submission & { readonly payloadHash: Buffer; readonly claim: Claim | undefined };

async function acceptOnce(unit: Unit, partner: Partner, caller: Caller, input: AcceptInput) {
  const { claim, payloadHash } = input;
  const claimed = claim && (await claimKey(unit, claim));
  if (claimed?.state === 'other') throw new KeyRefused('used');
  if (claimed?.state === 'repeated') return { answer: claimed.answer as SubmissionAnswer, isNew: false };
  // Everybody claims the key first and waits for the same submission under other keys second.
  const known = await findRepetition(unit, partner.id, payloadHash);
  const { id, reference, status } = known ?? (await store(unit, partner, caller, input));
  const answer = { id, reference, status };
  if (claim) await storeAnswer(unit.db, claim, 201, answer);
  return { answer, isNew: !known };
}

async function store(
  unit: Unit,
  partner: Partner,
  { idempotencyKey: secret, language }: Caller,
  input: AcceptInput,
): Promise<SubmissionAnswer> {
  const sentBy = { language, secret, cause: { actor: 'applicant' } } as const;
  const { answer, recipient } = await insertSubmission(unit, partner, sentBy, input);
  await sendLink(unit, recipient, confirmEmail);
  return answer;
}

/** By whom a submission is stored, and for whom. */
interface SentBy {
  readonly language: Language;
  /** The secret it was sent under, where its browser has one. */
  readonly secret?: string | undefined;
  readonly cause: Cause;
}

/** A new case of a submission; its link is still to be mailed. @throws {ReferenceTaken} the transaction is lost */
export async function insertSubmission(
  unit: Unit,
  partner: Partner,
  { language, secret, cause }: SentBy,
  { kind, email, client, project, quote, payloadHash }: Submission & { readonly payloadHash: Buffer },
) {
  const answer = {
    id: randomUUID(),
    reference: newReference(partner.program.year),
    status: 'submitted',
  };
  const row = {
    ...answer,
    partner_id: partner.id,
    program_id: partner.program.id,
    program_version: partner.program.version,
    kind,
    language,
    email,
    client,
    project,
    quote: quote && JSON.stringify(quote),
    payload_hash: payloadHash,
    submission_secret_hash: secret ? unit.keys.hash('submission-secret', secret) : null,
    created_at: unit.now,
  };
  const key = await insertApplication(unit, row, cause);
  return { answer, recipient: { ...row, ...key } };
}

/** What the same submission is known by when it comes once more. */
export function hashOf({ keys }: Pick<Unit, 'keys'>, partner: Partner, submission: Submission): Buffer {
  const { kind, email, client, project } = submission;
  return keys.hash('payload', JSON.stringify([partner.id, kind, email.toLowerCase(), client, project]));
}

function claimOf({ keys }: AppContext, partner: Partner, caller: Caller, request: Buffer): Claim | undefined {
  const key = caller.idempotencyKey;
  if (key === undefined) return undefined;
  return { partnerId: partner.id, key: keys.hash('idempotency', key), request };
}
