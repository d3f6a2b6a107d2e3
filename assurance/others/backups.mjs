import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bring } from '../../tools/debian.mjs';
import { estimateOf } from '../load/answers.mjs';
import { Line } from '../stage/ask.mjs';
import { command } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';

/**
 * pgBackRest keeps the database: one whole backup, an incremental one, and the journal as it is written. The database is
 * lost and comes back as of the last journal, then as of a moment: what was acknowledged until then is there, and no more.
 *
 *   node assurance/others/backups.mjs
 */
const { port, count } = readFlags({ port: 4190, count: 60 });
bring([{ program: 'pgbackrest', package: 'pgbackrest', why: 'keeps the database' }]);
const folder = mkdtempSync(join(tmpdir(), 'ndp-backups-'));
const at = (name) => join(folder, name);
const isRoot = process.getuid?.() === 0;
const faults = [];
const line = new Line(port);

const postgres = new Postgres(port + 1, {
  settings: {
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${at('pgbackrest.conf')} --stanza=ndp archive-push %p`,
    archive_timeout: '60',
  },
});
prepare();
await postgres.start();
backRest('stanza-create');
const settings = { DATABASE_URL: postgres.url };
const acknowledged = [];

const server = await serve();
await submit('pierwsza', count);
backRest('backup', '--type=full');
await submit('druga', count / 2);
backRest('backup', '--type=incr');
await submit('trzecia', count / 2);
await wait(1_100);
const [moment] = postgres.ask('select now()');
const untilMoment = [...acknowledged];
await wait(1_100);
await submit('czwarta', count / 2);
await archiveAll();
await server.stop();
tellSizes();

await comesBack('as of the last journal', [...acknowledged]);
await comesBack(
  'as of a moment',
  untilMoment,
  '--type=time',
  `--target=${moment}`,
  '--target-action=promote',
);
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

function prepare() {
  for (const name of ['repository', 'spool', 'log', 'lock']) mkdirSync(at(name));
  const lines = [
    ...['[global]', `repo1-path=${at('repository')}`, 'repo1-retention-full=2', 'repo1-bundle=y'],
    ...[`log-path=${at('log')}`, `spool-path=${at('spool')}`, `lock-path=${at('lock')}`, 'start-fast=y'],
    ...['[ndp]', `pg1-path=${postgres.data}`, `pg1-port=${port + 1}`, `pg1-socket-path=${postgres.folder}`],
    'pg1-user=ndp',
  ];
  writeFileSync(at('pgbackrest.conf'), `${lines.join('\n')}\n`);
  chmodSync(folder, 0o755);
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
}

/** @returns what it says */
function backRest(what, ...rest) {
  // The server closes a connection that is kept open all that time, and nobody hears of it.
  line.close();
  const words = ['pgbackrest', `--config=${at('pgbackrest.conf')}`, '--stanza=ndp', ...rest, what];
  const [program, ...given] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;
  return execFileSync(program, given, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: folder,
  });
}

async function serve() {
  const started = new Server({ port, dataDir: at('data'), settings });
  await started.start();
  [line.portal] = started.portals;
  return started;
}

async function submit(name, many) {
  for (let n = 0; n < many; n++) {
    const email = `${name}.${n}@example.pl`;
    const visitor = `10.${acknowledged.length >> 8}.${acknowledged.length % 256}.7`;
    const { status, json } = await line.call('POST', '/applications', {
      body: estimateOf(email),
      key: email,
      visitor,
    });
    if (status === 201) acknowledged.push(json.reference);
  }
}

/** The journal that is being written is closed and waited for, as `archive_timeout` does it. */
async function archiveAll() {
  const [file] = postgres.ask('select pg_walfile_name(pg_switch_wal())');
  for (let tries = 0; tries < 200; tries++) {
    const [last] = postgres.ask('select last_archived_wal from pg_stat_archiver');
    if (last >= file) return;
    await wait(100);
  }
  throw new Error('the journal was not archived');
}

function tellSizes() {
  const [{ backup }] = JSON.parse(backRest('info', '--output=json'));
  const sizes = backup.map(({ type, info }) => [type, info.repository.delta]);
  say('backups, bytes in the repository', Object.fromEntries(sizes));
  const [[, full], [, incremental]] = sizes;
  expect(
    'an incremental backup is smaller than a whole one',
    incremental < full / 2,
    `${incremental} of ${full}`,
  );
}

/** The database is lost, restored and started; the product starts over it and finds its evidence whole. */
async function comesBack(how, expected, ...target) {
  await postgres.stop('immediate');
  rmSync(postgres.data, { recursive: true });
  const begun = performance.now();
  backRest('restore', ...target);
  await postgres.start();
  await isOver();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const found = new Set(postgres.ask('select reference from application'));
  const lost = expected.filter((reference) => !found.has(reference));
  expect(`${how}: nothing acknowledged is lost`, lost.length === 0, lost.join(' '));
  expect(`${how}: nothing else is there`, found.size === expected.length, `${found.size} ${expected.length}`);
  const again = await serve();
  const { code, words } = await command(
    { ...settings, DATA_DIR: at('data') },
    'recovered',
    '--as',
    'Anna Nowak',
  );
  expect(`${how}: audit and files are sound`, code === 0, words);
  say(how, { applications: found.size, seconds });
  const before = acknowledged.length;
  await submit(`po.${target.length}`, 1);
  expect(`${how}: applications are taken again`, acknowledged.length > before);
  await again.stop();
}

async function isOver() {
  for (let tries = 0; tries < 300; tries++) {
    if (postgres.ask('select pg_is_in_recovery()').includes('f')) return;
    await wait(100);
  }
  throw new Error('the recovery does not end');
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
