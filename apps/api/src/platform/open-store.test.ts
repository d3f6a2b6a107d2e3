import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '@ndp/domain/programs/all.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/files/test-folder.ts';
import { leaveDatabase } from '../testing/test-database.ts';
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

it('a store of files that is not there refuses the start in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-files-'));
  await leaveDatabase(folder);
  const key = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  const place = { FILES_S3_ENDPOINT: 'http://127.0.0.1:9', FILES_S3_BUCKET: 'ndp-files', ...key };
  const config = readConfig({ ENVIRONMENT: 'localhost', DATA_DIR: folder, ...place });
  const opening = openStore(config, systemClock);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow('files cannot be reached (ECONNREFUSED)');
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

it('a programme of an earlier release is read with the default of what it lacks; without one the start is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-programme-'));
  const config = readConfig({ ENVIRONMENT: 'localhost', DATA_DIR: folder });
  await leaveDatabase(folder);
  const [first] = programs;
  if (!first) throw new Error('there are programmes');
  const content = contentOf(first);
  /** Stores a version that lacks one parameter. */
  const store = async (id: string, lacking: 'ownDocuments' | 'terms') => {
    const { owner } = await openEmbedded(folder);
    const { [lacking]: _, ...stored } = content;
    await sql`insert into program_version (program_id, n, state, from_day, content, made_at, published_at)
      values (${id}, 1, 'published', '0001-01-01', ${JSON.stringify(stored)}::jsonb, now(), now())`.execute(
      owner,
    );
    await owner.destroy();
  };
  await store('earlier', 'ownDocuments');
  const started = await openStore(config, systemClock);
  expect((await started.partners.programs()).of('earlier', 1).ownDocuments).toEqual([]);
  await started.close();
  await store('unfit', 'terms');
  const refused = openStore(config, systemClock);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow('programme "unfit" lacks terms.');
  rmSync(folder, { recursive: true });
});
