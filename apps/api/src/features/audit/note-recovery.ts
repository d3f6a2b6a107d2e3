import type { Database } from '../../platform/database/database.ts';
import type { Journal } from '../../platform/files/journal.ts';
import { type AnchorLine, standingAnchors } from './anchor-journal.ts';

/**
 * Notes in the journal that the database went back to an earlier moment: of the anchors that were told before, those
 * stand that it still has. One made since the recovery is told again, behind that.
 *
 * @param db  across partners
 */
export async function noteRecovery(db: Database, journal: Journal<AnchorLine>, now: Date): Promise<void> {
  const at = now.toISOString();
  const anchors = await db.selectFrom('audit_anchor').select(['n', 'hash']).orderBy('n').execute();
  const gone = standingAnchors(await journal.read()).filter(({ n, hash }) => anchors[n - 1]?.hash !== hash);
  const kept = gone.reduce((least, { n }) => Math.min(least, n - 1), anchors.length);
  const last = anchors.at(-1);
  const restored = { n: kept, hash: anchors[kept - 1]?.hash ?? '', at, isRestored: true };
  await journal.append([restored, ...(last && last.n > kept ? [{ ...last, at }] : [])]);
}
