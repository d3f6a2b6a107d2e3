import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { keepAnchors } from '../../features/audit/keep-anchors.ts';
import { renderLines } from '../../operations/cli/render.ts';
import { runCommand } from '../../operations/cli/run-command.ts';
import { releaseFile } from '../../platform/config/shipped.ts';
import { shippedMigrations } from '../../platform/database/migrate.ts';
import { findUrl } from '../backup/places.ts';
import { bringToStages } from '../hostile/stages.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { type LastRelease, releaseFiles } from './last-release.ts';

const wanted = ['contract_sent', 'payment_requested', 'submitted', 'in_completion'] as const;

/** Releases after this one are tried on what this writes; `npm run release -- --keep-database` asks for it. */
it.skipIf(!process.env.KEEP_DATABASE)(
  'writes a database of this release with made-up cases, and its backup (only at a release)',
  async () => {
    const started = await startTestApi();
    const keys = await openKeys(started.context, started.context.clock());
    const api = await startTestApi({ keys, over: started });
    const staged = await bringToStages(api, 0, wanted);
    await keepAnchors(api.context, { info: () => {} });
    const url = await findUrl(api.owner);
    if (!url) throw new Error('Run it by tools/with-postgres.mjs.');
    const backupKey = await generateX25519Identity();
    const cases = staged.map(async ({ link: { id, token } }) => ({
      id,
      token,
      status: await statusOf(api, id),
    }));
    const release: LastRelease = {
      version: JSON.parse(readFileSync(releaseFile, 'utf8')).version,
      migrations: await shippedMigrations(),
      backupKey,
      cases: await Promise.all(cases),
    };
    writeFileSync(releaseFiles.description, `${JSON.stringify(release, null, 2)}\n`);
    writeFileSync(releaseFiles.database, gzipSync(dumpAsStatements(url), { level: 9 }));
    writeFileSync(releaseFiles.backup, await backUp(api, url, backupKey));
    expect(release.cases).toHaveLength(wanted.length);
    await api.close();
    await started.close();
  },
);

async function statusOf({ context }: TestApi, id: string): Promise<string> {
  const rows = context.db.selectFrom('application').select('status').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).status;
}

/** Statements that PostgreSQL 15 and the embedded database take, in one request, without a client of their own. */
function dumpAsStatements(from: string): string {
  const form = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
  const env = { ...process.env, PGOPTIONS: '-c ndp.partner=*' };
  const written = execFileSync('pg_dump', [...form, '--enable-row-security', '--schema=public', from], {
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const statements = written
    .split('\n')
    .filter(
      (line) => !/^(SET |SELECT pg_catalog\.set_config|\\|--|CREATE SCHEMA|COMMENT ON SCHEMA)/.test(line),
    )
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n');
  return `set check_function_bodies = off;${statements}reset check_function_bodies;\n`;
}

async function backUp({ context }: TestApi, databaseUrl: string, key: string): Promise<Buffer> {
  const config = { ...context.config, databaseUrl, backupKey: await identityToRecipient(key) };
  const line = ['backup', '--out', 'x'];
  const { file, lines } = await runCommand({ ...context, config }, { line, operator: 'release' });
  if (!file) throw new Error(renderLines(lines));
  return buffer(file());
}
