import { type SqlBool, sql } from 'kysely';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import { searchForm, writeTokens, writeTraits } from '../../cases/store/found-by.ts';
import { readSections } from '../../cases/store/sections.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readCoOwners, writeCoOwnerTokens } from '../co-owners/store.ts';

/** Writes tokens and traits of cases that have not those of today, in batches, while others read and write. Returns how many. */
export function indexCases(store: EncryptedStore, batch = 100): Promise<number> {
  return acrossPartners(async () => {
    let done = 0;
    for (let last = batch; last === batch; done += last) last = await indexBatch(store, batch);
    return done;
  });
}

/** As its index has it, word for word. */
const isOfOlderForm = sql<SqlBool>`(search_form is null or search_form < ${sql.raw(`${searchForm}`)})`;

function indexBatch({ db, keys }: EncryptedStore, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await selectApplications(trx)
      .where(isOfOlderForm)
      .orderBy('created_at')
      .limit(batch)
      .forNoKeyUpdate('application')
      .skipLocked()
      .execute();
    for (const row of rows) await indexCase({ db: trx, keys }, openApplication(keys, row));
    return rows.length;
  });
}

/** Its row is held. */
async function indexCase(store: EncryptedStore, application: Application): Promise<void> {
  const { email, client } = application;
  const key = keyOf(application);
  await writeTokens(store, key, 'facts', { email, ...client });
  for (const [section, { data }] of Object.entries(await readSections(store, key))) {
    await writeTokens(store, key, section, data);
    await writeTraits(store, key, section, data);
  }
  for (const { id, name, email } of await readCoOwners(store, key)) {
    await writeCoOwnerTokens(store, key, id, { name, email });
  }
  await store.db
    .updateTable('application')
    .set({ search_form: searchForm })
    .where((row) => row.and({ partner_id: key.partnerId, id: key.applicationId }))
    .execute();
}
