import type { RunningAnswer } from '@ndp/domain/running.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** Whether the new source runs, as it was asked in a year. */
export interface RunningQuestion {
  readonly year: number;
  readonly askedAt: Date;
  /** Null: not answered. */
  readonly answer: RunningAnswer | null;
  readonly answeredAt: Date | null;
}

/** The questions of a case, oldest first. */
export function readRunning(db: Database, key: ApplicationKey): Promise<readonly RunningQuestion[]> {
  return db
    .selectFrom('case_running')
    .select(['year', 'asked_at as askedAt', 'answer', 'answered_at as answeredAt'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('year')
    .execute();
}

/** Notes that it is asked this year, in the transaction of the mail. @returns false: it was asked already */
export async function askRunning({ db, now }: RowUnit, key: ApplicationKey, year: number): Promise<boolean> {
  const asked = await db
    .insertInto('case_running')
    .values({ ...ofCase(key), year, asked_at: now, answer: null, answered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst();
  return asked !== undefined;
}

/** Keeps the answer of a year in a locked case. */
export async function writeRunning(
  { db, now }: RowUnit,
  key: ApplicationKey,
  { year, answer }: { readonly year: number; readonly answer: RunningAnswer },
): Promise<void> {
  await db
    .updateTable('case_running')
    .set({ answer, answered_at: now })
    .where((row) => row.and({ ...ofCase(key), year }))
    .execute();
}

/** Notes on which Polish day it is asked next; null: not any more. */
export async function askRunningNext(
  { db }: RowUnit,
  key: ApplicationKey,
  day: string | null,
): Promise<void> {
  await db
    .updateTable('case_duty')
    .set({ ask_on: day })
    .where((row) => row.and({ ...ofCase(key), kind: 'durability' }))
    .execute();
}
