import {
  type BudgetAnswer,
  decideBudget as decideBudgetCall,
  proposeBudget as proposeBudgetCall,
  readBudget as readBudgetCall,
} from '@ndp/contract/desk/budget.ts';
import { freeGr, movesUp, shortages } from '@ndp/domain/money/budget.ts';
import { balanceOf, rowOf } from '../../cases/budget/ledger.ts';
import { readBudget } from '../../features/budget/read-budget.ts';
import { decideBudget, proposeBudget, readTaken } from '../../features/budget/set-budget.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { programOf, readActorNames } from './payments/acting.ts';

/** The budget of the programme, and who sets it. */
export function mountBudget(http: DeskHttp): void {
  mount(http, readBudgetCall, ({ query, work }) => describeBudget(work, query.before));
  mount(http, proposeBudgetCall, async ({ body, work }) => {
    const { total_gr: totalGr, reason } = body;
    work.addDetails({ total_gr: totalGr, reason });
    await proposeBudget(work.unit, programOf(work), { totalGr, reason }, work.person.id);
    return { done: true } as const;
  });
  mount(http, decideBudgetCall, async ({ params, body, work }) => {
    const what = { id: params.proposal, isAccepted: body.accepted };
    const totalGr = await decideBudget(work.unit, programOf(work), what, work.person.id);
    work.addDetails({ total_gr: totalGr, accepted: String(body.accepted) });
    return { done: true } as const;
  });
}

async function describeBudget(work: DeskWork, before: string | undefined): Promise<BudgetAnswer> {
  const page = before === undefined ? undefined : Number(before);
  const read = await readBudget(work.trx, programOf(work), page);
  const { counts, movements, proposal, next } = read;
  const balance = read.budget && balanceOf(read.budget);
  const missing = read.waiting.map(({ wanted_gr, held_gr }) => Number(wanted_gr) - Number(held_gr));
  const short = balance ? shortages(balance, missing) : [];
  const waiting = read.waiting.map(({ reference, waits_since }, index) => ({
    ...{ place: index + 1, reference, since: waits_since?.toISOString() ?? '' },
    ...{ missing_gr: missing[index] ?? 0, short_gr: short[index] ?? 0 },
  }));
  const name = await readActorNames(work, [proposal?.proposed_by ?? null]);
  /** Those that hold all they want. */
  const countOf = (stage: string) => {
    const row = counts.find((each) => each.stage === stage);
    return Number(row?.count ?? 0) - Number(row?.waiting ?? 0);
  };
  return {
    budget: balance
      ? {
          ...rowOf(balance),
          free_gr: freeGr(balance),
          cases: { reserved: countOf('reserved'), committed: countOf('committed'), spent: countOf('spent') },
        }
      : null,
    taken_gr: balance ? null : await readTaken(work.trx, programOf(work)),
    waiting,
    waiting_count: counts.reduce((sum, row) => sum + Number(row.waiting), 0),
    movements: movements.map(describeMovement),
    next,
    proposal: proposal
      ? {
          id: proposal.id,
          total_gr: Number(proposal.total_gr),
          reason: proposal.reason,
          by: name(proposal.proposed_by),
          at: proposal.proposed_at.toISOString(),
          is_mine: proposal.proposed_by === work.person.id,
          moves_up: balance ? movesUp({ ...balance, totalGr: Number(proposal.total_gr) }, missing) : 0,
        }
      : null,
  };
}

type Movement = Awaited<ReturnType<typeof readBudget>>['movements'][number];

function describeMovement({ n, at, kind, reference, ...row }: Movement): BudgetAnswer['movements'][number] {
  return {
    ...{ n, at: at.toISOString(), kind, reference },
    total_gr: Number(row.total_gr),
    reserved_gr: Number(row.reserved_gr),
    committed_gr: Number(row.committed_gr),
    spent_gr: Number(row.spent_gr),
  };
}
