import type { RetentionClass } from '@ndp/domain/retention/classes.ts';
import { concludedStatuses, endStatuses, openStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { Database } from '../../platform/database/database.ts';

/** An application with the class it is in, and the moment that class counts from. */
export interface Classified {
  readonly partner_id: string;
  readonly id: string;
  readonly reference: string;
  readonly retention: RetentionClass;
  readonly since: Date;
  /** The programme's year its amount was promised in: how long its records are kept follows from it. */
  readonly year: number;
  readonly program_id: string;
  readonly program_version: number;
}

const drafts = sql.join([...openStatuses, 'correction_requested']);
const ends = sql.join([...endStatuses]);
const concluded = sql.join([...concludedStatuses]);

/**
 * Every application with its class: the one place that says which is which. What was signed weighs more than the
 * status; what was ever sent is kept with the case, or told by the timeline.
 *
 * `offset 0` has events and payments of a case asked once: written into every place that names the class, they were
 * asked up to eight times.
 *
 * @param among  what narrows the rows of `application` that are looked at; nothing said outside narrows them
 */
export function classified(among: RawBuilder<unknown>): RawBuilder<Classified> {
  return sql<Classified>`
    select partner_id, id, reference, class as retention, year, program_id, program_version,
      case when class = 'unconfirmed' then coalesce(measured_at, created_at) else changed_at end as since
    from (select *, case
      when is_concluded and status in (${ends}) then 'concluded'
      when is_concluded then 'agreement'
      when email_verified_at is null then 'unconfirmed'
      when kind = 'callback' then 'callback'
      when status in (${ends}) and was_sent then 'closed'
      when status in (${ends}) then 'unsent'
      when status in (${drafts}) then 'draft'
      else 'running' end as class
    from (select application.partner_id, application.id, reference, kind, status, created_at, changed_at,
        email_verified_at, measured_at,
        coalesce((quote->'explanation'->>'programme_year')::int,
          extract(year from created_at at time zone 'Europe/Warsaw')::int) as year,
        coalesce(application.program_id, (select partner.program_id from partner
          where partner.id = application.partner_id)) as program_id,
        coalesce(application.program_version, 1) as program_version,
        ${hasEventIn(concluded)} or coalesce((select true from payment_application as payment
          where payment.partner_id = application.partner_id and payment.application_id = application.id limit 1),
          false) as is_concluded,
        was_sent or ${hasEventIn(sql`'completed'`)} as was_sent
      from application where ${among} offset 0) as known) as sorted`;
}

/** Asked of each case for itself, as of payments above: `exists` would have those of all cases read at once. */
function hasEventIn(statuses: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select true from application_event as event
    where event.partner_id = application.partner_id and event.application_id = application.id
      and event.status in (${statuses}) limit 1), false)`;
}

/** What narrows the rows to one. */
export function isCase(partnerId: string, id: string): RawBuilder<unknown> {
  return sql`application.partner_id = ${partnerId} and application.id = ${id}`;
}

/** The class one application is in. */
export async function classOf(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<Classified> {
  const { rows } = await sql<Classified>`
    select * from (${classified(isCase(partnerId, applicationId))}) as application`.execute(db);
  const [row] = rows;
  if (!row) throw new RangeError('there is no such application');
  return row;
}
