import { assign } from '@ndp/contract/desk/cases.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Makes a case one's own, whosever it was, or nobody's. */
export function mountAssign(http: DeskHttp): void {
  mountDeskCall(http, assign, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { trx, person } = work;
    const row = { partner_id: application.partner_id, application_id: application.id };
    work.keep({ to: body.to });
    if (body.to === 'nobody') {
      await trx
        .deleteFrom('case_assignment')
        .where('partner_id', '=', row.partner_id)
        .where('application_id', '=', row.application_id)
        .execute();
    } else {
      await giveCase(work, application, person.id);
    }
    return answerOf(application);
  });
}

/** Makes a held case somebody's, whosever it was. */
export async function giveCase(
  { trx, now }: DeskWork,
  { partner_id, id }: Application,
  personId: string,
): Promise<void> {
  const theirs = { person_id: personId, assigned_at: now };
  await trx
    .insertInto('case_assignment')
    .values({ partner_id, application_id: id, ...theirs })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(theirs))
    .execute();
}

/** Where a case stands once an act is done. */
export function answerOf({ status }: Pick<Application, 'status'>) {
  if (!isApplicationStatus(status)) throw new RangeError(`${status} is no status`);
  return { status };
}
