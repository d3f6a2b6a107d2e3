import type { CaseFilter } from '@ndp/contract/desk/inbox.ts';
import { type DeskAct, mayDo } from '@ndp/contract/desk/permissions.ts';
import { countWaiting, mostCounted } from '@ndp/contract/desk/waiting.ts';
import type { AliasableExpression } from 'kysely';
import { findOpenProposal } from '../../features/budget/read-budget.ts';
import { readProposals } from '../../features/desk/role-proposals.ts';
import { readApprovals, readProposed } from '../../features/payments/approvers.ts';
import { readSettingsChanges } from '../../features/payments/change-settings.ts';
import { atOnce } from '../../platform/database/at-once.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { DeskWork } from './desk-work.ts';
import { isOpenCase, readFilter } from './inbox/case-filter.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';
import { programOf } from './payments/acting.ts';
import { isMineToDecide } from './people.ts';

/** What waits for somebody, for the marks in the menu and the tabs of the inbox; the page asks it by itself. */
export function mountWaiting(http: DeskHttp): void {
  mountDeskCall(http, countWaiting, async ({ work }) => {
    const may = (act: DeskAct) => mayDo(work.roles, act);
    return {
      cases: may('list-cases') ? await countCases(work) : null,
      payments: may('approve-payment') ? await countPayments(work) : 0,
      budgets: may('confirm-budget') ? await countBudgets(work) : 0,
      settings: may('confirm-payments-change') ? await countSettings(work) : 0,
      roles: (await readProposals(work.trx, work.partner.id)).filter((each) => isMineToDecide(work, each))
        .length,
      stuck: may('give-roles') ? await countStuck(work) : 0,
    };
  });
}

function countCases(work: DeskWork) {
  return atOnce(work.trx, (trx) => {
    const count = (filter: CaseFilter) =>
      countRows(
        trx,
        trx
          .selectFrom('application')
          .select('application.id')
          .where('application.partner_id', '=', work.partner.id)
          .where((row) => row.and([isOpenCase, ...readFilter(work, filter).where]))
          .limit(mostCounted + 1),
      );
    return {
      mine: count({ assigned: 'mine' }),
      due: count({ assigned: 'mine', due: 'today' }),
      nobody: count({ assigned: 'nobody' }),
      overdue: count({ due: 'overdue' }),
      written: count({ flag: 'message_waits' }),
    };
  });
}

/** How many rows a bounded query finds. */
async function countRows(trx: Trx, some: AliasableExpression<{ id: string }>): Promise<number> {
  const { counted } = await trx
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<string>().as('counted'))
    .executeTakeFirstOrThrow();
  return Number(counted);
}

/** As the list of payments offers them: what this very person may approve. */
async function countPayments({ unit, person, ...work }: DeskWork): Promise<number> {
  const proposed = await readProposed(unit, programOf(work), mostCounted + 1);
  const approvalsOf = await readApprovals(unit, programOf(work), proposed);
  return proposed.filter((payment) => !approvalsOf(payment).problemOf(person.id)).length;
}

/** Payments that too few people of the partner may approve. */
async function countStuck({ unit, ...work }: DeskWork): Promise<number> {
  const proposed = await readProposed(unit, programOf(work), mostCounted + 1);
  const approvalsOf = await readApprovals(unit, programOf(work), proposed);
  return proposed.filter((payment) => approvalsOf(payment).isStuck).length;
}

async function countSettings(work: DeskWork): Promise<number> {
  const [newest] = await readSettingsChanges(work.trx, programOf(work));
  return newest?.decided_by === null && newest.proposed_by !== work.person.id ? 1 : 0;
}

async function countBudgets(work: DeskWork): Promise<number> {
  const proposal = await findOpenProposal(work.trx, programOf(work));
  return proposal && proposal.proposed_by !== work.person.id ? 1 : 0;
}
