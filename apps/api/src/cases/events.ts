import type { Actor } from '@ndp/domain/case/action.ts';
import type { Database } from '../platform/database/database.ts';
import type { Write } from '../platform/database/one-statement.ts';
import type { RowUnit } from '../platform/unit.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';

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

/** What stores the first status of a new application. */
export function firstEventWrite({ db, now }: RowUnit, key: ApplicationKey, status: string): Write {
  const row = { ...ofCase(key), n: 1, status, at: now };
  return db
    .insertInto('application_event')
    .values({ ...row, actor: 'applicant', actor_name: null, sealed_reason: null });
}

/** One status after the other; the row is held, or new. A clock that was set back does not turn the timeline back. */
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
  const sealReason = (n: number) => (reason === undefined ? null : key.cipher.seal(reason, reasonPlace(n)));
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
    const reason = sealed_reason && key.cipher.open(sealed_reason, reasonPlace(n));
    return { status, at, actor, actorName: actor_name, reason };
  });
}

function reasonPlace(n: number): string {
  return `event reason\n${n}`;
}
