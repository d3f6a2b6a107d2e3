import { sql } from 'kysely';
import type { LimitName } from '../platform/limits/limits.ts';
import type { TestApi } from './test-api.ts';

/**
 * Leaves one place in the open window of a limit, without calling as often as it allows.
 *
 * @returns how often was counted in it before
 */
export async function leaveOne(api: TestApi, limit: LimitName): Promise<number | undefined> {
  const [{ max } = { max: 0 }] = api.context.limits[limit];
  const { rows } = await sql<{ count: number }>`
    with known as (select name, count from attempt_window where name like ${`${limit} %`})
    update attempt_window set count = ${max - 1} from known where known.name = attempt_window.name
    returning known.count`.execute(api.context.db);
  return rows[0]?.count;
}
