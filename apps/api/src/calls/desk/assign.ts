import { assign } from '@ndp/contract/desk/cases.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { assignCase } from '../../cases/people/assignment.ts';
import { writeStep } from '../../cases/store/steps.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Makes a case one's own, whosever it was, or nobody's. */
export function mountAssign(http: DeskHttp): void {
  mount(http, assign, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    work.addDetails({ to: body.to });
    await giveCase(work, application, body.to === 'me' ? work.person.id : null);
    return answerOf(application);
  });
}

/** Makes a locked case somebody's, whosever it was, as a step that can be taken back. */
export async function giveCase(
  { unit, person }: DeskWork,
  application: Application,
  personId: string | null,
): Promise<void> {
  const key = keyOf(application);
  await assignCase(unit, key, personId);
  const before = { officer: application.officer_id };
  await writeStep(unit, key, { act: 'assign', before, person_id: person.id });
}

/** Where a case stands once an act is done. */
export function answerOf({ status }: Pick<Application, 'status'>) {
  if (!isApplicationStatus(status)) throw new RangeError(`${status} is no status`);
  return { status };
}
