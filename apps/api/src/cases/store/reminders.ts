import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

export interface Reminder extends ApplicationKey {
  readonly kind: string;
  readonly deadline: Date;
  readonly daysBefore: number;
}

/** In the transaction of the mail’s promise. False: it was sent before. */
export async function takeReminder({ db, now }: RowUnit, reminder: Reminder): Promise<boolean> {
  const { kind, deadline, daysBefore } = reminder;
  const taken = await db
    .insertInto('reminder')
    .values({
      ...ofCase(reminder),
      kind,
      deadline,
      days_before: daysBefore,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return taken !== undefined;
}

/** It could not be sent: it is due again. */
export async function giveReminderBack(db: Database, reminder: Reminder): Promise<void> {
  await db
    .deleteFrom('reminder')
    .where((row) => row.and(ofCase(reminder)))
    .where('kind', '=', reminder.kind)
    .where('deadline', '=', reminder.deadline)
    .where('days_before', '=', reminder.daysBefore)
    .execute();
}
