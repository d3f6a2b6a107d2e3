import { claimShare, shareOf } from '../../cases/budget/ledger.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { fundsReserved } from '../../mail/emails/funds-reserved.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';

/**
 * Gives money that is free to whoever waits longest for it, and tells them; in their order, for nobody is passed over:
 * where the first does not fit, all wait.
 *
 * @returns how many moved up
 */
export async function moveUp(context: CoreContext): Promise<number> {
  let moved = 0;
  for (const { partner_id, application_id } of await acrossPartners(() => findFirst(context))) {
    const moveOne = () => asUnit(context, (unit) => giveTo(unit, partner_id, application_id));
    if (await withinPartner(partner_id, moveOne)) moved += 1;
  }
  return moved;
}

/** Of each budget the case that waits longest, where it fits. */
function findFirst({ db }: CoreContext) {
  return db
    .selectFrom('budget')
    .innerJoin('budget_share as share', (join) =>
      join
        .onRef('share.partner_id', '=', 'budget.partner_id')
        .onRef('share.program_id', '=', 'budget.program_id')
        .on('share.ticket', '=', ({ selectFrom }) =>
          selectFrom('budget_share as waiting')
            .select(({ fn }) => fn.min('waiting.ticket').as('ticket'))
            .whereRef('waiting.partner_id', '=', 'budget.partner_id')
            .whereRef('waiting.program_id', '=', 'budget.program_id'),
        ),
    )
    .select(['share.partner_id', 'share.application_id'])
    .where(({ eb, ref }) => {
      const missing = eb(ref('share.wanted_gr'), '-', ref('share.held_gr'));
      const used = eb(eb(ref('reserved_gr'), '+', ref('committed_gr')), '+', ref('spent_gr'));
      return eb(eb(used, '+', missing), '<=', ref('total_gr'));
    })
    .execute();
}

/** Whether it holds all it wants now; meanwhile it may have ended, or another has taken the money. */
async function giveTo(unit: Unit, partnerId: string, id: string): Promise<boolean> {
  const application = await lockApplication(unit, partnerId, id);
  const row = await unit.db
    .selectFrom('budget_share')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, application_id: id }))
    .where('ticket', 'is not', null)
    .executeTakeFirst();
  if (!application || !row) return false;
  const { stage, wantedGr } = shareOf(row);
  const is = await claimShare(unit, application, { stage, gr: wantedGr });
  if (!is || is.heldGr < is.wantedGr) return false;
  const { email, language } = application;
  await promiseLink(unit, { ...keyOf(application), mail: fundsReserved, payload: { email, language } });
  return true;
}
