import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { TrainingRefused } from './refusals.ts';

/**
 * Asks to have the cases of a training partner erased and made anew; a loop does it. The database knows such work of
 * no other partner, and of one only once at a time.
 *
 * @throws {TrainingRefused} it is under way
 */
export async function askReset({ db, now }: RowUnit, partnerId: string, actor: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('training_reset')
    .values({
      ...{ partner_id: partnerId, id: randomUUID(), asked_by: actor, asked_at: now },
      ...{ ended_at: null, leased_until: null },
    })
    .onConflict((known) => known.columns(['partner_id']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new TrainingRefused('under_way');
}

/** The newest such work of a partner; undefined: its cases were never made. */
export function findReset(db: Database, partnerId: string) {
  return db
    .selectFrom('training_reset')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
}

/** How many cases a partner has. */
export async function countAllCases(db: Database, partnerId: string): Promise<number> {
  const { cases } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll().as('cases'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return Number(cases);
}

/** Notes how far the work has come. */
export async function noteReset(
  db: Database,
  { partner_id, id }: { readonly partner_id: string; readonly id: string },
  change: { erased?: number; made?: number; failed?: number; ended_at?: Date },
): Promise<void> {
  await db
    .updateTable('training_reset')
    .set(change)
    .where((row) => row.and({ partner_id, id }))
    .execute();
}
