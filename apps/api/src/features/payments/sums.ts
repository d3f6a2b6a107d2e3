import type { MoneyAnswer } from '@ndp/contract/desk/money.ts';
import { freeGr } from '@ndp/domain/money/budget.ts';
import type { PaymentState } from '@ndp/domain/money/payment-states.ts';
import { sql } from 'kysely';
import { balanceOf } from '../../cases/budget/ledger.ts';
import { paymentsWithProposal } from '../../cases/budget/payments-with-proposal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProgramKey } from './settings.ts';
import { selectUnproposed } from './unproposed.ts';

const stageOf = {
  draft: 'proposed',
  proposed: 'proposed',
  approved: 'approved',
  file_made: 'at_bank',
  sent: 'at_bank',
} as const satisfies Partial<Record<PaymentState, string>>;

/** Where the money of a programme is: numbers alone. */
export async function readMoneySums(db: Database, program: ProgramKey, year: string): Promise<MoneyAnswer> {
  const under = await sumPayments(db, program);
  const sumOf = (stage: string) => {
    const rows = under.filter(({ state }) =>
      Object.entries(stageOf).some((e) => e[0] === state && e[1] === stage),
    );
    return {
      count: rows.reduce((sum, { count }) => sum + Number(count), 0),
      gr: rows.reduce((sum, { gr }) => sum + Number(gr), 0),
    };
  };
  const budget = await db
    .selectFrom('budget')
    .selectAll()
    .where((row) => row.and({ partner_id: program.partnerId, program_id: program.programId }))
    .executeTakeFirst();
  const balance = budget && balanceOf(budget);
  return {
    budget: balance ? { total_gr: balance.totalGr, free_gr: freeGr(balance) } : null,
    stages: {
      waiting: await sumWaiting(db, program),
      to_propose: await sumUnproposed(db, program),
      proposed: sumOf('proposed'),
      approved: sumOf('approved'),
      at_bank: sumOf('at_bank'),
      paid: await sumPaid(db, program, year),
    },
    year,
  };
}

const asNumbers = (row: { count: unknown; gr: unknown } | undefined) => ({
  count: Number(row?.count ?? 0),
  gr: Number(row?.gr ?? 0),
});

function sumPayments(db: Database, { partnerId, programId }: ProgramKey) {
  return paymentsWithProposal(db)
    .select(({ fn }) => ['payment.state', fn.countAll().as('count'), fn.sum('proposal.amount_gr').as('gr')])
    .where('payment.partner_id', '=', partnerId)
    .where('payment.program_id', '=', programId)
    .where('payment.state', 'in', Object.keys(stageOf) as (keyof typeof stageOf)[])
    .groupBy('payment.state')
    .execute();
}

/** Who waits for room in the budget, and what they lack. */
async function sumWaiting(db: Database, { partnerId, programId }: ProgramKey) {
  const row = await db
    .selectFrom('budget_share')
    .select(({ fn }) => [fn.countAll().as('count'), sql<string>`sum(wanted_gr - held_gr)`.as('gr')])
    .where((of) => of.and({ partner_id: partnerId, program_id: programId }))
    .where('ticket', 'is not', null)
    .executeTakeFirst();
  return asNumbers(row);
}

async function sumUnproposed(db: Database, { partnerId }: ProgramKey) {
  const { rows } = await sql<{ count: string; gr: string }>`
    select count(*) as count, sum(round((quote ->> 'quote')::numeric * 100)) as gr
    from (${selectUnproposed(partnerId)}) as waiting`.execute(db);
  return asNumbers(rows[0]);
}

/** What the bank booked in a year, less what came back. */
async function sumPaid(db: Database, { partnerId, programId }: ProgramKey, year: string) {
  const row = await db
    .selectFrom('payment_booking as booking')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'booking.partner_id')
        .onRef('payment.id', '=', 'booking.payment_id'),
    )
    .select([
      sql<string>`count(*) filter (where kind = 'booked')`.as('count'),
      sql<string>`sum(case when kind = 'booked' then amount_gr else -amount_gr end)`.as('gr'),
    ])
    .where('booking.partner_id', '=', partnerId)
    .where('payment.program_id', '=', programId)
    .where('booking.booked_on', '>=', `${year}-01-01`)
    .where('booking.booked_on', '<=', `${year}-12-31`)
    .executeTakeFirst();
  return asNumbers(row);
}
