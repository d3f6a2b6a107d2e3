import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** A case the office entered from a form on paper. */
interface PaperEntry {
  /** Polish day on which the form came, `YYYY-MM-DD`. */
  readonly cameOn: string;
  /** Who entered it at the desk. */
  readonly personId: string;
  readonly enteredAt: Date;
  /** When the applicant ticked how personal data are processed; null: not yet. */
  readonly acknowledgedAt: Date | null;
}

export async function insertPaperEntry(
  { db, now }: RowUnit,
  key: ApplicationKey,
  { cameOn, personId }: Pick<PaperEntry, 'cameOn' | 'personId'>,
): Promise<void> {
  await db
    .insertInto('paper_entry')
    .values({ ...ofCase(key), came_on: cameOn, person_id: personId, entered_at: now, acknowledged_at: null })
    .execute();
}

/** Undefined of a case its applicant sent. */
export async function readPaperEntry(db: Database, key: ApplicationKey): Promise<PaperEntry | undefined> {
  return db
    .selectFrom('paper_entry')
    .select(['person_id as personId', 'entered_at as enteredAt', 'acknowledged_at as acknowledgedAt'])
    .select(sql<string>`came_on::text`.as('cameOn'))
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
}

export async function markAcknowledged({ db, now }: RowUnit, key: ApplicationKey): Promise<void> {
  await db
    .updateTable('paper_entry')
    .set({ acknowledged_at: now })
    .where((row) => row.and(ofCase(key)))
    .execute();
}
