import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import { endOfPolishDay, startOfPolishDay } from '../../cases/program/day.ts';
import type { Database } from '../../platform/database/database.ts';

/** Which cases are counted: those of a partner begun on these days in Poland, both among them. */
export interface Period {
  readonly partnerId: string;
  readonly from: string;
  readonly to: string;
}

/** The cases of a period; each is read once, along the day it was begun. */
function casesOf({ partnerId, from, to }: Period) {
  const unpaid = endStatuses.filter((status) => status !== 'paid' && status !== 'reported');
  return sql`select partner_id, id, created_at, submitted_at, quote is not null as is_calculated,
      quote -> 'inputs' ->> 'heat_source' as source,
      case when submitted_at is not null and status <> all (${unpaid}::text[])
        then (quote ->> 'quote')::numeric end as amount
    from application
    where partner_id = ${partnerId} and created_at >= ${startOfPolishDay(from)} and created_at < ${endOfPolishDay(to)}`;
}

/** The same with the moments of their timelines, which costs a look at the events of each. */
function timelinesOf(period: Period) {
  return sql`select begun.*, event.* from (${casesOf(period)}) as begun cross join lateral (
      select min(at) filter (where event.status = 'contract_signed') as signed_at,
        min(at) filter (where event.status = 'payment_requested') as asked_at,
        min(at) filter (where event.status = 'paid') as paid_at
      from application_event as event
      where event.partner_id = begun.partner_id and event.application_id = begun.id) as event`;
}

const milestones = sql`count(*)::int as begun, count(*) filter (where is_calculated)::int as calculated,
  count(submitted_at)::int as sent, count(signed_at)::int as signed, count(paid_at)::int as paid`;

/** How many cases came how far. */
export interface Milestones {
  readonly begun: number;
  readonly calculated: number;
  readonly sent: number;
  readonly signed: number;
  readonly paid: number;
}

/** How far the cases of a period have come by now. */
export async function countMilestones(db: Database, period: Period): Promise<Milestones> {
  const { rows } = await sql<Milestones>`
    with counted as (${timelinesOf(period)}) select ${milestones} from counted`.execute(db);
  return rows[0] ?? { begun: 0, calculated: 0, sent: 0, signed: 0, paid: 0 };
}

/** The same by the month in Poland in which they were begun. */
export async function countByMonth(db: Database, period: Period) {
  const { rows } = await sql<Milestones & { month: string }>`
    with counted as (${timelinesOf(period)})
    select to_char(created_at at time zone 'Europe/Warsaw', 'YYYY-MM') as month, ${milestones}
    from counted group by 1 order by 1`.execute(db);
  return rows;
}

const between = {
  to_send: sql`submitted_at - created_at`,
  to_sign: sql`signed_at - submitted_at`,
  to_ask: sql`asked_at - signed_at`,
  to_pay: sql`paid_at - asked_at`,
} as const;

/** Days from one moment of a case to the next: of half of them at most, and of nine in ten. */
export async function measureTimes(db: Database, period: Period) {
  const days = sql.join(
    Object.entries(between).map(
      ([span, time]) => sql`(${sql.lit(span)}, extract(epoch from ${time}) / 86400.0)`,
    ),
  );
  const { rows } = await sql<{ span: keyof typeof between; cases: number; median: number; most: number }>`
    with counted as (${timelinesOf(period)})
    select span, count(days)::int as cases,
      round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float8 as median,
      round(percentile_cont(0.9) within group (order by days)::numeric, 1)::float8 as most
    from counted cross join lateral (values ${days}) as each (span, days) group by span`.execute(db);
  return Object.keys(between).flatMap((span) => rows.filter((row) => row.span === span));
}

/** Money of the cases of a group, in PLN. */
export interface Money {
  readonly cases: number;
  readonly calculated: number;
  readonly paid: number;
}

const money = sql`count(*)::int as cases, coalesce(sum(amount), 0)::float8 as calculated,
  coalesce(sum((select sum(coalesce(booked_gr, revision.amount_gr)) from payment join payment_revision as revision
    on revision.partner_id = payment.partner_id and revision.payment_id = payment.id
      and revision.revision = payment.revision
    where payment.partner_id = counted.partner_id and payment.application_id = counted.id
      and payment.state = 'booked')) / 100.0, 0)::float8 as paid`;

/** The money of a period by the heat source that is planned; null where none is calculated. */
export async function sumBySource(db: Database, period: Period) {
  const { rows } = await sql<Money & { source: string | null }>`
    with counted as (${casesOf(period)})
    select source, ${money} from counted group by source order by calculated desc, source`.execute(db);
  return rows;
}

/** The same by search tokens, of those that are named here. */
export async function sumByToken(db: Database, period: Period, tokens: readonly Buffer[]) {
  const { rows } = await sql<Money & { token: Uint8Array }>`
    with counted as (${casesOf(period)})
    select token, ${money} from counted join search_token as known
      on known.partner_id = ${period.partnerId} and known.application_id = counted.id
        and token = any (${tokens}::bytea[])
    group by token order by calculated desc, token`.execute(db);
  return rows;
}
