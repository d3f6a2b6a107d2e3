import { dutyKinds } from '@ndp/domain/duties.ts';
import { runningDays } from '@ndp/domain/running.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import { planDuties } from '../../cases/words/case-duties.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Unit } from '../../platform/unit.ts';
import { readNewestPayment } from '../settlement/payments.ts';
import { dutyDaysOf } from '../settlement/tell-deadlines.ts';

/** Notes by which day the duties of a locked case are to be done, reckoned from what its applicant declared last. */
export async function planCaseDuties(unit: Unit, { application, partner }: OpenedApplication): Promise<void> {
  const key = keyOf(application);
  const payment = await readNewestPayment(unit, key);
  const completedOn = payment?.completionDate ?? null;
  const days = dutyDaysOf({ application, partner }, completedOn);
  const { durability: years } = agreedTerms({ application, partner }).years;
  const firstDay =
    completedOn && runningDays({ completedOn, years }).find((day) => day >= polishDay(unit.now));
  await planDuties(
    unit,
    key,
    dutyKinds.flatMap((kind) => {
      const dueOn = days[kind];
      const askOn = (kind === 'durability' && firstDay) || null;
      return dueOn === null ? [] : [{ kind, dueOn, askOn }];
    }),
  );
}
