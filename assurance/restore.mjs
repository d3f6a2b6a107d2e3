import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { Faults } from './check/faults.mjs';
import { countFiles } from './check/look.mjs';
import { openDatabase } from './check/open-database.mjs';
import { largePdf, pdfNamed } from './load/answers.mjs';
import { fillServer } from './load/fill.mjs';
import { Line } from './stage/ask.mjs';
import { command, peak } from './stage/command.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Rehearses the loss of a machine: fills a server, backs it up while it runs, restores the backup into an empty place,
 * starts a server there and looks whether everything is there and the links open. Tells how long it takes and how much
 * memory.
 *
 *   node assurance/restore.mjs --applications 5000
 */
const given = readFlags({
  applications: 5000,
  seed: Date.now() % 1_000_000,
  port: 4244,
});
const { port, applications } = given;
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-restore-'));
const postgres = new Postgres(port + 1);
await postgres.start();
const common = {
  SECRET_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
  BACKUP_KEY: await generateX25519Identity(),
};
const [before, after] = await Promise.all([makePlace('before', 'postgres'), makePlace('after', 'restored')]);
const file = join(folder, 'backup.age');
say('begin', { applications });

const server = new Server({ port, dataDir: before.DATA_DIR, settings: before });
await server.start();
const random = randomFrom(given.seed);
const faults = new Faults();
const files = [largePdf(4), pdfNamed];
const filled = await fillServer({ port, portals: server.portals, random, applications, files });
for (const fault of filled.faults) faults.require(false, JSON.stringify(fault));
say('filled', { log: Object.fromEntries(server.errors) });
const calm = server.memoryMb;
peak.begin(server.pid);
const made = await command(before, 'backup', '--out', file, '--as', 'rehearsal');
faults.require(made.code === 0, `the backup was not made: ${made.words}`);
const memory = { serverBeforeMb: calm, serverPeakMb: peak.readMb(server.pid), commandPeakMb: made.peakMb };
const links = filled.applicants.filter(({ link }) => link).slice(0, 20);
await server.stop();
const stood = await count(before);
say('backed up', { seconds: made.seconds, sizeMb: toMb(statSync(file).size), ...memory, ...stood });

const restored = await command(after, 'restore', file);
faults.require(restored.code === 0, `it was not restored: ${restored.words}`);
say('restored', { seconds: restored.seconds, commandPeakMb: restored.peakMb });
const stands = await count(after);
faults.require(JSON.stringify(stands) === JSON.stringify(stood), `after: ${JSON.stringify(stands)}`);
const again = new Server({ port, dataDir: after.DATA_DIR, settings: after });
const startSeconds = Math.round((await again.start()) / 100) / 10;
const opened = await openLinks();
faults.require(opened === links.length, `${opened} of ${links.length} links open`);
say('works again', { startSeconds, linksOpened: opened });
await again.stop();
await postgres.remove();
const isGood = faults.tell();
if (isGood) rmSync(folder, { recursive: true });
process.exitCode = isGood ? 0 : 1;

async function makePlace(name, database) {
  const place = { ...common, DATA_DIR: join(folder, name) };
  if (database === 'postgres') return { ...place, DATABASE_URL: postgres.url };
  const db = await openDatabase({ databaseUrl: postgres.url });
  await db.query(`create database ${database}`);
  await db.close();
  return { ...place, DATABASE_URL: postgres.url.replace(/postgres$/, database) };
}

/** What lies in a place; the restore itself adds nothing to these. */
async function count({ DATA_DIR, DATABASE_URL }) {
  const db = await openDatabase({ databaseUrl: DATABASE_URL });
  const counts = {};
  for (const table of [
    'application',
    'application_section',
    'consent_record',
    'paper',
    'settlement_document',
    'audit_entry',
  ]) {
    counts[table] = (await db.query(`select count(*)::int as n from ${table}`))[0].n;
  }
  const [{ mb }] = await db.query('select (pg_database_size(current_database()) / 1048576)::int as mb');
  await db.close();
  say('place', { databaseMb: mb });
  return { ...counts, files: countFiles(DATA_DIR) };
}

async function openLinks() {
  const line = new Line(port);
  let opened = 0;
  for (const applicant of links) {
    line.portal = applicant.crowd.line.portal;
    const answer = await line.call('GET', applicant.path, { visitor: applicant.visitor });
    if (answer.status === 200 && answer.json.reference === applicant.submission.reference) opened += 1;
  }
  line.close();
  return opened;
}

function toMb(bytes) {
  return Math.round(bytes / 2 ** 20);
}
