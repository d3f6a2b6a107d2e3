import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { hasDuties, isPaid } from '@ndp/domain/duties.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { describeDutyAnswers } from '../../features/duties/describe-answers.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { describeHandover } from './name-new-owner.ts';

/** The duties of a case that go on, before the payment only what is to be done by then; and whether its source runs. */
export async function describeDuties(
  { store, now }: Pick<DeskWork, 'store' | 'now'>,
  application: Application,
): Promise<Pick<CaseAnswer, 'duties' | 'running' | 'duty_handover'>> {
  const { status } = application;
  const { running } = await describeDutyAnswers(store, application);
  const duties = hasDuties(status) ? await readDuties(store, keyOf(application)) : [];
  return {
    duties: duties
      .filter(({ kind }) => kind === 'registration' || isPaid(status))
      .map(({ kind, dueOn, doneAt, note }) => ({
        ...{ kind, day: dueOn, note },
        done_on: doneAt && polishDay(doneAt),
      })),
    running,
    duty_handover: hasDuties(status) ? await describeHandover(store, application, now) : null,
  };
}
