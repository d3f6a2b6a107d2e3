import { dayAfter } from '@ndp/domain/day-after.ts';
import { dutyStatuses, lateDutyDays } from '@ndp/domain/duties.ts';
import { type SqlBool, sql } from 'kysely';

const isFinished = sql`application.status in (${sql.join(dutyStatuses.map((status) => sql.lit(status)))})`;

/** Condition on `application` of a partner: its report to the register is so late today that the office asks. */
export const hasLateDuty = (partnerId: string, today: string) =>
  sql<SqlBool>`${isFinished} and application.id in (
    select application_id from case_duty where partner_id = ${partnerId} and kind = 'registration'
      and done_at is null and due_on < ${dayAfter(today, -lateDutyDays)})`;

/** Condition on `case_running`: its answer is the newest of its case, and the source does not run. */
export const isStopped = sql<SqlBool>`case_running.answer in ('no', 'gone') and not exists (
  select from case_running as later where later.partner_id = case_running.partner_id
    and later.application_id = case_running.application_id and later.year > case_running.year
    and later.answer is not null)`;

/** Condition on `application` of a partner: its applicant answered last that the new source does not run. */
export const hasStoppedSource = (partnerId: string) =>
  sql<SqlBool>`${isFinished} and application.id in (
    select application_id from case_running where partner_id = ${partnerId} and ${isStopped})`;

/** Condition on `application` of a partner: the office has not asked yet about what is late, or has stopped. */
export const isToAskAboutDuty = (partnerId: string, today: string) =>
  sql<SqlBool>`(${hasLateDuty(partnerId, today)} and ${notAskedSince(partnerId, sql`'-infinity'`)}
    or ${hasStoppedSource(partnerId)} and ${notAskedSince(
      partnerId,
      sql`(select max(answered_at) from case_running where partner_id = ${partnerId}
        and application_id = application.id)`,
    )})`;

const notAskedSince = (partnerId: string, moment: ReturnType<typeof sql>) =>
  sql`not exists (select from case_message where partner_id = ${partnerId}
    and application_id = application.id and topic = 'duty' and at >= ${moment})`;
