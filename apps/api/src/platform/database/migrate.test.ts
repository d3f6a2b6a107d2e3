// @database both, the embedded one in the long form

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ConfigError } from '../config/config.ts';
import { seededPartners } from '../partners/partners.seed.ts';
import { seedPartners } from '../partners/partners.ts';
import { migrate } from './migrate.ts';

const opened = await openTestDatabase();
afterAll(() => opened.close());

describe('a server that starts', () => {
  it('finds the database in its newest form, however many start at once', async () => {
    const applied = await Promise.all([migrate(opened.owner), migrate(opened.owner), migrate(opened.owner)]);
    expect(applied).toEqual([[], [], []]);
  });

  it('adds the partners that are missing and leaves the others as they are', async () => {
    await opened.owner.updateTable('partner').set({ title: 'Nowy tytuł' }).where('id', '=', 'mpec').execute();
    await opened.owner.deleteFrom('partner').where('id', '=', 'stx').execute();
    await seedPartners(opened.owner, seededPartners);
    const rows = await opened.owner.selectFrom('partner').select(['id', 'title']).orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['duon', 'fortum', 'mpec', 'stx']);
    expect(rows.find(({ id }) => id === 'mpec')?.title).toBe('Nowy tytuł');
  });

  it.each([
    ['a colour that is none', { primary_color: 'red' }],
    ['the name of the API host', { id: 'api' }],
  ])('never takes a partner with %s', async (_, change) => {
    const [first] = seededPartners;
    if (!first) throw new Error('no partners');
    await expect(seedPartners(opened.owner, [{ ...first, id: 'new', ...change }])).rejects.toThrow(/check/);
  });
});

describe('a database', () => {
  /** What the start says, and which migrations the database holds before and after it. */
  async function startOver(statement: string) {
    const { owner, close } = await openTestDatabase();
    const readNames = async () => {
      const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
        owner,
      );
      return rows.map(({ name }) => name);
    };
    await sql.raw(statement).execute(owner);
    const before = await readNames();
    const said = await migrate(owner).catch((cause: unknown) => cause);
    const after = await readNames();
    await close();
    return { said, before, after };
  }
  const refusal =
    /The database was made by another build.* empty DATA_DIR, or with DATABASE_URL an empty database, or start/;

  it.each([
    [
      'began with other migrations',
      `update schema_migration set name = '0002-limits.sql' where name like '0002%'`,
    ],
    [
      'had another form of the same migration',
      `update schema_migration set sha256 = 'x' where name like '0003%'`,
    ],
    ['kept no hashes of its migrations', 'alter table schema_migration drop column sha256'],
    ['lacks a migration between others', `delete from schema_migration where name like '0004%'`],
  ])('of a build that %s is named in a sentence, and nothing of it changes', async (_, statement) => {
    const { said, before, after } = await startOver(statement);
    expect(said).toBeInstanceOf(ConfigError);
    expect(String(said)).toMatch(refusal);
    expect(after).toEqual(before);
  });

  it('of a newer build serves this one too, as long as it goes on from it', async () => {
    const { said, after } = await startOver(
      `insert into schema_migration values ('9999-later.sql', 'x', now())`,
    );
    expect(said).toEqual([]);
    expect(after.at(-1)).toBe('9999-later.sql');
  });
});

describe('a migration that was released', () => {
  const folder = new URL('./migrations/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const released = new Map(
    read('released.sha256')
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  );
  const shipped = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

  it('stays as it was, to the letter', () => {
    const now = [...released.keys()].map((name) => [
      name,
      createHash('sha256').update(read(name)).digest('hex'),
    ]);
    expect(now).toEqual([...released]);
  });

  it('has every later one behind it', () => {
    expect(shipped.slice(0, released.size)).toEqual([...released.keys()]);
  });
});
