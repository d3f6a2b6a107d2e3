import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Journal, openJournal } from '../../platform/files/journal.ts';

const erasureLine = z.object({
  partner_id: z.string(),
  application_id: z.string(),
  at: z.string(),
  cause: z.enum(['not_me', 'applicant', 'request', 'unlawful', 'duty', 'retention']),
});

/** An erasure as it stands outside the database: nothing personal. */
export type ErasureLine = z.output<typeof erasureLine>;

/** The journal of erasures of this installation. */
export function openErasureJournal({ dataDir }: Pick<Config, 'dataDir'>): Journal<ErasureLine> {
  return openJournal(dataDir, 'erasures', (value) => erasureLine.parse(value));
}

/**
 * Writes down outside the database which applications were erased, so that a backup of before does not bring them
 * back for good. Done every minute.
 *
 * @returns how many were added
 */
export async function journalErasures(db: Database, journal: Journal<ErasureLine>): Promise<number> {
  const known = new Set((await journal.read()).map(({ application_id }) => application_id));
  const rows = await db.selectFrom('erasure').selectAll().orderBy('at').execute();
  const missing = rows
    .filter(({ application_id }) => !known.has(application_id))
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  await journal.append(missing);
  return missing.length;
}
