import { randomUUID } from 'node:crypto';
import type { SubmissionAnswer } from '@ndp/contract/calls/submissions.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import { findRepetition, insertApplication } from '../../cases/applications.ts';
import type { AppContext } from '../../platform/context.ts';
import type {
  Application,
  ClientFacts,
  Partner,
  ProjectFacts,
  QuoteRecord,
} from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { KeyRefused } from '../../platform/http/refusals.ts';
import { newReference } from '../../platform/reference.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { type Claim, claimKey, keepAnswer } from './idempotency.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { sendLink } from './send-link.ts';

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
  const { answer, isNew } = await asUnit(context, async (unit) => {
    const claimed = claim && (await claimKey(unit, claim));
    if (claimed?.state === 'other') throw new KeyRefused('used');
    if (claimed?.state === 'repeated') return { answer: claimed.answer as SubmissionAnswer, isNew: false };
    const known = await findRepetition(unit, partner.id, payload, unit.now);
    const answer = known
      ? toAnswer(known)
      : await store(unit, partner, caller, { ...submission, payloadHash: payload });
    if (claim) await keepAnswer(unit.db, claim, 201, answer);
    return { answer, isNew: !known };
  });
  if (isNew) context.wake();
  return answer;
}

async function store(
  unit: Unit,
  partner: Partner,
  caller: Caller,
  submission: Submission & { readonly payloadHash: Buffer },
): Promise<SubmissionAnswer> {
  const id = randomUUID();
  const secret = caller.idempotencyKey;
  const { year } = programById(partner.program_id);
  const row = {
    partner_id: partner.id,
    id,
    kind: submission.kind,
    status: 'submitted',
    language: caller.language,
    email: submission.email,
    client: submission.client,
    project: submission.project,
    quote: submission.quote && JSON.stringify(submission.quote),
    payload_hash: submission.payloadHash,
    submission_secret_hash: secret ? unit.keys.hash('submission-secret', secret) : null,
    created_at: unit.now,
  };
  const reference = await insertApplication(unit, row, () => newReference(year));
  const { email, language, submission_secret_hash } = row;
  const recipient = { partnerId: partner.id, applicationId: id, email, language, submission_secret_hash };
  await sendLink(unit, recipient, confirmEmail);
  return { id, reference, status: row.status };
}

function toAnswer({ id, reference, status }: Application): SubmissionAnswer {
  return { id, reference, status };
}

function hashOf({ keys }: AppContext, partner: Partner, submission: Submission): Buffer {
  const { kind, email, client, project } = submission;
  return keys.hash('payload', JSON.stringify([partner.id, kind, email.toLowerCase(), client, project]));
}

function claimOf({ keys }: AppContext, partner: Partner, caller: Caller, request: Buffer): Claim | undefined {
  const key = caller.idempotencyKey;
  if (key === undefined) return undefined;
  return { partnerId: partner.id, key: keys.hash('idempotency', key), request };
}
