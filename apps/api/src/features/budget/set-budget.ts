import { randomUUID } from 'node:crypto';
import { type Balance, statusesWithoutShare, usedGr } from '@ndp/domain/money/budget.ts';
import { concludedStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import { balanceOf, difference, lockBudget, rowOf } from '../../cases/budget/ledger.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { BudgetRefused } from './refusals.ts';

/** A programme at a partner. */
export interface BudgetKey {
  readonly partnerId: string;
  readonly programId: string;
}

/** What the cases of a programme take of its budget, or would take of one. */
export async function readTaken(db: Trx, { partnerId, programId }: BudgetKey): Promise<number> {
  const key = { partner_id: partnerId, program_id: programId };
  const known = await db
    .selectFrom('budget')
    .selectAll()
    .where((row) => row.and(key))
    .executeTakeFirst();
  return usedGr(known ? balanceOf(known) : await sumOfCases(db, key, 0));
}

/** Somebody wants another total. It counts once another person has said yes. @throws {BudgetRefused} */
export async function proposeBudget(
  { db, now }: RowUnit,
  { partnerId, programId }: BudgetKey,
  { totalGr, reason }: { readonly totalGr: number; readonly reason: string },
  actor: string,
): Promise<void> {
  const taken = await readTaken(db, { partnerId, programId });
  if (taken > totalGr) throw new BudgetRefused('too_low', {}, { used: taken });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('budget_proposal')
    .values({
      partner_id: partnerId,
      program_id: programId,
      id: randomUUID(),
      total_gr: totalGr,
      reason,
      proposed_by: actor,
      proposed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'program_id']).where('decided_by', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new BudgetRefused('proposed_already');
}

/**
 * Says yes or no to a total somebody else proposed. The first one takes in every case there is.
 *
 * @returns the total
 * @throws {BudgetRefused} it is one’s own proposal, or less than is taken
 */
export async function decideBudget(
  { db, now }: RowUnit,
  { partnerId, programId }: BudgetKey,
  { id, isAccepted }: { readonly id: string; readonly isAccepted: boolean },
  actor: string,
): Promise<number> {
  const proposal = await db
    .selectFrom('budget_proposal')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!proposal || proposal.decided_by !== null) throw new BudgetRefused('gone');
  if (proposal.proposed_by === actor) throw new BudgetRefused('own_proposal');
  await db
    .updateTable('budget_proposal')
    .set({ decided_by: actor, decided_at: now, is_accepted: isAccepted })
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
  const totalGr = Number(proposal.total_gr);
  if (isAccepted) await setBudget({ db, now }, { partnerId, programId }, totalGr);
  return totalGr;
}

/** Sets the total. Cases that wait move up afterwards, by themselves. @throws {BudgetRefused} more is taken */
async function setBudget(
  { db, now }: RowUnit,
  { partnerId, programId }: BudgetKey,
  totalGr: number,
): Promise<void> {
  // Waits for everybody who has asked whether there is a budget, so that no case is missed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`budget ${partnerId}`}, 0))`.execute(db);
  const key = { partner_id: partnerId, program_id: programId };
  const nothing = { ...key, ...rowOf({ totalGr, reservedGr: 0, committedGr: 0, spentGr: 0 }) };
  const known = await lockBudget(db, { partnerId, programId });
  const before = known ?? { ...nothing, total_gr: 0, movements: 0, tickets: 0 };
  const after = known ? { ...balanceOf(known), totalGr } : await sumOfCases(db, key, totalGr);
  if (usedGr(after) > totalGr) throw new BudgetRefused('too_low', {}, { used: usedGr(after) });
  const n = before.movements + 1;
  if (known) {
    await db
      .updateTable('budget')
      .set({ ...rowOf(after), movements: n })
      .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
      .execute();
  } else {
    await db
      .insertInto('budget')
      .values({ ...key, ...rowOf(after), movements: n, tickets: 0 })
      .execute();
    await sql`insert into budget_share (partner_id, application_id, program_id, stage, wanted_gr, held_gr)
      select partner_id, id, ${programId}, stage, gr, gr from (${casesOf(key)}) as taken`.execute(db);
  }
  const values = { ...key, n, at: now, kind: 'set', application_id: null } as const;
  await db
    .insertInto('budget_movement')
    .values({ ...values, ...rowOf(difference(before, after)) })
    .execute();
}

interface ProgramRow {
  readonly partner_id: string;
  readonly program_id: string;
}

/** What each case of a programme takes: the amount it was promised, and what was booked once it is paid. */
function casesOf({ partner_id, program_id }: ProgramRow) {
  const concluded = sql.join([...concludedStatuses]);
  return sql`
    select * from (select application.partner_id, application.id,
      case when status in ('paid', 'reported') then 'spent'
        when status in (${concluded}) then 'committed' else 'reserved' end as stage,
      coalesce((select least(booked_gr, amount_gr) from payment join payment_revision as proposal
          on proposal.partner_id = payment.partner_id and proposal.payment_id = payment.id
            and proposal.revision = payment.revision
          where payment.partner_id = application.partner_id and payment.application_id = application.id
            and payment.state = 'booked' and application.status in ('paid', 'reported')),
        ((quote ->> 'quote')::numeric * 100)::bigint) as gr
    from application
    where application.partner_id = ${partner_id} and status not in (${sql.join([...statusesWithoutShare])})
      and coalesce(application.program_id, (select program_id from partner where id = ${partner_id})) = ${program_id}
    ) as budgeted where gr > 0`;
}

async function sumOfCases(db: Trx, key: ProgramRow, totalGr: number): Promise<Balance> {
  const { rows } = await sql<{ stage: string; gr: string }>`
    select stage, sum(gr) as gr from (${casesOf(key)}) as taken group by stage`.execute(db);
  const of = (stage: string) => Number(rows.find((row) => row.stage === stage)?.gr ?? 0);
  return { totalGr, reservedGr: of('reserved'), committedGr: of('committed'), spentGr: of('spent') };
}
