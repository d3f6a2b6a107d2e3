// @database both, the embedded one in the long form

import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { readConsents } from '../../cases/consents/consents.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { findByLink } from '../../cases/links/links.ts';
import { findApplication, findNewestOpen } from '../../cases/store/applications.ts';
import { readSections } from '../../cases/store/sections.ts';
import { readNewestPayment } from '../../features/settlement/payments.ts';
import type { Trx } from '../../platform/database/database.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { otherPartner, plainPartner } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { copyToPartner, readPartnerTables } from './partner-copies.ts';
import { bringToStages, type Secrets } from './stages.ts';

/** `npm run assurance` tries ten thousand. */
const numRuns = Number(process.env.ASSURANCE_RUNS ?? 200);

const api = await startTestApi();
const db = api.running.db;
const planted = await bringToStages(api, 0, ['contract_signed', 'payment_requested']);
const tables = await readPartnerTables(api.owner);
await copyToPartner(api.owner, tables, otherPartner);
afterAll(() => api.close());

/** Ends a transaction so that nothing of it stays. */
class Undone extends Error {}

/** Does work in a transaction of a partner, or of nobody, and takes it back. */
async function tryWithin<Result>(scope: string | undefined, work: (trx: Trx) => Promise<Result>) {
  let result: Result | undefined;
  const run = () =>
    db.transaction().execute(async (trx) => {
      result = await work(trx);
      throw new Undone();
    });
  await withinPartner(scope, run).catch(() => undefined);
  return result;
}

/** Statements over any two tables; each answers whose rows it touched. */
const shapes: Readonly<
  Record<string, (table: string, other: string, victim: string) => RawBuilder<Touched>>
> = {
  all: (table) => sql`select partner_id from ${sql.table(table)}`,
  named: (table, _, victim) => sql`select partner_id from ${sql.table(table)} where partner_id = ${victim}`,
  locked: (table) => sql`select partner_id from ${sql.table(table)} for update`,
  joined: (table, other) =>
    sql`select b.partner_id from ${sql.table(table)} a full join ${sql.table(other)} b using (partner_id)`,
  nested: (table, other, victim) => sql`with found as (select partner_id from ${sql.table(other)})
    select partner_id from ${sql.table(table)} where exists (select from found where partner_id = ${victim})`,
  either: (table, other) =>
    sql`select partner_id from ${sql.table(table)} union all select partner_id from ${sql.table(other)}`,
  changed: (table, _, victim) =>
    sql`update ${sql.table(table)} set partner_id = partner_id where partner_id = ${victim} returning partner_id`,
  deleted: (table, _, victim) =>
    sql`delete from ${sql.table(table)} where partner_id = ${victim} returning partner_id`,
  copied: (table) =>
    sql`insert into ${sql.table(table)} select * from ${sql.table(table)} returning partner_id`,
};

interface Touched {
  readonly partner_id: string;
}

const scopes = [plainPartner, otherPartner, undefined] as const;
const victims = [plainPartner, otherPartner] as const;

it('has rows of two partners in nearly every table', async () => {
  const full: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<Touched>`select distinct partner_id from ${sql.table(table)}`.execute(
      api.owner,
    );
    if (rows.length === 2) full.push(table);
  }
  expect(full.length).toBeGreaterThan(15);
  expect(full).toEqual(expect.arrayContaining(['application', 'application_section', 'outbox', 'paper']));
});

it(`touches no row of another partner by ${numRuns} random statements over any table`, async () => {
  const before = await countRows();
  const attempt = fc.record({
    table: fc.nat({ max: 99 }),
    other: fc.nat({ max: 99 }),
    shape: fc.constantFrom(...Object.values(shapes)),
    scope: fc.constantFrom(...scopes),
    victim: fc.constantFrom(...victims),
  });
  let touched = 0;
  await fc.assert(
    fc.asyncProperty(attempt, async ({ table, other, shape, scope, victim }) => {
      const statement = shape(pick(table), pick(other), victim);
      const result = await tryWithin(scope, (trx) => statement.execute(trx));
      const owners = new Set(result?.rows.map(({ partner_id }) => partner_id).filter((id) => id !== null));
      touched += owners.size;
      expect([...owners].filter((id) => id !== scope)).toEqual([]);
    }),
    { numRuns },
  );
  expect(touched).toBeGreaterThan(numRuns / 20);
  expect(await countRows()).toEqual(before);
});

it('cannot be given a row in another partner’s name, nor give one away', async () => {
  const taken: string[] = [];
  for (const table of tables) {
    const given = await tryWithin(otherPartner, (trx) =>
      sql<Touched>`insert into ${sql.table(table)} (partner_id) values (${plainPartner}) returning partner_id`.execute(
        trx,
      ),
    );
    const moved = await tryWithin(otherPartner, (trx) =>
      sql<Touched>`update ${sql.table(table)} set partner_id = ${plainPartner} returning partner_id`.execute(
        trx,
      ),
    );
    if (given?.rows.length || moved?.rows.length) taken.push(table);
  }
  expect(taken).toEqual([]);
});

type Asks = Readonly<Record<string, (trx: Trx) => Promise<unknown>>>;

/** What reads an application of the first partner, asked as the calls do. */
function asksFor({ link, stage }: Secrets): Asks {
  const { keys, clock } = api.context;
  const key = { partnerId: plainPartner, applicationId: link.id };
  return {
    findApplication: (trx) => findApplication({ db: trx, keys }, plainPartner, link.id),
    findNewestOpen: (trx) => findNewestOpen({ db: trx, keys }, plainPartner, `${stage}.0@example.pl`),
    findByLink: (trx) => findByLink({ db: trx, keys }, { partnerId: plainPartner, ...link }, clock()),
    readConsents: (trx) => readConsents(trx, key),
    readSections: (trx) => readSections({ db: trx, keys }, key),
    openCipher: (trx) => openCipher({ db: trx, keys }, key).then(() => 'opened'),
    readNewestPayment: (trx) => readNewestPayment({ db: trx, keys }, key),
  };
}

/** The names of what was answered with anything at all. */
async function findAnswered(scope: string | undefined): Promise<string[]> {
  const answered: string[] = [];
  for (const secrets of planted) {
    for (const [name, ask] of Object.entries(asksFor(secrets))) {
      const found = await tryWithin(scope, ask);
      const isNothing = found === undefined || JSON.stringify(found).length <= 2;
      if (!isNothing) answered.push(name);
    }
  }
  return [...new Set(answered)].sort();
}

it('finds nothing of an application by its own key in another partner’s scope, or in none', async () => {
  const [first] = planted;
  if (!first) throw new Error('no application');
  expect(await findAnswered(plainPartner)).toEqual(Object.keys(asksFor(first)).sort());
  expect(await findAnswered(otherPartner)).toEqual([]);
  expect(await findAnswered(undefined)).toEqual([]);
});

/** How many rows of each partner stand in each table. */
async function countRows(): Promise<unknown[]> {
  const counts: unknown[] = [];
  for (const table of tables) {
    const { rows } = await sql`select ${table} as name, partner_id, count(*) from ${sql.table(table)}
      group by partner_id order by partner_id`.execute(api.owner);
    counts.push(...rows);
  }
  return counts;
}

function pick(index: number): string {
  return tables[index % tables.length] ?? '';
}
