import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** Makes a locked case somebody's, whosever it was; null: nobody's. */
export async function assignCase(
  { db, now }: RowUnit,
  key: ApplicationKey,
  personId: string | null,
): Promise<void> {
  if (personId === null) {
    await db
      .deleteFrom('case_assignment')
      .where((row) => row.and(ofCase(key)))
      .execute();
    return;
  }
  const theirs = { person_id: personId, assigned_at: now };
  await db
    .insertInto('case_assignment')
    .values({ ...ofCase(key), ...theirs })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(theirs))
    .execute();
}
