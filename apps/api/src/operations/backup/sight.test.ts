import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresAsOwner } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { seedPartners } from '../../platform/partners/partners.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { dumpPostgres, loadPostgres } from './postgres-tools.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const mark = randomBytes(4).toString('hex');
const [owner, reader, stranger] = [`owner_${mark}`, `reader_${mark}`, `stranger_${mark}`] as const;
const [source, target] = [`ndp_sight_${mark}`, `ndp_sighted_${mark}`] as const;
const folder = makeTestFolder();
const file = join(folder, 'database');

/** The address of a database as one user has it. */
function urlOf(database: string, user?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, mark];
  return url.href;
}

async function run(url: string, ...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answers = [];
    for (const statement of statements) answers.push((await client.query(statement)).rows);
    return answers;
  } finally {
    await client.end();
  }
}

/** How many rows each table holds, as nobody's policy hides them. */
async function countAll(database: string): Promise<Record<string, number>> {
  const url = urlOf(database);
  const [tables = []] = await run(url, "select tablename as name from pg_tables where schemaname = 'public'");
  const counted = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`);
  const [rows = []] = await run(url, counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

const dumpAs = (user: string) => dumpPostgres(urlOf(source, user), createWriteStream(file));

describe.skipIf(server === '')('a backup of PostgreSQL (only on PostgreSQL)', () => {
  beforeAll(async () => {
    await run(
      server,
      `create role ${owner} login nosuperuser nobypassrls createrole password '${mark}'`,
      `create role ${reader} login password '${mark}' in role pg_read_all_data`,
      `create role ${stranger} login password '${mark}'`,
      `create database ${source} owner ${owner}`,
      `create database ${target} owner ${owner}`,
    );
    const db = openPostgresAsOwner(urlOf(source, owner));
    await migrate(db);
    await seedPartners(db, seededPartners);
    await db.destroy();
    const promises = seededPartners.map(
      ({ id }) => `insert into outbox (id, partner_id, application_id, kind, message_id, due_at, created_at)
        values ('${randomUUID()}', '${id}', '${randomUUID()}', 'confirm-email', '${id}', now(), now())`,
    );
    await run(urlOf(source), ...promises);
  }, 60_000);
  afterAll(async () => {
    await run(server, ...[source, target].map((name) => `drop database ${name} with (force)`));
    await run(server, ...[owner, reader, stranger].map((name) => `drop role ${name}`));
  });

  it.each([owner, reader])(
    'holds every row although policies are forced upon its user (%s)',
    async (user) => {
      await dumpAs(user);
      await loadPostgres(urlOf(target, owner), file, `ndp_before_${user === owner ? 1 : 2}`);
      const counts = await countAll(source);
      expect(counts.outbox).toBe(seededPartners.length);
      expect(await countAll(target)).toEqual(counts);
    },
    60_000,
  );

  it('is refused to a user who may not read a table', async () => {
    await expect(dumpAs(stranger)).rejects.toThrow('does not see every row');
  });

  it('is refused when a policy might hide rows, and to none whom policies do not bind', async () => {
    await run(urlOf(source), 'create policy another on outbox as restrictive using (false)');
    await expect(dumpAs(owner)).rejects.toThrow('does not see every row');
    await dumpPostgres(urlOf(source), createWriteStream(file));
    await run(urlOf(source), 'drop policy another on outbox');
  });

  it('is restored by the owner where an administrator has added extensions and schemas, also one made with them', async () => {
    await run(
      urlOf(source),
      'create schema watching',
      'create table watching.seen (n int)',
      'create extension pg_stat_statements schema watching',
      'create extension pg_trgm',
      'create extension pg_buffercache',
    );
    const counts = await countAll(source);
    await dumpAs(owner);
    await loadPostgres(urlOf(target, owner), file, 'ndp_before_4');
    expect(await countAll(target)).toEqual(counts);
    const whole = join(folder, 'whole');
    const form = ['--format=custom', '--no-owner', '--no-privileges', `--file=${whole}`, urlOf(source)];
    await promisify(execFile)('pg_dump', form);
    await run(urlOf(target), 'create schema watching');
    await loadPostgres(urlOf(target, owner), whole, 'ndp_before_5');
    expect(await countAll(target)).toEqual(counts);
  }, 60_000);

  it('says which program was not found, and what one that failed said', async () => {
    const path = process.env.PATH;
    process.env.PATH = folder;
    const sought = dumpAs(owner).finally(() => {
      process.env.PATH = path;
    });
    await expect(sought).rejects.toThrow(/pg_dump of PostgreSQL was not found/);
    await run(urlOf(source), `create table locked (id int)`, 'grant select on locked to public');
    await run(urlOf(target), `create table locked (id int)`);
    await dumpAs(owner);
    const loading = loadPostgres(urlOf(target, owner), file, 'ndp_before_6');
    await expect(loading).rejects.toThrow(
      /psql .* failed \(1\): .*must be owner of table locked.* Nothing was changed/,
    );
    await run(urlOf(target), 'drop table locked');
    await run(urlOf(source), 'drop table locked');
  });

  it('that breaks off halfway changes nothing', async () => {
    await dumpAs(owner);
    const before = await countAll(target);
    await run(urlOf(target, owner), 'create table application_of_others (id int)');
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(file).subarray(0, -5_000));
    await expect(loadPostgres(urlOf(target, owner), cut, 'ndp_before_3')).rejects.toThrow(
      /pg_restore .* failed \(.*Nothing was changed/,
    );
    expect(await countAll(target)).toEqual({ ...before, application_of_others: 0 });
  });
});
