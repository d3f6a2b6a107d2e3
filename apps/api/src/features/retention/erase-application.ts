import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ErasureTable } from '../../platform/database/schema/erasure-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';

/** Why an application was erased. */
export type ErasureCause = ErasureTable['cause'];

/** What lies outside the database and goes after the commit; what a crash leaves of it, the sweep removes. */
export interface Leftovers {
  /** Keys of the storage. */
  readonly files: readonly string[];
}

/**
 * Erases an application, whose row is held, with everything that belongs to it: its rows, its key, its mails, sent or
 * not, and what a repetition would answer. A record without personal data stays. What was asked of a signing platform
 * is cancelled there later. This is the only way an application goes.
 */
export async function eraseApplication(
  trx: Trx,
  { partner_id, id, reference }: Pick<Application, 'partner_id' | 'id' | 'reference'>,
  cause: ErasureCause,
  now: Date,
): Promise<Leftovers> {
  const files = await trx
    .selectFrom('settlement_document')
    .select('storage_key')
    .where('partner_id', '=', partner_id)
    .where('application_id', '=', id)
    .execute();
  await noteEnvelopes(trx, partner_id, id, now);
  await trx
    .deleteFrom('outbox')
    .where('partner_id', '=', partner_id)
    .where('application_id', '=', id)
    .execute();
  await trx
    .deleteFrom('idempotency')
    .where('partner_id', '=', partner_id)
    .where(sql`answer ->> 'id'`, '=', id)
    .execute();
  await trx.deleteFrom('mailbox_message').where('text', 'like', `%${reference}%`).execute();
  await trx.deleteFrom('application').where('partner_id', '=', partner_id).where('id', '=', id).execute();
  await trx.insertInto('erasure').values({ partner_id, application_id: id, at: now, cause }).execute();
  return { files: files.map(({ storage_key }) => storage_key) };
}

/** Removes what an erasure left outside the database. After the commit. */
export async function removeLeftovers(storage: Pick<Storage, 'remove'>, { files }: Leftovers): Promise<void> {
  for (const key of files) await storage.remove(key);
}

/** The portal's own papers go with their rows; those on a platform must be cancelled there. */
async function noteEnvelopes(trx: Trx, partnerId: string, id: string, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('signature_request')
    .select(['provider', 'provider_id'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', id)
    .where('provider', '!=', 'embedded')
    .where('provider_id', 'is not', null)
    .where('state', 'not in', ['completed', 'declined', 'expired', 'cancelled'])
    .execute();
  const envelopes = open.flatMap(({ provider, provider_id }) =>
    provider_id === null ? [] : [{ partner_id: partnerId, provider, provider_id, since: now }],
  );
  if (envelopes.length > 0) await trx.insertInto('abandoned_envelope').values(envelopes).execute();
}
