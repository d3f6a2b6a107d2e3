import { sql } from 'kysely';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** The day until which a case is put aside: null once the day has come, its status moved or its applicant wrote. */
export const snoozedUntil = (today: string) => sql<string | null>`(
  select snooze.until_day::text from case_snooze as snooze
  where snooze.partner_id = application.partner_id and snooze.application_id = application.id
    and snooze.until_day > ${today}::date
    and snooze.snoozed_at >= coalesce(application.status_at, application.created_at)
    and not exists (select from case_message as message where message.partner_id = snooze.partner_id
      and message.application_id = snooze.application_id and message.person_id is null
      and message.at > snooze.snoozed_at))`;

/** Puts a locked case aside until a Polish day; null: takes it up again. */
export async function writeSnooze(
  { db, now }: RowUnit,
  key: ApplicationKey,
  snooze: { readonly until: string; readonly personId: string } | null,
): Promise<void> {
  await db
    .deleteFrom('case_snooze')
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (!snooze) return;
  const row = { until_day: snooze.until, person_id: snooze.personId, snoozed_at: now };
  await db
    .insertInto('case_snooze')
    .values({ ...ofCase(key), ...row })
    .execute();
}
