import {
  type Balance,
  balanceAfter,
  type Claim,
  isWaiting,
  movementOf,
  type Share,
  shareFor,
  stageOf,
} from '@ndp/domain/money/budget.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { BudgetTables } from '../../platform/database/schema/budget-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { paymentsWithProposal } from './payments-with-proposal.ts';

/** The facts of a case that its share in the budget follows from. */
export type BudgetedCase = Pick<Application, 'partner_id' | 'id' | 'program_id' | 'status' | 'quote'>;

type BudgetRow = Selectable<BudgetTables['budget']>;
type ShareRow = Selectable<BudgetTables['budget_share']>;

export function balanceOf(row: BudgetRow): Balance {
  return {
    totalGr: Number(row.total_gr),
    reservedGr: Number(row.reserved_gr),
    committedGr: Number(row.committed_gr),
    spentGr: Number(row.spent_gr),
  };
}

export function shareOf({ stage, wanted_gr, held_gr }: ShareRow): Share {
  return { stage, wantedGr: Number(wanted_gr), heldGr: Number(held_gr) };
}

/** A budget whose row is locked; whoever locks a case as well has locked it before. Undefined: there is none. */
export async function lockBudget(
  db: Trx,
  { partnerId, programId }: { readonly partnerId: string; readonly programId: string | null },
): Promise<BudgetRow | undefined> {
  const own = sql<string>`coalesce(${programId}, (select program_id from partner where id = ${partnerId}))`;
  return db
    .selectFrom('budget')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: own }))
    .forUpdate()
    .executeTakeFirst();
}

/** Brings the share of a case, whose row is locked, to what its status and amount ask for, if there is a budget. */
export async function followBudget(unit: RowUnit, application: BudgetedCase): Promise<void> {
  if (!(await hasBudget(unit.db, application))) return;
  await claimShare(unit, application, await claimOf(unit.db, application));
}

/** Whoever gives the programme its first budget waits for all who have asked, until their transactions end. */
async function hasBudget(
  db: Trx,
  { partner_id, program_id }: Pick<BudgetedCase, 'partner_id' | 'program_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ is_budgeted: boolean }>`
    select has_budget(${partner_id}, ${program_id}) as is_budgeted`.execute(db);
  return rows[0]?.is_budgeted === true;
}

/** Frees what a case holds that is about to be erased; what was spent stays spent. */
export async function freeBudget(
  { db, now }: RowUnit,
  { partner_id, id }: Pick<BudgetedCase, 'partner_id' | 'id'>,
): Promise<void> {
  const row = await db
    .selectFrom('application')
    .select(['partner_id', 'id', 'program_id', 'status'])
    .where((row) => row.and({ partner_id, id }))
    .executeTakeFirst();
  if (!row || stageOf(row.status) === 'spent' || !(await hasBudget(db, row))) return;
  await claimShare({ db, now }, row, undefined);
}

/**
 * Gives a case, whose row is locked, the share it asks for.
 *
 * @returns the share it has then; undefined: none, or there is no budget
 */
export async function claimShare(
  { db, now }: RowUnit,
  { partner_id, id, program_id }: Omit<BudgetedCase, 'quote' | 'status'>,
  claim: Claim | undefined,
): Promise<Share | undefined> {
  const budget = await lockBudget(db, { partnerId: partner_id, programId: program_id });
  if (!budget) return undefined;
  const rows = await readShares(db, budget, id);
  const own = rows.find(({ application_id }) => application_id === id);
  const isNext = rows.every(({ ticket }) => ticket === null || (own?.ticket ?? Infinity) <= ticket);
  const was = own && shareOf(own);
  const is = shareFor(balanceOf(budget), was, claim, isNext);
  const kind = movementOf(was, is);
  if (!kind) return is;
  const key = { partner_id, program_id: budget.program_id };
  const begins = isWaiting(is) && !isWaiting(was);
  const n = budget.movements + 1;
  const tickets = budget.tickets + (begins ? 1 : 0);
  const after = balanceAfter(balanceOf(budget), was, is);
  const waits = {
    ticket: isWaiting(is) ? (own?.ticket ?? tickets) : null,
    waits_since: isWaiting(is) ? (own?.waits_since ?? now) : null,
  };
  await db
    .updateTable('budget')
    .set({ ...rowOf(after), movements: n, tickets })
    .where((row) => row.and(key))
    .execute();
  if (is) await writeShare(db, { ...key, application_id: id, ...shareRow(is), ...waits });
  else await removeShare(db, { partner_id, application_id: id });
  await db
    .insertInto('budget_movement')
    .values({ ...key, n, at: now, kind, application_id: id, ...rowOf(difference(budget, after)) })
    .execute();
  return is;
}

/** Whether the share of a case, whose row is locked, covers what is to be paid; if not, it takes what is missing. */
export async function coversPayment(unit: RowUnit, application: BudgetedCase, gr: number): Promise<boolean> {
  const { partner_id, id } = application;
  const row = await unit.db
    .selectFrom('budget_share')
    .selectAll()
    .where((row) => row.and({ partner_id, application_id: id }))
    .executeTakeFirst();
  if (!row || shareOf(row).heldGr >= gr) return true;
  const share = await claimShare(unit, application, { stage: 'committed', gr, mayRise: true });
  return !share || share.heldGr >= gr;
}

async function writeShare(db: Trx, row: ShareRow & { wanted_gr: number; held_gr: number }): Promise<void> {
  await db
    .insertInto('budget_share')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(row))
    .execute();
}

async function removeShare(db: Trx, key: Pick<ShareRow, 'partner_id' | 'application_id'>): Promise<void> {
  await db
    .deleteFrom('budget_share')
    .where((row) => row.and(key))
    .execute();
}

const shareRow = ({ stage, wantedGr, heldGr }: Share) => ({ stage, wanted_gr: wantedGr, held_gr: heldGr });

/** A balance as its columns. */
export function rowOf({ totalGr, reservedGr, committedGr, spentGr }: Balance) {
  return { total_gr: totalGr, reserved_gr: reservedGr, committed_gr: committedGr, spent_gr: spentGr };
}

/** By how much each part is another one. */
export function difference(was: BudgetRow, is: Balance): Balance {
  const before = balanceOf(was);
  return {
    totalGr: is.totalGr - before.totalGr,
    reservedGr: is.reservedGr - before.reservedGr,
    committedGr: is.committedGr - before.committedGr,
    spentGr: is.spentGr - before.spentGr,
  };
}

/** The share of a case, and that of whoever waits longest of the others. */
async function readShares(db: Trx, { partner_id, program_id }: BudgetRow, id: string): Promise<ShareRow[]> {
  const shares = db.selectFrom('budget_share').selectAll().where('partner_id', '=', partner_id);
  const first = shares
    .where('program_id', '=', program_id)
    .where('ticket', 'is not', null)
    .where('application_id', '!=', id)
    .orderBy('ticket')
    .limit(1);
  return shares
    .where('application_id', '=', id)
    .unionAll(sql`(${first})` as never)
    .execute();
}

async function claimOf(db: Trx, { partner_id, id, status, quote }: BudgetedCase): Promise<Claim | undefined> {
  const stage = stageOf(status);
  if (!stage || !quote) return undefined;
  if (stage !== 'spent') return { stage, gr: toGrosze(quote.quote) };
  const booked = await paymentsWithProposal(db)
    // What the bank took beyond what was approved is no part of the budget.
    .select(({ fn }) => fn<number>('least', ['payment.booked_gr', 'proposal.amount_gr']).as('gr'))
    .where('payment.partner_id', '=', partner_id)
    .where('payment.application_id', '=', id)
    .where('payment.state', '=', 'booked')
    .executeTakeFirst();
  return { stage, gr: booked?.gr ?? toGrosze(quote.quote) };
}
