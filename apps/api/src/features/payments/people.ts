import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** Somebody who acts in a payment: the id of a person at the desk; `server:` and a name for a command on the server, as there once were. */
export type ActorKey = string;

function serverActor(operator: string): ActorKey {
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
): Promise<readonly ActorKey[]> {
  return (await readDecidersOfEach(db, partner_id, [id])).get(id) ?? [];
}

/** The same of several cases of a partner, by their ids; nothing where nobody has. */
export async function readDecidersOfEach(
  db: Database,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ActorKey[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_action')
    .select(['application_id', 'person_id', 'operator'])
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where('outcome', '=', 'done')
    .where('action', 'not in', neutral)
    .where('action', 'not like', 'desk read-%')
    .where('action', 'not like', 'desk list-%')
    .execute();
  const found = new Map<string, ActorKey[]>();
  for (const { application_id: id, person_id, operator } of rows) {
    if (id === null) continue;
    const who = person_id ?? serverActor(operator);
    const known = found.get(id) ?? [];
    if (!known.includes(who)) found.set(id, [...known, who].sort());
  }
  return found;
}
