import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { findByLink } from '../../cases/links/links.ts';
import { readSections } from '../../cases/store/sections.ts';
import { keepAnchors } from '../../features/audit/keep-anchors.ts';
import { eraseApplication, removeLeftovers } from '../../features/retention/erase-application.ts';
import { journalErasures, openErasureJournal } from '../../features/retention/erasure-journal.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Database, openPostgresAsOwner } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { markName } from '../../platform/files/port.ts';
import { countRows, findAside, growNewer } from '../../testing/backup/contents.ts';
import { describeState, findUrl, makeEmptyPlace } from '../../testing/backup/places.ts';
import { startS3 } from '../../testing/files/s3-server.ts';
import { bringToStages } from '../../testing/hostile/stages.ts';
import { filesIn } from '../../testing/settlement/settlements.ts';
import { homeApplication, plainPartner, post, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { restore as restoreCommand } from '../cli/commands/restore.ts';
import { openParts } from '../cli/open-parts.ts';
import { renderLines } from '../cli/render.ts';
import { runCommand } from '../cli/run-command.ts';
import { type Entry, entryOf, pack, unpack } from './archive.ts';

const server = process.env.TEST_DATABASE_URL;
const started = await startTestApi();
const keys = await openKeys(started.context, started.context.clock());
const api = await startTestApi({ keys, over: started });
const key = await generateX25519Identity();
const staged = await bringToStages(api, 0, [
  'contract_sent',
  'payment_requested',
  'submitted',
  'in_completion',
]);
const erasable = (await submitAndOpenMail(api, { ...homeApplication, email: 'odchodzi@example.pl' })).id;
await keepAnchors(api.context, { info: () => {} });
const place = await makeEmptyPlace(key);
const file = join(api.config.dataDir, 'backup');
afterAll(async () => {
  await api.close();
  await started.close();
  await place.remove();
});

async function type(backupKey: string | undefined, ...line: string[]) {
  const config: Config = { ...api.config, backupKey, databaseUrl: await findUrl(api.owner) };
  const reply = await runCommand({ ...api.context, config }, { line, operator: 'anna' });
  return { ...reply, text: renderLines(reply.lines) };
}

async function backUp(): Promise<Buffer> {
  const { file: made, text } = await type(await identityToRecipient(key), 'backup', '--out', 'x');
  if (!made) throw new Error(text);
  return buffer(made());
}

const restore = (config: Config, path = file, replace = {}) =>
  restoreCommand
    .runAlone({ given: { file: path, ...replace }, language: 'en', folder: '/', readConfig: () => config })
    .then(({ lines, exitCode }) => ({ text: renderLines(lines), exitCode }));

const ids = () => staged.map(({ link }) => link.id);
/** Erases an application that stands in the backup, and writes that down where the restore will look. */
async function eraseOne(): Promise<string> {
  const { db, storage } = api.context;
  const left = await api.owner.transaction().execute(async (trx) => {
    const columns = ['partner_id', 'id', 'reference'] as const;
    const rows = trx.selectFrom('application').select(columns).where('id', '=', erasable);
    return eraseApplication(
      { db: trx, now: api.context.clock() },
      await rows.executeTakeFirstOrThrow(),
      'applicant',
    );
  });
  await removeLeftovers(storage, left);
  const journal = openErasureJournal(place.config);
  expect(await journalErasures(db, journal)).toBe(1);
  expect(await journalErasures(db, journal)).toBe(0);
  return erasable;
}

async function countOf(db: Database, table: 'application_key', id: string): Promise<number> {
  return (await db.selectFrom(table).select('application_id').where('application_id', '=', id).execute())
    .length;
}

/** @returns how many sealed sections there are */
async function openEverything({ db, keys }: EncryptedStore): Promise<number> {
  let opened = 0;
  for (const { link } of staged) {
    const sections = await readSections({ db, keys }, { partnerId: plainPartner, applicationId: link.id });
    opened += Object.values(sections).length;
    const asked = { ...link, partnerId: plainPartner };
    expect(await findByLink({ db, keys }, asked, api.context.clock())).toBeDefined();
  }
  return opened;
}

describe.runIf(server)('a backup (only on PostgreSQL)', () => {
  it('is made while visitors apply, restored into an empty place, and everything is there but who was erased since', async () => {
    const visitors = Array.from({ length: 8 }, (_, i) =>
      post(api, '/applications', { ...homeApplication, email: `w${i}@example.pl` }),
    );
    const [bytes] = await Promise.all([backUp(), ...visitors]);
    writeFileSync(file, bytes);
    const before = await countRows(api.owner, ids());
    const id = await eraseOne();
    const began = Date.now();
    const { text, exitCode } = await restore(place.config);
    expect(text).toMatch(/The backup of \S+ was restored: \d+ applications?\. Erased again: 1\./);
    expect(text).toContain('The audit trail holds');
    expect(exitCode).toBe(0);
    expect(Date.now() - began).toBeLessThan(60_000);
    const { context, close } = await openParts(place.config);
    await acrossPartners(async () => {
      expect(await countRows(context.db, ids())).toEqual(before);
      expect(await openEverything(context)).toBe(before.application_section);
      expect(await countOf(context.db, 'application_key', id)).toBe(0);
      const erased = await context.db
        .selectFrom('erasure')
        .selectAll()
        .where('application_id', '=', id)
        .execute();
      expect(erased).toMatchObject([{ at: api.context.clock(), cause: 'applicant' }]);
    }).finally(close);
    const uploads = join(place.config.dataDir, 'uploads');
    expect(filesIn(uploads).filter((name) => name !== markName)).toEqual(filesIn(api.uploads));
    for (const name of filesIn(api.uploads)) {
      expect(readFileSync(join(uploads, name)).equals(readFileSync(join(api.uploads, name)))).toBe(true);
    }
  }, 120_000);

  it('shows nobody anything without its key, and is made with a key that cannot open it', async () => {
    const bytes = readFileSync(file);
    for (const planted of ['application', plainPartner, 'manifest', 'lucja.zolc']) {
      expect(bytes.includes(planted)).toBe(false);
    }
    const none = await type(undefined, 'backup', '--out', 'x');
    expect([none.exitCode, none.file]).toEqual([1, undefined]);
    expect(none.text).toContain('Brakuje BACKUP_KEY');
  });

  it('replaces what stands where it is told to, also what a newer product has made, sets it aside, and brings the files to a store that nodes share', async () => {
    await growNewer(place.config);
    const shared = await startS3();
    const config = { ...place.config, filesS3: shared.place };
    const { text, exitCode } = await restore(config, file, { replace: '' });
    expect(exitCode).toBe(0);
    const { context, close } = await openParts(config);
    const { rows } = await sql`select to_regclass('later') as later`.execute(context.db).finally(close);
    expect(rows).toEqual([{ later: null }]);
    for (const key of filesIn(api.uploads)) {
      expect(readFileSync(join(api.uploads, key)).equals(await context.storage.get(key))).toBe(true);
    }
    await shared.close();
    await findAside(text, config);
  }, 60_000);

  it('names the document whose file is missing, by case and kind, and is not made', async () => {
    const [name = ''] = filesIn(api.uploads);
    const [path, bytes] = [join(api.uploads, name), readFileSync(join(api.uploads, name))];
    rmSync(path);
    const lost = await type(await identityToRecipient(key), 'backup', '--out', 'x', '--lang', 'en');
    expect([lost.exitCode, lost.file]).toEqual([1, undefined]);
    expect(lost.text).toMatch(/1 file the database speaks of are missing: NDP-2026-\w+ \(\w+\)/);
    writeFileSync(path, bytes);
    const vanishing = await type(await identityToRecipient(key), 'backup', '--out', 'x');
    rmSync(path);
    await expect(vanishing.file && buffer(vanishing.file())).rejects.toThrow('was not made');
    writeFileSync(path, bytes);
  }, 60_000);
});

describe.runIf(server)('a restore changes nothing and says why (only on PostgreSQL)', () => {
  const refused = async (
    path: string,
    sentence: string,
    config = place.config,
    replace: object = { replace: '' },
  ) => {
    const before = await describeState(place.config);
    await expect(restore(config, path, replace)).rejects.toThrow(sentence);
    expect(await describeState(place.config)).toEqual(before);
  };
  const altered = (change: (bytes: Buffer) => Buffer) => {
    const path = join(api.config.dataDir, 'altered');
    writeFileSync(path, change(Buffer.from(readFileSync(file))));
    return path;
  };

  it('where data stand and nobody said that they are to be replaced', () =>
    refused(file, 'There are data here already', place.config, {}));

  it('while somebody works in the database', async () => {
    const owner = openPostgresAsOwner(place.config.databaseUrl ?? '');
    try {
      await sql`select`.execute(owner);
      await expect(restore(place.config, file, { replace: '' })).rejects.toThrow('still connected');
    } finally {
      await owner.destroy();
    }
  });

  it('with another key, or with none that opens', async () => {
    const backupKey = await generateX25519Identity();
    await refused(file, 'made for another key', { ...place.config, backupKey });
    await refused(file, 'needs the secret key', {
      ...place.config,
      backupKey: await identityToRecipient(key),
    });
    await refused(file, 'needs the secret key', { ...place.config, backupKey: undefined });
  });

  it('that was made under other SECRET_KEYS, also of the same names', async () => {
    const other = (id: string) => [{ id, bytes: new Uint8Array(32).fill(9) }];
    for (const secretKeys of [other('k2'), other('test')]) {
      await refused(file, 'do not open this backup', { ...place.config, secretKeys });
    }
  });

  it('of a backup with one bit changed, one that was cut short, and no backup at all', async () => {
    for (const share of [0.3, 0.6, 0.999]) {
      const path = altered((bytes) => {
        const at = Math.floor(bytes.length * share);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        return bytes;
      });
      await refused(path, 'damaged');
    }
    await refused(
      altered((bytes) => bytes.subarray(0, bytes.length - 70_000)),
      'damaged',
    );
    await refused(
      altered(() => Buffer.from('notes of the last meeting')),
      'damaged',
    );
    await refused(join(api.config.dataDir, 'nothing'), 'cannot be read');
  }, 60_000);

  const made = async (change: (entry: Entry) => Promise<Entry | undefined>) => {
    const path = join(api.config.dataDir, 'made');
    const source = new Response(readFileSync(file)).body as ReadableStream<Uint8Array>;
    async function* entries() {
      for await (const entry of unpack(source, key)) {
        const changed = await change(entry);
        if (changed) yield changed;
      }
    }
    writeFileSync(path, await buffer(pack(entries(), key)));
    return path;
  };
  const changed = (change: (text: string) => string) =>
    made(async (entry) =>
      entry.name === 'manifest.json'
        ? entryOf(entry.name, change((await buffer(entry.pieces)).toString()))
        : entry,
    );

  it('of a backup whose key is right but whose end or one of whose files is missing, or another', async () => {
    await refused(await made(async (entry) => (entry.name === 'end' ? undefined : entry)), 'damaged');
    const isFirst = (name: string) => name === `files/${filesIn(api.uploads)[0]}`;
    await refused(await made(async (entry) => (isFirst(entry.name) ? undefined : entry)), 'damaged');
    const other = async (entry: Entry) => (isFirst(entry.name) ? entryOf(entry.name, 'another') : entry);
    await refused(await made(other), 'damaged');
  }, 60_000);

  it('of a newer product, of a build this one does not go on from, or of another kind of database', async () => {
    await refused(
      await changed((text) => text.replace('.sql"]', '.sql","9999-later.sql"]')),
      'newer version',
    );
    const began = (text: string) => text.replace('0002-desk.sql', '0002-limits.sql');
    await refused(await changed(began), 'the version that made it');
    await refused(await changed((text) => text.replace('"format":2', '"format":3')), 'newer version');
    await refused(await changed((text) => text.replace('"postgres"', '"embedded"')), 'made of PostgreSQL');
  }, 60_000);

  it('because its database does not open, and leaves nothing behind that keeps the next from an empty place', async () => {
    const shared = await startS3();
    const empty = await makeEmptyPlace(key);
    const config = { ...empty.config, filesS3: shared.place };
    const unfit = async (entry: Entry) => {
      if (entry.name !== 'database') return entry;
      await buffer(entry.pieces);
      return entryOf(entry.name, 'another');
    };
    await expect(restore(config, await made(unfit))).rejects.toThrow('Nothing was changed');
    expect((await restore(config)).exitCode).toBe(0);
    await empty.remove();
    await shared.close();
  }, 60_000);
});
