import type { CaseFilter } from '@ndp/contract/desk/inbox.ts';
import { countWaiting, mostCounted } from '@ndp/contract/desk/waiting.ts';
import { type DeskPermission, mayDo } from '@ndp/contract/permissions.ts';
import type { AliasableExpression } from 'kysely';
import { findOpenProposal } from '../../features/budget/read-budget.ts';
import { readProposals } from '../../features/desk/role-proposals.ts';
import { readApprovals, readProposed } from '../../features/payments/approvers.ts';
import { readSettingsChanges } from '../../features/payments/change-settings.ts';
import type { Trx } from '../../platform/database/database.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { isOpenCase, readFilter } from './inbox/case-filter.ts';
import { programOf } from './payments/acting.ts';
import { isMineToDecide } from './people.ts';

/** What waits for somebody, for the marks in the menu and the tabs of the inbox; the page asks it by itself. */
export function mountWaiting(http: DeskHttp): void {
  mount(http, countWaiting, async ({ work }) => {
    const may = (act: DeskPermission) => mayDo(work.roles, act);
    return {
      cases: may('list-cases') ? await countCases(work) : null,
      payments: may('approve-payment') ? await countPayments(work) : 0,
      budgets: may('confirm-budget') ? await countBudgets(work) : 0,
      settings: may('confirm-payments-change') ? await countSettings(work) : 0,
      reports: may('release-regulator-report') ? await countReports(work) : 0,
      erasures: may('confirm-erasure') ? await countErasures(work) : 0,
      roles: (await readProposals(work.trx, work.partner.id)).filter((each) => isMineToDecide(work, each))
        .length,
      stuck: may('give-roles') ? await countStuck(work) : 0,
    };
  });
}

async function countCases(work: DeskWork) {
  const count = async (filter: CaseFilter) => {
    const { where } = await readFilter(work, filter);
    return countRows(
      work.trx,
      work.trx
        .selectFrom('application')
        .select('application.id')
        .where('application.partner_id', '=', work.partner.id)
        .where((row) => row.and([isOpenCase, ...where]))
        .limit(mostCounted + 1),
    );
  };
  return {
    mine: await count({ assigned: 'mine' }),
    due: await count({ assigned: 'mine', due: 'today' }),
    nobody: await count({ assigned: 'nobody' }),
    overdue: await count({ due: 'overdue' }),
    written: await count({ flag: 'message_waits' }),
  };
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

function countReports({ trx, partner, person }: DeskWork): Promise<number> {
  const open = trx
    .selectFrom('regulator_report')
    .select('id')
    .where('partner_id', '=', partner.id)
    .where('decided_by', 'is', null)
    .where('proposed_by', '!=', person.id);
  return countRows(trx, open);
}

function countErasures({ trx, partner, person }: DeskWork): Promise<number> {
  const others = trx
    .selectFrom('erasure_proposal')
    .select('application_id as id')
    .where('partner_id', '=', partner.id)
    .where('proposed_by', '!=', person.id)
    .limit(mostCounted + 1);
  return countRows(trx, others);
}
