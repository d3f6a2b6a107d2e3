import { randomUUID } from 'node:crypto';
import { needsRelease, strictest } from '@ndp/domain/money/approval.ts';
import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { type Selectable, sql } from 'kysely';
import { lockApplications } from '../../cases/store/applications.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentBatchTable } from '../../platform/database/schema/payment-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { findChanges, sendBack } from './approve.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { type ProgramKey, readPaymentSettings } from './settings.ts';
import { findPayments, movePayment, type Payment, selectPayments, withApprovals } from './store.ts';

export type Batch = Selectable<PaymentBatchTable>;

/** Approved payments of a programme that are in no batch. */
async function readUnbatched(db: Database, { partnerId, programId }: ProgramKey): Promise<string[]> {
  const rows = await selectPayments(db, partnerId)
    .where('payment.program_id', '=', programId)
    .where('payment.state', '=', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_batch_line as line')
            .select('line.payment_id')
            .whereRef('line.partner_id', '=', 'payment.partner_id')
            .whereRef('line.payment_id', '=', 'payment.id')
            .where('line.is_live', '=', true),
        ),
      ),
    )
    .orderBy('payment.transfer_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What became of an attempt at a batch. */
export interface Batched {
  readonly batch: Batch | undefined;
  /** Cases whose payment has changed and went back to be proposed again. */
  readonly sentBack: readonly string[];
}

/**
 * Puts approved payments into a batch, each checked once more against its case. What has changed goes back.
 *
 * @param ids  undefined: all that are approved and in no batch
 * @throws {PaymentRefused}
 */
export async function makeBatch(
  unit: Unit,
  program: ProgramKey,
  ids: readonly string[] | undefined,
  actor: ActorKey,
): Promise<Batched> {
  const { db, now } = unit;
  const { bank, thresholds } = await readPaymentSettings(db, program);
  if (!bank) throw new PaymentRefused('no_bank');
  const free = await readUnbatched(db, program);
  const wanted = free.filter((id) => !ids || ids.includes(id));
  if (wanted.length === 0 || (ids && wanted.length < ids.length))
    throw new PaymentRefused('nothing_approved');
  if (wanted.length > bank.mostTransfers) throw new PaymentRefused('too_many', { most: bank.mostTransfers });
  const { payments, sentBack } = await checkAll(unit, program.partnerId, wanted);
  // Whoever was quicker has them in a batch by now.
  const still = await readUnbatched(db, program);
  if (payments.some(({ id }) => !still.includes(id))) throw new PaymentRefused('nothing_approved');
  if (payments.length === 0) return { batch: undefined, sentBack };
  const total = payments.reduce((sum, { amount_gr }) => sum + amount_gr, 0);
  const involved = [
    ...new Set(payments.flatMap(({ proposed_by, approved_by }) => [proposed_by, ...approved_by])),
  ];
  const batch = await db
    .insertInto('payment_batch')
    .values({
      partner_id: program.partnerId,
      id: randomUUID(),
      n: await nextNumber(db, program.partnerId),
      program_id: program.programId,
      state: 'open',
      made_by: actor,
      made_at: now,
      needs_release: payments.some((each) => needsRelease(total, strictest(thresholds, each.thresholds))),
      involved,
      released_by: null,
      file: null,
      sha256: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_batch_line')
    .values(payments.map((payment) => lineOf(batch, payment)))
    .execute();
  return { batch, sentBack };
}

function lineOf({ partner_id, id }: Batch, { id: payment_id, application_id, revision }: Payment) {
  return { partner_id, batch_id: id, payment_id, application_id, revision, is_live: true };
}

/** Two batches at once get two numbers. */
async function nextNumber(db: Database, partnerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment-batch ${partnerId}`}, 0))`.execute(db);
  const { n } = await db
    .selectFrom('payment_batch')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return (n ?? 0) + 1;
}

/** Holds the cases, and sends back what has changed. */
async function checkAll(unit: Unit, partnerId: string, ids: readonly string[]) {
  const known = await findPayments(unit.db, partnerId, ids);
  const caseIds = known.map(({ application_id }) => application_id);
  const cases = await lockApplications(unit, partnerId, caseIds);
  const locked = await findPayments(unit.db, partnerId, ids);
  const payments: Payment[] = [];
  const sentBack: string[] = [];
  for (const payment of locked) {
    const application = cases.get(payment.application_id);
    if (!application || payment.state !== 'approved') throw new PaymentRefused('moved_on');
    if ((await findChanges(unit, application, payment)).length === 0) payments.push(payment);
    else {
      await sendBack(unit, application, payment, '');
      sentBack.push(application.reference);
    }
  }
  return { payments, sentBack };
}

/** Holds a batch. @throws {PaymentRefused} there is none */
export async function holdBatch(db: Database, partnerId: string, id: string): Promise<Batch> {
  const batch = await db
    .selectFrom('payment_batch')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw new PaymentRefused('moved_on');
  return batch;
}

/** The payments that are in these batches still, in the order of their files. */
export async function readLines(db: Database, partnerId: string, batches: readonly string[]) {
  const rows = await selectPayments(db, partnerId)
    .innerJoin('payment_batch_line as line', (join) =>
      join.onRef('line.partner_id', '=', 'payment.partner_id').onRef('line.payment_id', '=', 'payment.id'),
    )
    .select('line.batch_id')
    .where('line.batch_id', 'in', batches)
    .where('line.is_live', '=', true)
    .orderBy('payment.transfer_id')
    .execute();
  return withApprovals(db, rows);
}

/** A third person lets a large batch go. @throws {PaymentRefused} they had a part in it */
export async function releaseBatch({ db }: Unit, batch: Batch, actor: ActorKey): Promise<void> {
  if (batch.state !== 'open' || !batch.needs_release || batch.released_by)
    throw new PaymentRefused('moved_on');
  if (batch.made_by === actor || batch.involved.includes(actor)) throw new PaymentRefused('part_in_batch');
  await changeBatch(db, batch, { released_by: actor });
}

/**
 * Takes an open batch apart: its payments are free for another one. Of one whose file was handed out a person says why the
 * bank does not carry it out, and it ends once another one has confirmed that.
 *
 * @throws {PaymentRefused}
 */
export async function cancelBatch(
  unit: Unit,
  batch: Batch,
  reason: string | undefined,
  actor: ActorKey,
): Promise<void> {
  if (batch.state === 'cancelled' || batch.cancel_asked_by) throw new PaymentRefused('moved_on');
  if (batch.state === 'open') return freePayments(unit, batch, actor);
  const payments = await readLines(unit.db, batch.partner_id, [batch.id]);
  if (!payments.some(({ state }) => isAtBank(state))) throw new PaymentRefused('file_answered');
  if (reason === undefined) throw new PaymentRefused('cancel_reason');
  await changeBatch(unit.db, batch, { cancel_asked_by: actor, cancel_reason: reason });
}

/** Another person confirms that the bank does not carry out what it has not answered yet. @throws {PaymentRefused} */
export async function confirmCancel(unit: Unit, batch: Batch, actor: ActorKey): Promise<void> {
  if (!batch.cancel_asked_by || batch.cancelled_by) throw new PaymentRefused('moved_on');
  if (batch.cancel_asked_by === actor) throw new PaymentRefused('cancel_oneself');
  await freePayments(unit, batch, actor);
}

/** Takes back that a batch is to be cancelled. @throws {PaymentRefused} nobody has said so */
export async function keepBatch({ db }: Unit, batch: Batch): Promise<void> {
  if (!batch.cancel_asked_by || batch.cancelled_by) throw new PaymentRefused('moved_on');
  await changeBatch(db, batch, { cancel_asked_by: null, cancel_reason: null });
}

/** What the bank has not answered is free again; what it has stays in the batch. */
async function freePayments(unit: Unit, batch: Batch, actor: ActorKey): Promise<void> {
  const { partner_id, id } = batch;
  const payments = await readLines(unit.db, partner_id, [id]);
  const waiting = payments.filter(({ state }) => isAtBank(state));
  for (const payment of waiting) await movePayment(unit, payment, 'approved');
  const free = payments.filter(({ state }) => isAtBank(state) || state === 'approved');
  if (free.length > 0) {
    const ids = free.map((payment) => payment.id);
    await unit.db
      .updateTable('payment_batch_line')
      .set({ is_live: false })
      .where((row) => row.and({ partner_id, batch_id: id }))
      .where('payment_id', 'in', ids)
      .execute();
  }
  const isEmpty = free.length === payments.length;
  await changeBatch(unit.db, batch, { ...(isEmpty ? { state: 'cancelled' } : {}), cancelled_by: actor });
}

/** Somebody has given the file to the bank; that it was to be cancelled is taken back. @throws {PaymentRefused} */
export async function markSent(unit: Unit, batch: Batch): Promise<void> {
  if (batch.state !== 'file_made' || batch.cancelled_by) throw new PaymentRefused('moved_on');
  for (const payment of await readLines(unit.db, batch.partner_id, [batch.id])) {
    if (payment.state === 'file_made') await movePayment(unit, payment, 'sent');
  }
  await changeBatch(unit.db, batch, { state: 'sent', cancel_asked_by: null, cancel_reason: null });
}

type BatchChange = Pick<
  Batch,
  'state' | 'released_by' | 'cancelled_by' | 'cancel_asked_by' | 'cancel_reason' | 'sha256'
>;

export async function changeBatch(
  db: Database,
  { partner_id, id }: Batch,
  change: Partial<BatchChange> & { file?: string },
): Promise<void> {
  await db
    .updateTable('payment_batch')
    .set(change)
    .where((row) => row.and({ partner_id, id }))
    .execute();
}
