import { type SqlBool, sql } from 'kysely';
import { openApplication } from '../../cases/applicant-data.ts';
import { selectApplications } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { searchForm, searchWrites } from '../../cases/search-tokens.ts';
import { readSections } from '../../cases/sections.ts';
import { traitWrites } from '../../cases/traits.ts';
import { writeTogether } from '../../platform/database/one-statement.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { coOwnerSearch, readCoOwners } from '../co-owners/store.ts';

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
  const sections = Object.entries(await readSections(store, key));
  const coOwners = await readCoOwners(store, key);
  const done = store.db
    .updateTable('application')
    .set({ search_form: searchForm })
    .where((row) => row.and({ partner_id: key.partnerId, id: key.applicationId }));
  await writeTogether(store.db, [
    done,
    ...searchWrites(store, key, 'facts', { email, ...client }),
    ...sections.flatMap(([section, { data }]) => [
      ...searchWrites(store, key, section, data),
      ...traitWrites(store, key, section, data),
    ]),
    ...coOwners.flatMap(({ id, name, email: theirs }) =>
      coOwnerSearch(store, key, id, { name, email: theirs }),
    ),
  ]);
}
