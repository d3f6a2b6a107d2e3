import {
  type Expected,
  type ExpectedBatch,
  indexOrders,
  ordersOfCases,
  type TransferPhase,
} from '@ndp/domain/money/bank/match.ts';
import type { StatementEntry } from '@ndp/domain/money/bank/statement.ts';
import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { lockApplications } from '../../cases/store/applications.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BatchFile } from '../../platform/database/schema/payment-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { proposedLine } from './approve.ts';
import { PaymentRefused } from './refusals.ts';
import type { ProgramKey } from './settings.ts';
import { findPayments, type Payment } from './store.ts';

/** A transfer of ours; it follows the lines as they are read. */
export interface TransferOrder extends Expected {
  phase: TransferPhase;
  isTwice: boolean;
  payment: Payment;
  application: Application;
  /** The file it is in while it waits, and with how many. */
  readonly file: { readonly id: string; readonly count: number } | undefined;
}

/** A payment in a file that was handed out. */
export interface FiledPayment {
  readonly batch_id: string;
  readonly payment_id: string;
  readonly revision: number;
  readonly is_live: boolean;
  readonly file: BatchFile;
  readonly takenBy: readonly string[];
}

/** Every payment of a programme that ever was in a file, the oldest file first. */
export async function readFiled(
  db: Database,
  { partnerId, programId }: ProgramKey,
): Promise<readonly FiledPayment[]> {
  const rows = await db
    .selectFrom('payment_batch as batch')
    .innerJoin('payment_batch_line as line', (join) =>
      join.onRef('line.partner_id', '=', 'batch.partner_id').onRef('line.batch_id', '=', 'batch.id'),
    )
    .select(['batch.file', 'line.batch_id', 'line.payment_id', 'line.revision', 'line.is_live'])
    .where('batch.partner_id', '=', partnerId)
    .where('batch.program_id', '=', programId)
    .where('batch.sha256', 'is not', null)
    .orderBy('batch.n')
    .execute();
  const taken = await db
    .selectFrom('payment_download')
    .select(['batch_id', 'taken_by'])
    .where('partner_id', '=', partnerId)
    .execute();
  const takers = groupBy(taken, ({ batch_id }) => batch_id);
  return rows.flatMap(({ file, ...row }) => {
    const takenBy = (takers.get(row.batch_id) ?? []).map(({ taken_by }) => taken_by);
    return file ? [{ ...row, file, takenBy }] : [];
  });
}

/** What is asked of the payments of a programme. */
export interface Lookup {
  readonly entries: readonly StatementEntry[];
  readonly filed: readonly FiledPayment[];
}

/**
 * The transfers that lines may be about: all that wait for the bank, and those whose case a line names, in whatever state.
 * Their cases are held.
 */
export async function readOrders(
  unit: Unit,
  { partnerId, programId }: ProgramKey,
  { entries, filed }: Lookup,
): Promise<readonly TransferOrder[]> {
  const { db } = unit;
  const all = await db
    .selectFrom('payment')
    .select(['id as payment', 'transfer_id as id', 'application_id', 'state'])
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
    .orderBy('attempt')
    .execute();
  const index = indexOrders(all);
  const named = new Set(entries.flatMap((entry) => ordersOfCases(entry, index)));
  const wanted = all.filter((order) => isAtBank(order.state) || named.has(order));
  const caseIds = wanted.map(({ application_id }) => application_id);
  const cases = await lockApplications(unit, partnerId, caseIds);
  const ids = wanted.map(({ payment }) => payment);
  const payments = await findPayments(db, partnerId, ids);
  const twice = await readTwice(db, { partnerId, programId });
  const files = groupBy(filed, ({ payment_id }) => payment_id);
  const counts = groupBy(
    filed.filter(({ is_live }) => is_live),
    ({ batch_id }) => batch_id,
  );
  return payments.map((payment): TransferOrder => {
    const application = cases.get(payment.application_id);
    if (!application) throw new PaymentRefused('moved_on');
    const own = files.get(payment.id) ?? [];
    const live = own.find(({ is_live }) => is_live);
    const { account } = proposedLine(application, payment);
    return {
      ...{ id: payment.transfer_id, amountGr: payment.amount_gr, account, payment, application },
      phase: phaseOf(payment, own),
      payer: (live ?? own.at(-1))?.file.bank.payerAccount ?? '',
      fileDay: own[0]?.file.madeAt.slice(0, 10) ?? '',
      takenBy: own.flatMap(({ takenBy }) => takenBy),
      isTwice: twice.has(payment.id),
      file: live && { id: live.file.id, count: counts.get(live.batch_id)?.length ?? 0 },
    };
  });
}

function phaseOf({ state, revision }: Payment, filed: readonly FiledPayment[]): TransferPhase {
  if (isAtBank(state)) return 'at_bank';
  if (state === 'booked') return 'booked';
  const isSame = filed.some((each) => !each.is_live && each.revision === revision);
  return state === 'approved' && isSame ? 'withdrawn' : 'ended';
}

/** Payments that the bank has carried out twice. */
async function readTwice(db: Database, { partnerId, programId }: ProgramKey): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bank_line')
    .select('payments')
    .where((row) => row.and({ partner_id: partnerId, program_id: programId, kind: 'booked_twice' }))
    .where('state', '<>', 'settled')
    .execute();
  return new Set(rows.flatMap(({ payments }) => payments));
}

/** Batches of which the bank has booked nothing yet. */
export function batchesOf(
  orders: readonly TransferOrder[],
): (ExpectedBatch & { readonly orders: readonly TransferOrder[] })[] {
  const waiting = orders.filter(({ phase, file }) => phase === 'at_bank' && file);
  return [...groupBy(waiting, ({ file }) => file?.id ?? '')].flatMap(([id, among]) => {
    const count = among[0]?.file?.count ?? 0;
    if (among.length !== count) return [];
    return [{ id, count, totalGr: among.reduce((sum, { amountGr }) => sum + amountGr, 0), orders: among }];
  });
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
