import type { CaseFilter } from '@ndp/contract/desk/inbox.ts';
import { type DeskAct, mayDo } from '@ndp/contract/desk/permissions.ts';
import { countWaiting, mostCounted } from '@ndp/contract/desk/waiting.ts';
import type { AliasableExpression } from 'kysely';
import { findOpenProposal } from '../../features/budget/read-budget.ts';
import { readProposals } from '../../features/desk/role-proposals.ts';
import { selectPayments } from '../../features/payments/store.ts';
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
      roles: (await readProposals(work.trx, work.partner.id)).filter((each) => isMineToDecide(work, each))
        .length,
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

/** As the list of payments offers them: neither proposed nor approved by whoever asks. */
function countPayments({ trx, partner, person }: DeskWork): Promise<number> {
  const mine = selectPayments(trx, partner.id)
    .clearSelect()
    .select('payment.id')
    .where('payment.state', '=', 'proposed')
    .where('proposal.proposed_by', '!=', person.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_approval as given')
            .select('given.payment_id')
            .whereRef('given.partner_id', '=', 'payment.partner_id')
            .whereRef('given.payment_id', '=', 'payment.id')
            .whereRef('given.revision', '=', 'payment.revision')
            .where('given.approved_by', '=', person.id),
        ),
      ),
    )
    .limit(mostCounted + 1);
  return countRows(trx, mine);
}

async function countBudgets(work: DeskWork): Promise<number> {
  const proposal = await findOpenProposal(work.trx, programOf(work));
  return proposal && proposal.proposed_by !== work.person.id ? 1 : 0;
}
