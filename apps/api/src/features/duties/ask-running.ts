import { isPaid } from '@ndp/domain/duties.ts';
import { runningDaysAround, runningYear } from '@ndp/domain/running.ts';
import { sql } from 'kysely';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { readDutyHolder } from '../../cases/people/new-owner.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import { readEvents } from '../../cases/store/events.ts';
import { askRunning, askRunningNext } from '../../cases/store/running.ts';
import { heldRunningQuestion, runningQuestion } from '../../mail/emails/running-question.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { polishDay } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Unit } from '../../platform/unit.ts';
import { readNewestPayment } from '../settlement/payments.ts';
import { dutyDaysOf } from '../settlement/tell-deadlines.ts';

/** Paid cases whose day of the question has come, the longest due first. */
export function findToAsk({ db, clock }: CoreContext, batch: number): Promise<readonly ApplicationKey[]> {
  const found = db
    .selectFrom('case_duty as duty')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'duty.partner_id')
        .onRef('application.id', '=', 'duty.application_id'),
    )
    .select(['duty.partner_id as partnerId', 'duty.application_id as applicationId'])
    .where('duty.ask_on', '<=', polishDay(clock()))
    .where('application.status', 'in', [sql.lit('paid'), sql.lit('reported')])
    .orderBy('duty.ask_on')
    .limit(batch);
  return acrossPartners(() => found.execute());
}

/** Asks whether the new source of a locked case runs, if that is due and was not asked this year. */
export async function askWhetherRunning(
  unit: Unit,
  { application, partner }: OpenedApplication,
): Promise<void> {
  const key = keyOf(application);
  const completedOn = (await readNewestPayment(unit, key))?.completionDate;
  const { durability: dueOn } = dutyDaysOf({ application, partner }, completedOn ?? null);
  const paid = (await readEvents(unit.db, key)).findLast(({ status }) => status === 'paid');
  if (!completedOn || !dueOn || !paid || !isPaid(application.status)) return;
  const { durability: years } = agreedTerms({ application, partner }).years;
  const { due, next } = runningDaysAround({ completedOn, years }, polishDay(paid.at), polishDay(unit.now));
  await askRunningNext(unit, key, next);
  if (due === null || !(await askRunning(unit, key, runningYear(due)))) return;
  const { language } = application;
  const holder = await readDutyHolder(unit, key, unit.now);
  const { email } = holder ?? application;
  const mail = holder ? heldRunningQuestion : runningQuestion;
  await promiseLink(unit, { ...key, mail, payload: { email, language, dueOn } });
}
