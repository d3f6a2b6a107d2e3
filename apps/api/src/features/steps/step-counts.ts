import { type CountedFlow, countedSteps, type StepMark } from '@ndp/contract/calls/steps.ts';
import { dayMs } from '@ndp/domain/retention/classes.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import type { Language } from '@ndp/flows/message.ts';
import { sql } from 'kysely';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** One step at a partner, with how often it was shown and answered in some days, in one language. */
export interface StepCount {
  readonly flow: CountedFlow;
  readonly step: string;
  readonly language: Language;
  readonly seen: number;
  readonly passed: number;
}

/** What is to be counted, where and when. */
export interface CountedStep {
  readonly partnerId: string;
  readonly step: string;
  readonly mark: StepMark;
  readonly language: Language;
}

/** Counts one step more. Who was shown it is not known here, and so kept nowhere. */
export async function countStep(
  db: Database,
  { partnerId, mark, ...of }: CountedStep,
  now: Date,
): Promise<void> {
  const flow = countedSteps.estimate.includes(of.step) ? 'estimate' : 'application';
  const counts = { seen: 0, passed: 0, [mark]: 1 };
  await db
    .insertInto('step_count')
    .values({ partner_id: partnerId, day: polishDay(now), flow, ...of, ...counts })
    .onConflict((row) =>
      row
        .columns(['partner_id', 'day', 'flow', 'step', 'language'])
        .doUpdateSet({ [mark]: sql<number>`step_count.${sql.ref(mark)} + 1` }),
    )
    .execute();
}

/**
 * How often each step of the partner in scope was shown and answered, in the order of the flows; a step nobody came to
 * is left out.
 *
 * @param days  first and last day in Poland, YYYY-MM-DD, both counted
 */
export async function stepCounts(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly StepCount[]> {
  const rows = await db
    .selectFrom('step_count')
    .select(['flow', 'step', 'language'])
    .select(({ fn }) => [fn.sum<string>('seen').as('seen'), fn.sum<string>('passed').as('passed')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['flow', 'step', 'language'])
    .execute();
  const order = [...countedSteps.estimate, ...countedSteps.application];
  return rows
    .map(({ seen, passed, ...of }) => ({ ...of, seen: Number(seen), passed: Number(passed) }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.step) - order.indexOf(other.step) || one.language.localeCompare(other.language),
    );
}

/** Forgets the counts of days that are over long enough. */
export async function sweepStepCounts(db: Database, now: Date): Promise<void> {
  const first = polishDay(new Date(now.getTime() - workingDays.stepCounts * dayMs));
  await db.deleteFrom('step_count').where('day', '<', first).execute();
}
