import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { OperatorActionTable } from '../platform/database/schema/tables.ts';

/** What an operator did, as it is kept. */
export type Action = Omit<Insertable<OperatorActionTable>, 'details'> & {
  readonly details: Readonly<Record<string, string | number>>;
};

/** Adds an action to the audit trail. It is never changed. */
export async function noteAction(db: Database, { details, ...action }: Action): Promise<void> {
  await db
    .insertInto('operator_action')
    .values({ ...action, details: JSON.stringify(details) })
    .execute();
}
