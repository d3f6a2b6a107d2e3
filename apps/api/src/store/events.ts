import type { Actor } from '@ndp/domain/pipeline/transitions.ts';
import type { Database, Trx } from './database.ts';
import type { ApplicationKey } from './links.ts';

/** A status an application entered. */
export interface StatusEvent {
  readonly status: string;
  readonly at: Date;
  readonly actor: Actor;
  /** Why, in an operator's or the product's words. */
  readonly reason: string | null;
}

/** Who caused a change of status, and why. */
export interface Cause {
  readonly actor: Actor;
  /** Which operator it was. */
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Notes that an application entered these statuses, one after the other. Its row is held, or new. When the clock was
 * set back meanwhile, the moment of the last event counts: a timeline never goes back.
 */
export async function addEvents(
  trx: Trx,
  key: ApplicationKey,
  statuses: readonly string[],
  { actor, name, reason }: Cause,
  at: Date,
): Promise<void> {
  if (statuses.length === 0) return;
  const last = await trx
    .selectFrom('application_event')
    .select(({ fn }) => [fn.max('n').as('n'), fn.max('at').as('at')])
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .executeTakeFirst();
  const first = (last?.n ?? 0) + 1;
  const cause = { actor, actor_name: name ?? null, reason: reason ?? null };
  const notBefore = last?.at && last.at > at ? last.at : at;
  const row = { partner_id: key.partnerId, application_id: key.applicationId, at: notBefore, ...cause };
  await trx
    .insertInto('application_event')
    .values(statuses.map((status, i) => ({ ...row, status, n: first + i })))
    .execute();
}

/** Every status an application entered, oldest first. */
export function readEvents(db: Database, key: ApplicationKey): Promise<StatusEvent[]> {
  return db
    .selectFrom('application_event')
    .select(['status', 'at', 'actor', 'reason'])
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .orderBy('n')
    .execute();
}
