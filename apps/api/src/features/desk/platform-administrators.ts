import type { Config } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { Database } from '../../platform/database/database.ts';

/** Whether somebody may open partners; asked at every call, as roles are. */
export async function isPlatformAdministrator(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('platform_administrator')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function givePlatform(db: Database, personId: string, now: Date): Promise<void> {
  await db
    .insertInto('platform_administrator')
    .values({ person_id: personId, given_at: now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
}

export async function takePlatform(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('platform_administrator').where('person_id', '=', personId).execute();
}

/** Whose names for people the desk goes by; undefined: it is closed. */
export function issuerOf(config: Config): string | undefined {
  const { desk } = config;
  if (desk.issuer === 'none') return undefined;
  return desk.issuer === 'embedded' ? publicOrigin('id', config) : desk.url;
}
