import type { Application } from '../../../platform/database/schema/tables.ts';
import type { DeskWork } from '../desk-work.ts';

/** So long somebody who opened a case counts as looking at it, ms. */
const viewMs = 3 * 60_000;

/** Who else has opened the case a moment ago. */
export async function readViewers(
  { trx, person, now }: Pick<DeskWork, 'trx' | 'person' | 'now'>,
  { id, partner_id }: Application,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('operator_action')
    .select('operator')
    .distinct()
    .where((row) => row.and({ partner_id, application_id: id, action: 'desk read-case' }))
    .where('person_id', '!=', person.id)
    .where('at', '>', new Date(now.getTime() - viewMs))
    .execute();
  return rows.map(({ operator }) => operator);
}
