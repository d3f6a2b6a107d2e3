import type { Database } from '../../platform/database/database.ts';

/** As many attempts are looked at; where none of them succeeded, somebody has been told for long. */
const attempts = 10;

/**
 * When a backup was last made, as the audit has it. The command is noted before its file is written to the end; what
 * breaks then is noted as refused, right after, and takes the backup back.
 *
 * @returns seconds since 1970; 0: never
 */
export async function findLastBackup(db: Database): Promise<number> {
  const acts = await db
    .selectFrom('operator_action')
    .select(['at', 'outcome'])
    .where('action', '=', 'backup')
    .orderBy('n', 'desc')
    .limit(attempts)
    .execute();
  const last = acts.find(({ outcome }, i) => outcome === 'done' && acts[i - 1]?.outcome !== 'refused');
  return last === undefined ? 0 : Math.floor(last.at.getTime() / 1000);
}
