import {
  dueReminder,
  nudgeDays,
  nudgeWithinDays,
  type ReminderKind,
  reminderDays,
} from '@ndp/domain/periods.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { ApplicationKey } from '../keys/case-key.ts';
import type { EndingVersion } from '../program/last-days.ts';

export interface Walk {
  readonly statuses: readonly string[];
  readonly batch: number;
  /** Those of which a reminder of this term is to be looked for, or whose term may be over. */
  readonly term?: ReminderTerm;
  /** And those that were left a few days ago and whose applicant was not nudged yet. */
  readonly isNudged?: boolean;
  /** And those begun in one of these versions, whose last day is to be reminded of or has passed. */
  readonly ending: readonly EndingVersion[];
  readonly now: Date;
}

/** A term of an application, of which it is reminded. */
interface ReminderTerm {
  readonly kind: ReminderKind;
  /** How long it is since the application was changed last. */
  readonly days: number;
  readonly now: Date;
}

/** A term may be counted from a little before its column says. */
const earlyMs = 60 * 60 * 1000;

/** Whoever has got the reminder that is due is left alone until the next: most are, all the time. */
function needsReminder({ kind, days, now }: ReminderTerm): RawBuilder<SqlBool> {
  const moment = sql.ref('application.changed_at');
  const goneBy = (gone: number) => sql`${moment} <= ${new Date(now.getTime() - gone * dayMs + earlyMs)}`;
  const due = reminderDays[kind].map(
    (before) => sql`${goneBy(days - before)} and not exists (
      select from reminder where reminder.partner_id = application.partner_id
        and reminder.application_id = application.id and reminder.kind = ${kind}
        and reminder.days_before <= ${before}
        and reminder.deadline >= ${moment} + ${days - 1} * interval '24 hours')`,
  );
  // The first alone, for the index.
  const earliest = goneBy(days - Math.max(...reminderDays[kind]));
  return sql<SqlBool>`${earliest} and (${sql.join([goneBy(days), ...due], sql` or `)})`;
}

/** Left as long as a nudge says, and not nudged so. */
function needsNudge(now: Date): RawBuilder<SqlBool> {
  const moment = sql.ref('application.changed_at');
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const due = nudgeDays.map(
    (days) => sql`${moment} <= ${ago(days)} and ${moment} > ${ago(days + nudgeWithinDays)} and not exists (
      select from reminder where reminder.partner_id = application.partner_id
        and reminder.application_id = application.id and reminder.kind = 'nudge'
        and reminder.days_before = ${days})`,
  );
  return sql<SqlBool>`(${sql.join(due, sql` or `)})`;
}

/** Those begun in a version whose last day has passed, or is to be reminded of and was not. */
function isEnding({ programId, version, end }: EndingVersion, now: Date): RawBuilder<SqlBool> {
  const begun = sql`coalesce(application.program_id,
      (select own.program_id from partner as own where own.id = application.partner_id)) = ${programId}
    and coalesce(application.program_version, 1) = ${version}`;
  if (end <= now) return sql<SqlBool>`(${begun})`;
  const before = dueReminder('draft', end, now);
  if (before === undefined) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${begun} and not exists (
    select from reminder where reminder.partner_id = application.partner_id
      and reminder.application_id = application.id and reminder.kind = 'draft'
      and reminder.days_before <= ${before} and reminder.deadline >= ${new Date(end.getTime() - dayMs)}))`;
}

/** In the order of the key, page by page: whatever is done on the way hides no other. */
export async function* walkApplications(
  db: Database,
  { statuses, batch, term, isNudged = false, ending, now }: Walk,
): AsyncGenerator<ApplicationKey> {
  const wanted = [
    ...(term ? [needsReminder(term)] : []),
    ...(isNudged ? [needsNudge(now)] : []),
    ...ending.map((version) => isEnding(version, now)),
  ];
  if (wanted.length === 0) return;
  // Few are: found first, and sorted then, instead of looked for along the key.
  const first = db
    .with(
      (found) => found('found').materialized(),
      (all) =>
        all
          .selectFrom('application')
          .select(['partner_id', 'id'])
          .where('status', 'in', statuses)
          .where(sql<SqlBool>`(${sql.join(wanted, sql` or `)})`),
    )
    .selectFrom('found')
    .selectAll()
    .orderBy('partner_id')
    .orderBy('id')
    .limit(batch);
  let page = await acrossPartners(() => first.execute());
  while (page.length > 0) {
    for (const { partner_id, id } of page) yield { partnerId: partner_id, applicationId: id };
    const last = page.at(-1);
    if (!last || page.length < batch) return;
    const rest = first.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('partner_id', 'id'), '>', tuple(last.partner_id, last.id)),
    );
    page = await acrossPartners(() => rest.execute());
  }
}
