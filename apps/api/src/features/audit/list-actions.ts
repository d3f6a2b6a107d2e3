import { type ActionKind, type AuditFilter, serverPerson } from '@ndp/contract/desk/audit.ts';
import { type RawBuilder, sql } from 'kysely';
import { endOfPolishDay, startOfPolishDay } from '../../cases/program/day.ts';
import type { Trx } from '../../platform/database/database.ts';
import { kindOf, objectOf } from './action-kinds.ts';
import { type OperatorAction, serverChain } from './operator-acts.ts';

/** An action as it is listed: reads that follow each other are one look, listed where it began. */
export type ListedAction = OperatorAction & {
  readonly kind: ActionKind;
  readonly times: number;
  readonly until: Date;
};

/** Which actions of a partner are listed, after which one, and how many at most. */
export interface ActionQuery {
  readonly partnerId: string;
  readonly filter: AuditFilter;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One person's reads of the same thing are one look as long as no pause between them is longer. */
const pause = sql`interval '10 minutes'`;
/** Reads of one look are counted so far. */
const longestLook = sql`interval '1 day'`;

/** The actions, the newest first, and where the next page begins; null: nowhere. */
export async function listActions(
  trx: Trx,
  { partnerId, filter, after, limit }: ActionQuery,
): Promise<{ readonly actions: ListedAction[]; readonly next: string | null }> {
  const { rows } = await sql<ListedAction>`
    select action.*, coalesce(look.times, 1) as times, coalesce(look.until, action.at) as until
    from (
      select operator_action.*, ${kindOf('operator_action')} as kind from operator_action
      where ${sql.join([sql`partner_id = ${partnerId}`, ...conditionsOf(filter, after)], sql` and `)}
    ) as action
    left join lateral (${readsOfLook}) as look on action.kind = 'look'
    where (action.kind <> 'look' or not exists (${readBefore}))
      and ${filter.kind ? sql`action.kind = ${filter.kind}` : sql`true`}
    order by action.at desc, action.n desc limit ${limit + 1}`.execute(trx);
  const actions = rows.slice(0, limit);
  const last = rows.length > limit ? actions.at(-1) : undefined;
  return { actions, next: last ? `${last.at.toISOString()}_${last.n}` : null };
}

function conditionsOf({ person, reference, from, to }: AuditFilter, after = ''): RawBuilder<unknown>[] {
  const [at, n] = after.split('_');
  return [
    person && sql`chain = ${person === serverPerson ? serverChain : person}`,
    reference && sql`reference = ${reference}`,
    from && sql`at >= ${startOfPolishDay(from)}`,
    to && sql`at < ${endOfPolishDay(to)}`,
    n && sql`(at, n) < (${at}::timestamptz, ${Number(n)})`,
  ].filter((condition) => typeof condition === 'object');
}

/** Reads of the same thing by the same person. */
const sameLook = sql`other.partner_id = action.partner_id and other.chain = action.chain
  and other.reference is not distinct from action.reference
  and ${kindOf('other')} = 'look' and ${objectOf('other')} = ${objectOf('action')}`;

/** A read that this one goes on from. */
const readBefore = sql`select from operator_action as other
  where ${sameLook} and (other.at, other.n) < (action.at, action.n) and other.at >= action.at - ${pause}`;

/** How many reads follow without a longer pause, and when the last one was. */
const readsOfLook = sql`
  select count(*)::int as times, max(at) as until from (
    select at, count(*) filter (where since > ${pause}) over (order by at, n) as pauses from (
      select other.at, other.n, other.at - lag(other.at) over (order by other.at, other.n) as since
      from operator_action as other
      where ${sameLook} and (other.at, other.n) >= (action.at, action.n)
        and other.at < action.at + ${longestLook}
    ) as read
  ) as read where pauses = 0`;

/** Somebody who has acted at a partner, under the name they had last. */
export interface ActingPerson {
  readonly chain: string;
  readonly name: string;
}

/** Everybody who has acted at a partner, found by steps over the index and not by reading every action. */
export async function readActingPeople(trx: Trx, partnerId: string): Promise<ActingPerson[]> {
  const { rows } = await sql<ActingPerson>`
    with recursive acting (chain) as (
      select min(chain) from operator_action where partner_id = ${partnerId}
      union all
      select (select min(chain) from operator_action where partner_id = ${partnerId} and chain > acting.chain)
      from acting where acting.chain is not null
    )
    select chain, (
      select operator from operator_action as last where last.partner_id = ${partnerId} and last.chain = acting.chain
      order by at desc, n desc limit 1) as name
    from acting where chain is not null`.execute(trx);
  return rows;
}
