import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** Somebody who acts in a payment: the id of a person at the desk; `server:` and a name for a command on the server. */
export type ActorKey = string;

export function serverActor(operator: string): ActorKey {
  return `server:${operator}`;
}

/** What decides nothing in a case, beside everything that reads. Whatever is new counts as a decision. */
const neutral = [
  ...['desk uncover', 'desk assign', 'desk resend-link', 'desk approve-payment', 'desk clear-account'],
  ...['desk write-note', 'desk watch', 'desk bank-files', 'pay-approve', 'show', 'documents'],
  ...['consents', 'audit', 'resend-link', 'desk-role'],
];

/** Who has decided anything in the case. */
export async function readDeciders(
  db: Database,
  { partner_id, id }: Pick<Application, 'partner_id' | 'id'>,
): Promise<ActorKey[]> {
  const rows = await db
    .selectFrom('operator_action')
    .select(['person_id', 'operator'])
    .distinct()
    .where((row) => row.and({ partner_id, application_id: id }))
    .where('outcome', '=', 'done')
    .where('action', 'not in', neutral)
    .where('action', 'not like', 'desk read-%')
    .where('action', 'not like', 'desk list-%')
    .execute();
  return [...new Set(rows.map(({ person_id, operator }) => person_id ?? serverActor(operator)))].sort();
}
