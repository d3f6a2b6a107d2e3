import type { Database } from '../../platform/database/database.ts';
import type { BudgetKey } from './set-budget.ts';

const mostWaiting = 200;
const movementsPerPage = 50;

/** A budget with who waits for it, the newest movements before `before`, and what is proposed. */
export async function readBudget(
  db: Database,
  { partnerId, programId }: BudgetKey,
  before: number | undefined,
) {
  const budget = await db
    .selectFrom('budget')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
    .executeTakeFirst();
  const shares = db
    .selectFrom('budget_share as share')
    .where('share.partner_id', '=', partnerId)
    .where('share.program_id', '=', programId);
  const counts = await shares
    .select(({ fn }) => ['share.stage', fn.countAll().as('count'), fn.count('share.ticket').as('waiting')])
    .groupBy('share.stage')
    .execute();
  const waiting = await shares
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'share.partner_id')
        .onRef('application.id', '=', 'share.application_id'),
    )
    .select(['application.reference', 'share.wanted_gr', 'share.held_gr', 'share.waits_since'])
    .where('share.ticket', 'is not', null)
    .orderBy('share.ticket')
    .limit(mostWaiting)
    .execute();
  const movements = await readMovements(db, { partnerId, programId }, before);
  const proposal = await findOpenProposal(db, { partnerId, programId });
  const next = movements.length === movementsPerPage ? (movements.at(-1)?.n ?? null) : null;
  return { budget, counts, waiting, movements, next, proposal };
}

/** The budget that was proposed and not decided on, if there is one. */
export function findOpenProposal(db: Database, { partnerId, programId }: BudgetKey) {
  return db
    .selectFrom('budget_proposal')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
    .where('decided_by', 'is', null)
    .executeTakeFirst();
}

function readMovements(db: Database, { partnerId, programId }: BudgetKey, before: number | undefined) {
  return db
    .selectFrom('budget_movement as movement')
    .leftJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'movement.partner_id')
        .onRef('application.id', '=', 'movement.application_id'),
    )
    .selectAll('movement')
    .select('application.reference')
    .where('movement.partner_id', '=', partnerId)
    .where('movement.program_id', '=', programId)
    .$if(before !== undefined, (query) => query.where('movement.n', '<', before ?? 0))
    .orderBy('movement.n', 'desc')
    .limit(movementsPerPage)
    .execute();
}
