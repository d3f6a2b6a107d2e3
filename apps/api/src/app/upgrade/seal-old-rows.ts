import { sql } from 'kysely';
import { addApplicationKey, makeSafe } from '../../cases/application-keys.ts';
import { sealFacts } from '../../cases/facts.ts';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { Vault } from '../../cases/vault.ts';
import { isOwnForm, type Safe } from '../../platform/crypto/safe.ts';
import type { Trx } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { ApplicationFacts } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import { type NamedRow, type OldSeal, oldSeals } from './old-seals.ts';
import { sealOpenEvents, sealOpenSigners } from './open-columns.ts';
import { resealFiles } from './reseal-files.ts';

/** Where rows of an older version lie. */
export interface OldStore extends Vault {
  readonly storage: Storage;
}

/** An application that is given its key. */
export interface Keyed {
  readonly trx: Trx;
  readonly vault: OldStore;
  readonly key: Required<ApplicationKey>;
}

const batch = 100;

/**
 * Gives every application of an older version a key of its own and seals what lay open. One application is one
 * transaction: broken off at any moment it goes on where it was, and done twice it changes nothing.
 *
 * @returns how many applications were sealed
 * @throws {Error} something is sealed with a key that is not on the ring
 */
export async function sealOldRows(store: OldStore): Promise<number> {
  for (let sealed = 0; ; ) {
    const rows = await acrossPartners(() => findUnsealed(store));
    if (rows.length === 0) return sealed;
    for (const { partner_id, id } of rows) {
      const key = { partnerId: partner_id, applicationId: id };
      sealed += (await withinPartner(partner_id, () => sealOne(store, key))) ? 1 : 0;
    }
  }
}

async function findUnsealed({ db }: OldStore) {
  const { rows } = await sql<{ partner_id: string; id: string }>`
    select partner_id, id from application where facts is null order by partner_id, id limit ${batch}`.execute(
    db,
  );
  return rows;
}

async function sealOne(store: OldStore, key: ApplicationKey): Promise<boolean> {
  const spare = await store.db.transaction().execute(async (trx) => {
    await sql`select set_config('ndp.resealing', 'on', true)`.execute(trx);
    const facts = await holdOpenFacts(trx, key);
    if (!facts) return undefined;
    const { safe, row } = makeSafe(store.keys, key);
    const keyed = { trx, vault: store, key: { ...key, safe } };
    await addApplicationKey(trx, key, row);
    for (const seal of oldSeals) await reseal(keyed, seal);
    await sealOpenEvents(keyed);
    await sealOpenSigners(keyed);
    const files = await resealFiles(keyed);
    await writeFacts(keyed, facts);
    return files;
  });
  // Only after the commit: until then the rows name these files.
  for (const file of spare ?? []) await store.storage.remove(file);
  return spare !== undefined;
}

/** What lies open of an application, its row held; undefined once somebody else has sealed it. */
async function holdOpenFacts(
  trx: Trx,
  { partnerId, applicationId }: ApplicationKey,
): Promise<ApplicationFacts | undefined> {
  const { rows } = await sql<ApplicationFacts>`
    select email, client, project from application
    where partner_id = ${partnerId} and id = ${applicationId} and facts is null for update`.execute(trx);
  return rows[0];
}

async function writeFacts({ trx, vault, key }: Keyed, facts: ApplicationFacts): Promise<void> {
  const sealed = sealFacts(key.safe, vault.keys, key, facts);
  await sql`
    update application set email = null, client = null, project = ${sealed.project}::jsonb,
      facts = ${sealed.facts}, email_index = ${sealed.email_index}
    where partner_id = ${key.partnerId} and id = ${key.applicationId}`.execute(trx);
}

/** Opens what the ring sealed and seals it under the application's own key. */
async function reseal({ trx, vault, key }: Keyed, seal: OldSeal): Promise<void> {
  const table = sql.table(seal.table);
  const column = sql.ref(seal.column);
  const names = sql.join(seal.names.map((name) => sql.ref(name)));
  const { rows } = await sql<NamedRow & { sealed: Uint8Array }>`
    select ${names}, ${column} as sealed from ${table}
    where partner_id = ${key.partnerId} and ${belongs(seal, key)} and ${column} is not null`.execute(trx);
  for (const { sealed, ...row } of rows) {
    if (isOwnForm(sealed)) continue;
    const plain = vault.keys.openBytes(sealed, seal.place(key, row));
    const renewed = sealAgain(key.safe, seal, plain, seal.place(key, row));
    const same = sql.join(
      seal.names.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    );
    await sql`
      update ${table} set ${column} = ${renewed}
      where partner_id = ${key.partnerId} and ${belongs(seal, key)} and ${same}`.execute(trx);
  }
}

function sealAgain(safe: Safe, { isBase64 }: OldSeal, plain: Buffer, place: string): Buffer {
  return safe.sealBytes(isBase64 ? Buffer.from(plain.toString('latin1'), 'base64') : plain, place);
}

function belongs({ through }: OldSeal, { partnerId, applicationId }: ApplicationKey) {
  if (through === undefined) return sql<boolean>`application_id = ${applicationId}`;
  return sql<boolean>`${sql.ref(through)} in (
    select id from signature_request where partner_id = ${partnerId} and application_id = ${applicationId})`;
}
