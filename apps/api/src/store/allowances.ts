import { sql } from 'kysely';
import type { Limit } from '../limits.ts';
import type { Trx } from './database.ts';

/**
 * Takes one mail from the allowance of an address, over all partners and processes, in the transaction of the
 * mail's promise. One row per address and window is counted up in place.
 *
 * @param address  keyed hash of the address, never the address
 * @returns false when a window is used up
 */
export async function takeMailAllowance(
  trx: Trx,
  address: Uint8Array,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  for (const limit of limits) {
    const bucket = `${limit.seconds} ${Buffer.from(address).toString('base64url')}`;
    if (!(await takeOne(trx, bucket, limit, now))) return false;
  }
  return true;
}

async function takeOne(trx: Trx, bucket: string, limit: Limit, now: Date): Promise<boolean> {
  const expired = new Date(now.getTime() - limit.seconds * 1000);
  const { rows } = await sql`
    insert into mail_allowance as allowance (bucket, window_start, count)
    values (${bucket}, ${now}, 1)
    on conflict (bucket) do update set
      count = case when allowance.window_start <= ${expired} then 1 else allowance.count + 1 end,
      window_start = case when allowance.window_start <= ${expired} then ${now} else allowance.window_start end
    where allowance.window_start <= ${expired} or allowance.count < ${limit.max}
    returning bucket`.execute(trx);
  return rows.length > 0;
}
