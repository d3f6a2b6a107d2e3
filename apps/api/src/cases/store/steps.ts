import { randomUUID } from 'node:crypto';
import type { CasePart } from '@ndp/domain/case/parts.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CaseStepTable } from '../../platform/database/schema/desk-tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** A step of somebody at the desk that can be taken back. */
export type CaseStep = Selectable<CaseStepTable>;

/** What a step was, and what it changed, as it was before. */
export type NewStep = Pick<CaseStep, 'act' | 'before' | 'person_id'> & Partial<Pick<CaseStep, 'has_ended'>>;

/** When a step is done, and how long it can be taken back, ms. */
interface StepMoment {
  readonly now: Date;
  readonly context: { readonly config: { readonly undoMs: number } };
}

/**
 * Keeps a step as the last one of its person, after everything it changed: what the audit of the case holds behind it
 * came later.
 */
export async function writeStep(
  { db, now }: RowUnit,
  key: ApplicationKey,
  { before, has_ended = false, ...step }: NewStep,
): Promise<void> {
  const values = { ...step, has_ended, id: randomUUID(), before: JSON.stringify(before), at: now };
  await db
    .insertInto('case_step')
    .values({ ...ofCase(key), ...values })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'person_id']).doUpdateSet(values),
    )
    .execute();
}

/** When the mail of a step that is done now may leave: it can be taken back until then. */
export function mailTimeOf({ now, context }: StepMoment): Date {
  return new Date(now.getTime() + context.config.undoMs);
}

/** The last step of somebody in a case; undefined: none that could be taken back. */
export function readStep(db: Database, key: ApplicationKey, personId: string): Promise<CaseStep | undefined> {
  return db
    .selectFrom('case_step')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function removeStep(
  db: Database,
  { partner_id, application_id, person_id }: CaseStep,
): Promise<void> {
  await db
    .deleteFrom('case_step')
    .where((row) => row.and({ partner_id, application_id, person_id }))
    .execute();
}

/** Which part of a case a table holds. */
const partOf: Readonly<Record<string, CasePart>> = {
  application: 'status',
  case_assignment: 'assignment',
  application_section: 'answers',
  consent_record: 'answers',
  co_owner: 'answers',
  co_owner_answer: 'answers',
  settlement_document: 'documents',
  payment_application: 'documents',
  document_verdict: 'verdicts',
  correction_round: 'corrections',
  paper: 'signing',
  signature_request: 'signing',
  signing_envelope: 'signing',
  signing_signer: 'signing',
  case_refusal: 'refusal',
  payment: 'payment',
  payment_revision: 'payment',
  payment_approval: 'payment',
  payment_look: 'payment',
  payment_hearing: 'payment',
};

/** The parts of a case that changed since a step, as its audit tells. */
export async function partsChangedSince(db: Database, step: CaseStep): Promise<readonly CasePart[]> {
  const { partner_id, application_id, person_id } = step;
  const { rows } = await sql<{ table: string }>`
    with told as (select * from entries_of(${partner_id}, ${application_id}))
    select distinct entry::jsonb ->> 'table' as table from told
    where n > coalesce((
      select max(n) from told where entry::jsonb ->> 'table' = 'case_step' and entry::jsonb ->> 'row' = ${person_id}), 0)`.execute(
    db,
  );
  return [...new Set(rows.flatMap(({ table }) => partOf[table] ?? []))];
}

/** Whether a mail of a step has left, or is leaving. */
export async function isStepMailed(db: Database, step: CaseStep, now: Date): Promise<boolean> {
  const gone = await mailsOf(db, step)
    .where((row) =>
      row.or([
        row('sent_at', 'is not', null),
        row('failed_at', 'is not', null),
        row('leased_until', '>', now),
      ]),
    )
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes back the mails of a step. True: every one; a worker may have got hold of one meanwhile. */
export async function dropStepMails({ db, now }: RowUnit, step: CaseStep): Promise<boolean> {
  const mails = await mailsOf(db, step).forUpdate().execute();
  if (await isStepMailed(db, step, now)) return false;
  if (mails.length > 0) {
    const ended = { dropped_at: now, payload: null, leased_until: null, last_error: null };
    const ids = mails.map(({ id }) => id);
    await db.updateTable('outbox').set(ended).where('id', 'in', ids).execute();
  }
  return true;
}

/** Mails by which an applicant is told of a step, and whoever hears of the case beside them. */
const stepMails = ['status-changed', 'correction-asked', 'case-notice'];

function mailsOf(db: Database, { partner_id, application_id, at }: CaseStep) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and({ partner_id, application_id, created_at: at }))
    .where('kind', 'in', stepMails);
}
