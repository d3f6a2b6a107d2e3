import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Journal, openJournal } from '../../platform/files/journal.ts';

const erasureLine = z.object({
  partner_id: z.string(),
  application_id: z.string(),
  at: z.string(),
  cause: z.enum(['not_me', 'applicant', 'request', 'unlawful', 'duty', 'retention', 'training']),
});

/** An erasure as it stands outside the database: nothing personal. */
export type ErasureLine = z.output<typeof erasureLine>;

/** The journal of erasures of this installation. */
export function openErasureJournal({ dataDir }: Pick<Config, 'dataDir'>): Journal<ErasureLine> {
  return openJournal(dataDir, 'erasures', (value) => erasureLine.parse(value));
}

/** How much later than another one an erasure of the same moment may be committed, ms. */
const lateMs = 60 * 60 * 1000;

/**
 * Writes down outside the database which applications were erased, so that a backup of before does not bring them
 * back for good. Done every minute; of what stands in the journal only the end is looked at.
 *
 * @returns how many were added
 */
export async function journalErasures(db: Database, journal: Journal<ErasureLine>): Promise<number> {
  const { facts, isWhole } = await journal.readEnd();
  const newest = facts.reduce((last, { at }) => Math.max(last, Date.parse(at)), 0);
  const rows = await db
    .selectFrom('erasure')
    .selectAll()
    .where('at', '>=', new Date(newest - lateMs))
    .orderBy('at')
    .execute();
  const lines = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  let missing = without(lines, facts);
  // One that comes late may stand further up: that is rare enough to look through everything.
  const isLate = missing.some(({ at }) => Date.parse(at) <= newest);
  if (isLate && !isWhole) missing = without(missing, await journal.read());
  await journal.append(missing);
  return missing.length;
}

function without(lines: readonly ErasureLine[], known: readonly ErasureLine[]): readonly ErasureLine[] {
  const ids = new Set(known.map(({ application_id }) => application_id));
  return lines.filter(({ application_id }) => !ids.has(application_id));
}
