import { sql } from 'kysely';
import { freeBudget } from '../../cases/budget/ledger.ts';
import { requireNotAtBank } from '../../cases/status/at-bank.ts';
import { findFilesOf } from '../../cases/store/stored-files.ts';
import type { ErasureTable } from '../../platform/database/schema/erasure-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import type { RowUnit } from '../../platform/unit.ts';

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
 *
 * @throws {TransferAtBank} the bank has not answered yet
 */
export async function eraseApplication(
  { db, now }: RowUnit,
  { partner_id, id, reference }: Pick<Application, 'partner_id' | 'id' | 'reference'>,
  cause: ErasureCause,
): Promise<Leftovers> {
  await requireNotAtBank(db, { partner_id, id });
  const files = await findFilesOf(db, { partner_id, application_id: id });
  await freeBudget({ db, now }, { partner_id, id });
  await noteFiles(db, files);
  await noteEnvelopes({ db, now }, partner_id, id);
  await db
    .deleteFrom('outbox')
    .where((row) => row.and({ partner_id, application_id: id }))
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('partner_id', '=', partner_id)
    .where(sql`answer ->> 'id'`, '=', id)
    .execute();
  await db.deleteFrom('mailbox_message').where('text', 'like', `%${reference}%`).execute();
  await db.deleteFrom('application').where('partner_id', '=', partner_id).where('id', '=', id).execute();
  await db.insertInto('erasure').values({ partner_id, application_id: id, at: now, cause }).execute();
  return { files: files.map(({ storage_key }) => storage_key) };
}

/** Removes what an erasure left outside the database. After the commit. */
export async function removeLeftovers(storage: Pick<Storage, 'remove'>, { files }: Leftovers): Promise<void> {
  for (const key of files) await storage.remove(key);
}

/** So that the sweep does not take them for files whose rows are behind. */
async function noteFiles(db: RowUnit['db'], files: readonly { storage_key: string }[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('erased_file')
    .values([...files])
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The portal's own papers go with their rows; those on a platform must be cancelled there. */
async function noteEnvelopes({ db, now }: RowUnit, partnerId: string, id: string): Promise<void> {
  const open = await db
    .selectFrom('signature_request')
    .select(['provider', 'provider_id'])
    .where((row) => row.and({ partner_id: partnerId, application_id: id }))
    .where('provider', '!=', 'embedded')
    .where('provider_id', 'is not', null)
    .where('state', 'not in', ['completed', 'declined', 'expired', 'cancelled'])
    .execute();
  const envelopes = open.flatMap(({ provider, provider_id }) =>
    provider_id === null ? [] : [{ partner_id: partnerId, provider, provider_id, since: now }],
  );
  if (envelopes.length > 0) await db.insertInto('abandoned_envelope').values(envelopes).execute();
}
