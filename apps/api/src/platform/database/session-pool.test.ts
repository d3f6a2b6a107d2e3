// @database both

import { PGlite } from '@electric-sql/pglite';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, openPostgres, viewsOf } from './database.ts';

const server = process.env.TEST_DATABASE_URL;
const nobody = () => ({ ...asOwner(), role: 'nobody_of_this_name' });

let untold: Database;
let told: Database;
beforeAll(async () => {
  const view = server ? undefined : viewsOf(await PGlite.create('memory://'));
  [untold, told] = [nobody, asOwner].map((session) =>
    view ? view(session) : openPostgres(server ?? '', session),
  ) as [Database, Database];
});
afterAll(async () => {
  await untold.destroy();
  if (server) await told.destroy();
});

const within = (asked: RawBuilder<unknown>) => untold.transaction().execute((trx) => asked.execute(trx));

it('what leaves with the words whose it is, is neither answered nor done when these are refused', async () => {
  const question = sql`select 1`;
  const change = sql`create table done_by_nobody ()`;
  for (const asked of [question, change]) {
    await expect(asked.execute(untold)).rejects.toThrow('nobody_of_this_name');
    await expect(within(asked)).rejects.toThrow('nobody_of_this_name');
  }
  const { rows } = await sql`select to_regclass('done_by_nobody') as found`.execute(told);
  expect(rows).toEqual([{ found: null }]);
});
