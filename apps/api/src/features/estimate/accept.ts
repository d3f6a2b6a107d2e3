import { randomUUID } from 'node:crypto';
import type { SubmissionAnswer } from '@ndp/contract/calls/submissions.ts';
import {
  findRepetition,
  insertApplication,
  ReferenceTaken,
  repetitionLock,
} from '../../cases/applications.ts';
import type { AppContext } from '../../platform/context.ts';
import { atOnce } from '../../platform/database/at-once.ts';
import { takeLock, writeTogether } from '../../platform/database/one-statement.ts';
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
import { answerWrite, type Claim, claimKey } from './idempotency.ts';
import { takeFirstLink } from './send-link.ts';

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
  const asked = { ...submission, payloadHash: payload, claim };
  try {
    const { answer, isNew } = await asUnit(context, (unit) => acceptOnce(unit, partner, caller, asked));
    if (isNew) context.wake('mails');
    return answer;
  } catch (failure) {
    if (failure instanceof ReferenceTaken) return accept(context, partner, caller, submission);
    throw failure;
  }
}

type Asked = Submission & { readonly payloadHash: Buffer; readonly claim: Claim | undefined };

async function acceptOnce(unit: Unit, partner: Partner, caller: Caller, asked: Asked) {
  const { claim, payloadHash } = asked;
  const lock = repetitionLock(payloadHash);
  // What is looked for after the lock was waited for sees what was stored before it was let go.
  const { claimed, known } = await atOnce(unit.db, (db) => ({
    claimed: claim ? claimKey({ db, now: unit.now }, claim, lock) : takeLock(db, lock),
    known: findRepetition({ ...unit, db }, partner.id, payloadHash, unit.now),
  }));
  if (claimed?.state === 'other') throw new KeyRefused('used');
  if (claimed?.state === 'repeated') return { answer: claimed.answer as SubmissionAnswer, isNew: false };
  if (!known) return { answer: await store(unit, partner, caller, asked), isNew: true };
  const { id, reference, status } = known;
  const answer = { id, reference, status };
  if (claim) await writeTogether(unit.db, [answerWrite(unit.db, claim, 201, answer)]);
  return { answer, isNew: false };
}

/** Link, promise of the mail and kept answer go with the application, in one statement. */
async function store(
  unit: Unit,
  partner: Partner,
  caller: Caller,
  { kind, email, client, project, quote, payloadHash, claim }: Asked,
): Promise<SubmissionAnswer> {
  const secret = caller.idempotencyKey;
  const { language } = caller;
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
  const firstLink = await takeFirstLink(unit, row);
  const kept = claim ? [answerWrite(unit.db, claim, 201, answer)] : [];
  await insertApplication(unit, row, (key) => [...firstLink(key), ...kept]);
  return answer;
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
