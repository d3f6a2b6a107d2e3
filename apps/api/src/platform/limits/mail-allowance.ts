import { sql } from 'kysely';
import type { KeyedHashes } from '../crypto/secrets.ts';
import type { Trx } from '../database/database.ts';
import type { Limit } from './limits.ts';

/**
 * Takes one mail from the allowance of an address, over all partners and processes, in the transaction of the
 * mail's promise. One row per address and window is counted up in place.
 *
 * @param address  keyed hashes of the address, never the address; what was counted under an older one counts on
 * @returns false when a window is used up
 */
export async function takeMailAllowance(
  trx: Trx,
  address: KeyedHashes,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  const [newest, ...older] = address;
  for (const hash of older) {
    for (const { seconds } of limits) await countOn(trx, bucketOf(hash, seconds), bucketOf(newest, seconds));
  }
  for (const limit of limits) {
    if (!(await takeOne(trx, bucketOf(newest, limit.seconds), limit, now))) return false;
  }
  return true;
}

/**
 * Takes one mail from the allowance of an address and tells when it may go: a mail of a case is never lost to the
 * limit, only late.
 *
 * @returns now, or the moment at which the windows that are used up end
 */
export async function takeMailMoment(
  trx: Trx,
  address: KeyedHashes,
  limits: readonly Limit[],
  now: Date,
): Promise<Date> {
  if (await takeMailAllowance(trx, address, limits, now)) return now;
  const ends = await Promise.all(
    limits.map(async ({ max, seconds }) => {
      const window = await trx
        .selectFrom('mail_allowance')
        .select('window_start')
        .where('bucket', '=', bucketOf(address[0], seconds))
        .where('count', '>=', max)
        .executeTakeFirst();
      return window ? window.window_start.getTime() + seconds * 1000 : 0;
    }),
  );
  return new Date(Math.max(now.getTime(), ...ends));
}

function bucketOf(address: Uint8Array, seconds: number): string {
  return `${seconds} ${Buffer.from(address).toString('base64url')}`;
}

/** Lets a count go on under another name, unless that one counts already. */
async function countOn(trx: Trx, from: string, to: string): Promise<void> {
  await sql`
    update mail_allowance set bucket = ${to}
    where bucket = ${from} and not exists (select from mail_allowance where bucket = ${to})`.execute(trx);
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
