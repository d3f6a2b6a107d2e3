import { assign } from '@ndp/contract/desk/cases.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Makes a case one's own, whosever it was, or nobody's. */
export function mountAssign(http: DeskHttp): void {
  mountDeskCall(http, assign, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { trx, person, now } = work;
    const row = { partner_id: application.partner_id, application_id: application.id };
    work.keep({ to: body.to });
    if (body.to === 'nobody') {
      await trx
        .deleteFrom('case_assignment')
        .where('partner_id', '=', row.partner_id)
        .where('application_id', '=', row.application_id)
        .execute();
    } else {
      const mine = { person_id: person.id, assigned_at: now };
      await trx
        .insertInto('case_assignment')
        .values({ ...row, ...mine })
        .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(mine))
        .execute();
    }
    return answerOf(application);
  });
}

/** Where a case stands once an act is done. */
export function answerOf({ status }: Pick<Application, 'status'>) {
  if (!isApplicationStatus(status)) throw new RangeError(`${status} is no status`);
  return { status };
}
