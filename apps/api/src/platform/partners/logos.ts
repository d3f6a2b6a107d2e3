import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Where a portal shows the logo its partner has uploaded, by the hash of its bytes. */
export const ownLogo = /^\/logos\/own\/([0-9a-f]{64})\.png$/;

/** The picture behind an address; undefined: it is none of this partner's. */
export async function readLogo(
  db: Database,
  partnerId: string,
  logo: string,
): Promise<Uint8Array | undefined> {
  const [, sha256] = ownLogo.exec(logo) ?? [];
  if (!sha256) return undefined;
  const row = await db
    .selectFrom('partner_logo')
    .select('png')
    .where((row) => row.and({ partner_id: partnerId, sha256 }))
    .executeTakeFirst();
  return row && Buffer.from(row.png, 'base64');
}

/**
 * Keeps a picture. Of those before only the one that is still shown stays, for pages under way.
 *
 * @param shown  the address of the logo until now
 * @returns its address
 */
export async function storeLogo(
  db: Database,
  partnerId: string,
  png: Uint8Array,
  { shown, now }: { readonly shown: string; readonly now: Date },
): Promise<string> {
  const sha256 = createHash('sha256').update(png).digest('hex');
  await db
    .insertInto('partner_logo')
    .values({
      partner_id: partnerId,
      sha256,
      png: Buffer.from(png).toString('base64'),
      made_at: now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'sha256']).doNothing())
    .execute();
  const used = [sha256, ownLogo.exec(shown)?.[1] ?? ''];
  await db
    .deleteFrom('partner_logo')
    .where('partner_id', '=', partnerId)
    .where('sha256', 'not in', used)
    .execute();
  return `/logos/own/${sha256}.png`;
}
