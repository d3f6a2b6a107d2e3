import type { Actor } from '@ndp/domain/case/action.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

export interface StatusEvent {
  readonly status: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly reason: string | null;
}

export interface Cause {
  readonly actor: Actor;
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
}

/** Reasons are sealed: some are in somebody’s own words. */
export type OpenKey = Required<ApplicationKey>;

/** One status after the other; the row is locked, or new. A clock that was set back does not turn the timeline back. */
export async function addEvents(
  { db, now }: RowUnit,
  key: OpenKey,
  statuses: readonly string[],
  { actor, name, reason }: Cause,
): Promise<void> {
  if (statuses.length === 0) return;
  const last = await db
    .selectFrom('application_event')
    .select(({ fn }) => [fn.max('n').as('n'), fn.max('at').as('at')])
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
  const first = (last?.n ?? 0) + 1;
  const row = {
    ...ofCase(key),
    at: last?.at && last.at > now ? last.at : now,
    actor,
    actor_name: name ?? null,
  };
  const sealReason = (n: number) => (reason === undefined ? null : key.cipher.seal(reason, reasonContext(n)));
  const rows = statuses.map((status, i) => ({ ...row, status, n: first + i }));
  await db
    .insertInto('application_event')
    .values(rows.map((each) => ({ ...each, sealed_reason: sealReason(each.n) })))
    .execute();
}

/** Oldest first. */
export async function readEvents(db: Database, key: OpenKey): Promise<StatusEvent[]> {
  const rows = await db
    .selectFrom('application_event')
    .select(['n', 'status', 'at', 'actor', 'actor_name', 'sealed_reason'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  return rows.map(({ n, status, at, actor, actor_name, sealed_reason }) => {
    const reason = sealed_reason && key.cipher.open(sealed_reason, reasonContext(n));
    return { status, at, actor, actorName: actor_name, reason };
  });
}

function reasonContext(n: number): string {
  return `event reason\n${n}`;
}
