import { openApplication } from '../../cases/applicant-data.ts';
import { selectApplications } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { searchForm, searchWrites } from '../../cases/search-tokens.ts';
import { readSections } from '../../cases/sections.ts';
import { writeTogether } from '../../platform/database/one-statement.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { coOwnerSearch, readCoOwners } from '../co-owners/store.ts';

/** Writes the search tokens of cases that have none yet, in batches, while others read and write. Returns how many. */
export function indexCases(store: EncryptedStore, batch = 100): Promise<number> {
  return acrossPartners(async () => {
    let done = 0;
    for (let last = batch; last === batch; done += last) last = await indexBatch(store, batch);
    return done;
  });
}

function indexBatch({ db, keys }: EncryptedStore, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await selectApplications(trx)
      .where('search_form', 'is', null)
      .orderBy('created_at')
      .limit(batch)
      .forUpdate('application')
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
  const sections = Object.entries(await readSections(store, key));
  const coOwners = await readCoOwners(store, key);
  const done = store.db
    .updateTable('application')
    .set({ search_form: searchForm })
    .where('partner_id', '=', key.partnerId)
    .where('id', '=', key.applicationId);
  await writeTogether(store.db, [
    done,
    ...searchWrites(store, key, 'facts', { email, ...client }),
    ...sections.flatMap(([section, { data }]) => searchWrites(store, key, section, data)),
    ...coOwners.flatMap(({ id, name, email: theirs }) =>
      coOwnerSearch(store, key, id, { name, email: theirs }),
    ),
  ]);
}
