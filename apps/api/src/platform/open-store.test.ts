import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/files/test-folder.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { openEmbedded } from './database/database.ts';
import { bringUp, openStore } from './open-store.ts';

const dataDir = makeTestFolder();
beforeAll(async () => {
  const { owner } = await openEmbedded(dataDir);
  await sql`create table schema_migration (name text primary key, applied_at timestamptz not null)`.execute(
    owner,
  );
  await sql`insert into schema_migration values ('0001-partners.sql', now()), ('0003-outbox.sql', now())`.execute(
    owner,
  );
  await owner.destroy();
});

it('a start that leaves migrations to an administrator says what is missing, and works once they were made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-apart-'));
  const config = readConfig({ ENVIRONMENT: 'localhost', DATA_DIR: folder, MIGRATIONS: 'apart' });
  await expect(openStore(config, systemClock)).rejects.toThrow(/lacks \d+ .*ndp\.mjs migrate/);
  expect(await bringUp(config)).toContain('0001-partners.sql');
  expect(await bringUp(config)).toEqual([]);
  const store = await openStore(config, systemClock);
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a data folder of another build is named in a sentence, and left closed for the version that made it', async () => {
  const config = readConfig({ ENVIRONMENT: 'localhost', DATA_DIR: dataDir });
  for (const _ of [1, 2]) {
    const opening = openStore(config, systemClock);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/another build.*“0001-partners.sql”.*Set an empty DATA_DIR/);
  }
  const { owner } = await openEmbedded(dataDir);
  const { rows } = await sql`select name from schema_migration`.execute(owner);
  expect(rows).toHaveLength(2);
  await owner.destroy();
});
