import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DeskInvitationTable } from '../../platform/database/schema/desk-tables.ts';
import { isPlatformAdministrator } from './platform-administrators.ts';

/** Whether an invitation is to a partner’s first administrator: by whoever opens partners, while it has none. */
export async function isToFirst(
  db: Database,
  {
    partner_id,
    invited_by,
    roles,
  }: Pick<Selectable<DeskInvitationTable>, 'partner_id' | 'invited_by' | 'roles'>,
): Promise<boolean> {
  if (!roles.includes('administrator') || !(await isPlatformAdministrator(db, invited_by))) return false;
  const found = await db
    .selectFrom('desk_role')
    .select('person_id')
    .where((row) => row.and({ partner_id, role: 'administrator' }))
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}
