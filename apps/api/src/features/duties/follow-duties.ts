import { dayAfter } from '@ndp/domain/day-after.ts';
import { type DutyKind, dutyKinds, dutyReminderDays, dutyStatuses } from '@ndp/domain/duties.ts';
import { type SqlBool, sql } from 'kysely';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { readDutyHolder } from '../../cases/people/new-owner.ts';
import { endOfPolishDay } from '../../cases/program/last-days.ts';
import { takeReminder } from '../../cases/store/reminders.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { dutyReminder, heldDutyReminder } from '../../mail/emails/duty-reminder.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { polishDay } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Unit } from '../../platform/unit.ts';
import { askWhetherRunning, findToAsk } from './ask-running.ts';
import { inCase } from './in-case.ts';
import { planCaseDuties } from './plan-duties.ts';

/**
 * Plans the duties of cases whose status has moved, reminds of those whose day is near and that nobody called done, and
 * asks once a year whether the new source runs: each once, however many processes do it.
 *
 * @param batch  how many cases are looked at in one go; the next round goes on
 */
export async function followDuties(context: CoreContext, batch = 200): Promise<void> {
  for (const key of await findUnplanned(context, batch)) await inCase(context, key, planCaseDuties);
  for (const key of await findDue(context, batch)) await inCase(context, key, remind);
  for (const key of await findToAsk(context, batch)) await inCase(context, key, askWhetherRunning);
}

function findUnplanned({ db }: CoreContext, batch: number): Promise<readonly ApplicationKey[]> {
  const found = db
    .selectFrom('application')
    .select(['partner_id as partnerId', 'id as applicationId'])
    .where('status', 'in', dutyStatuses)
    .where(
      sql<SqlBool>`exists (select from payment_application as payment where payment.partner_id = application.partner_id
        and payment.application_id = application.id)
      and not exists (select from case_duty as duty where duty.partner_id = application.partner_id
        and duty.application_id = application.id
        and duty.planned_at >= coalesce(application.status_at, application.created_at))`,
    )
    .limit(batch);
  return acrossPartners(() => found.execute());
}

/** Cases with a duty that is near, not done and not reminded of for its day. */
function findDue({ db, clock }: CoreContext, batch: number): Promise<readonly ApplicationKey[]> {
  const today = polishDay(clock());
  const near = dutyKinds.map(
    (kind) =>
      sql<SqlBool>`(duty.kind = ${kind} and duty.due_on between ${today} and ${lastNear(kind, today)})`,
  );
  const found = db
    .selectFrom('case_duty as duty')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'duty.partner_id')
        .onRef('application.id', '=', 'duty.application_id'),
    )
    .select(['duty.partner_id as partnerId', 'duty.application_id as applicationId'])
    .distinct()
    .where('application.status', 'in', dutyStatuses)
    .where('duty.done_at', 'is', null)
    .where(
      sql<SqlBool>`(${sql.join(near, sql` or `)}) and not exists (select from reminder
        where reminder.partner_id = duty.partner_id and reminder.application_id = duty.application_id
          and reminder.kind = 'duty-' || duty.kind
          and reminder.deadline > (duty.due_on || 'T12:00:00Z')::timestamptz - interval '24 hours')`,
    )
    .limit(batch);
  return acrossPartners(() => found.execute());
}

/** The last day of a duty that is reminded of on this day. */
const lastNear = (kind: DutyKind, today: string) => dayAfter(today, dutyReminderDays[kind]);

async function remind(unit: Unit, { application }: OpenedApplication): Promise<void> {
  const key = keyOf(application);
  const { language } = application;
  const holder = await readDutyHolder(unit, key, unit.now);
  const { email } = holder ?? application;
  const mail = holder ? heldDutyReminder : dutyReminder;
  const today = polishDay(unit.now);
  const near = (await readDuties(unit, key)).filter(
    ({ kind, dueOn, doneAt }) => doneAt === null && today <= dueOn && dueOn <= lastNear(kind, today),
  );
  for (const { kind, dueOn } of near) {
    const daysBefore = dutyReminderDays[kind];
    const reminder = { ...key, kind: `duty-${kind}`, deadline: endOfPolishDay(dueOn), daysBefore };
    if (!(await takeReminder(unit, reminder))) continue;
    const payload = { email, language, duty: kind, dueOn };
    await promiseLink(unit, { ...key, mail, payload });
  }
}
