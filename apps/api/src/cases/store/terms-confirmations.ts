import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** Stores that the applicant repeated an amount, grosze, and the duties now, in place of the time before. */
export async function writeTermsConfirmation(
  { db, now }: RowUnit,
  key: ApplicationKey,
  amountGr: number,
): Promise<void> {
  const confirmed = { amount_gr: amountGr, confirmed_at: now };
  await db
    .insertInto('terms_confirmation')
    .values({ ...ofCase(key), ...confirmed })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(confirmed))
    .execute();
}

/** When the applicant repeated amount and duties last; undefined: never. */
export async function readTermsConfirmation(db: Database, key: ApplicationKey): Promise<Date | undefined> {
  const row = await db
    .selectFrom('terms_confirmation')
    .select('confirmed_at')
    .where((each) => each.and(ofCase(key)))
    .executeTakeFirst();
  return row?.confirmed_at;
}
