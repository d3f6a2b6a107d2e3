import type { Database } from '../../platform/database/database.ts';
import type { ApplicationKey } from '../keys/case-key.ts';

/** The place of a case among those that wait for money, from 1; undefined: it does not wait. */
export async function readWaitingPosition(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('budget_share as own')
    .innerJoin('budget_share as other', (join) =>
      join
        .onRef('other.partner_id', '=', 'own.partner_id')
        .onRef('other.program_id', '=', 'own.program_id')
        .onRef('other.ticket', '<=', 'own.ticket'),
    )
    .select(({ fn }) => fn.countAll().as('place'))
    .where('own.partner_id', '=', partnerId)
    .where('own.application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return Number(row.place) || undefined;
}
