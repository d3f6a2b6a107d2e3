import type { CaseFilter, Sort } from '@ndp/contract/desk/inbox.ts';
import { costOfDelay } from '@ndp/domain/workflow/cost-of-delay.ts';
import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { sinceWhen } from '../../../cases/attention/status-names.ts';
import { startOfPolishDay } from '../../../cases/program/day.ts';
import { dayMs, polishDay } from '../../../platform/clock.ts';
import { neverDue } from '../case-rows.ts';

/** The order of a list: by a key of its rows, then by their ids, so that each page begins where the one before ended. */
export interface ListOrder {
  readonly key: RawBuilder<unknown>;
  /** The type of the key in the database. */
  readonly type: 'timestamptz' | 'float8' | 'text';
  readonly isDown: boolean;
}

/** What is sealed is sorted by once the list is opened whole. */
const sealedSorts = ['applicant', 'place', 'municipality'] as const;
export type SealedSort = (typeof sealedSorts)[number];

/** By which sealed fact a view is to be sorted; undefined: by none. */
export function sealedSort({ sort }: Pick<CaseFilter, 'sort'>): SealedSort | undefined {
  return sealedSorts.find((each) => each === sort);
}

const epoch = (moment: RawBuilder<unknown>) => sql`extract(epoch from ${moment})::float8`;
const statuses = sql.raw(`array[${applicationStatuses.map((status) => `'${status}'`).join(', ')}]`);

const keys: Readonly<Record<Exclude<Sort, SealedSort>, Omit<ListOrder, 'isDown'>>> = {
  number: { key: sql`application.reference`, type: 'text' },
  status: { key: sql`array_position(${statuses}, application.status::text)::float8`, type: 'float8' },
  due: { key: sql`application.due_at`, type: 'timestamptz' },
  since: { key: epoch(sinceWhen), type: 'float8' },
  building: { key: sql`coalesce(application.project ->> 'variant', '')`, type: 'text' },
  amount: { key: sql`coalesce((application.quote ->> 'quote')::float8, -1)`, type: 'float8' },
  officer: { key: sql`coalesce(application.officer_id::text, '')`, type: 'text' },
  program: { key: sql`coalesce(application.program_id, '')`, type: 'text' },
};

/** The order of a view of the inbox; the case due first at the top unless the caller says otherwise. */
export function orderOf({ sort, order, day }: CaseFilter, now: Date): ListOrder {
  if (!sort && day) return { key: costKey(now), type: 'float8', isDown: false };
  const open = sort && !sealedSort({ sort }) ? keys[sort as keyof typeof keys] : keys.due;
  return { ...open, isDown: order === 'down' };
}

/** What is overdue, then due today, then this week; within each the dearest first, then the earliest. */
function costKey(now: Date): RawBuilder<number> {
  const dayIn = (days: number) => startOfPolishDay(polishDay(new Date(now.getTime() + days * dayMs)));
  const costs = Object.entries(costOfDelay).map(([status, cost]) =>
    sql.raw(`when application.status = '${status}' then ${cost}`),
  );
  // Where no day runs, who has waited longest comes first.
  const moment = sql`case when application.due_at = ${new Date(neverDue)} then ${sinceWhen} else application.due_at end`;
  return sql<number>`((case when application.due_at < ${now} then 0 when application.due_at < ${dayIn(1)} then 1
    when application.due_at < ${dayIn(7)} then 2 else 3 end) * 10 + 4 - case ${sql.join(costs, sql` `)} else 0 end)::float8
    * 1e12 + ${epoch(moment)}`;
}

/** What no list has given begins it anew. */
function momentOf(last: string): Date {
  const ms = Number(last);
  return new Date(Math.abs(ms) <= 1e15 ? ms : 0);
}

/** Whether a row comes after the one a page ended with, whose key and id these are. */
export function isAfter({ key, type, isDown }: ListOrder, last: string, id: string): RawBuilder<SqlBool> {
  const bound = type === 'timestamptz' ? momentOf(last) : type === 'float8' ? Number(last) : last;
  const typed = sql`${bound}::${sql.raw(type)}`;
  if (isDown) return sql`(${key} < ${typed} or (${key} = ${typed} and application.id > ${id}::uuid))`;
  return sql`(${key}, application.id) > (${typed}, ${id}::uuid)`;
}

/** The key of a row as the next page is asked with it. */
export function cursorOf(key: unknown): string {
  return key instanceof Date ? String(key.getTime()) : String(key);
}
