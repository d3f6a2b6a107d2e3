import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countFiles, look } from './check/look.mjs';
import { endLeases } from './check/open-database.mjs';
import { hashOf } from './load/answers.mjs';
import { Crowd } from './load/crowd.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { quantile, say, wholeQuantile } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Kills the server at random instants under load, starts it again, and looks whether anything that was acknowledged
 * is missing, twice, or stuck.
 *
 *   node assurance/crash.mjs --kills 500                on a throw-away PostgreSQL
 *   node assurance/crash.mjs --kills 8 --short          leases of the last kill are ended by hand
 *
 * Told to end (SIGTERM), it kills no more, looks at what stands, and tells how many kills that were.
 */
const given = readFlags({
  kills: 500,
  seed: Date.now() % 1_000_000,
  port: 4110,
  width: 6,
  most: 2500,
  deepest: 'settled',
  short: false,
});
const { kills, seed, port } = given;
const random = randomFrom(seed);
const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-crash-'));
const dataDir = join(folder, 'data');
const postgres = new Postgres(port + 1);
await postgres.start();
const place = { dataDir, databaseUrl: postgres.url };
const settings = { DATABASE_URL: postgres.url };
const server = new Server({ port, dataDir, settings });
const line = new Line(port);
const journal = join(folder, 'journal.jsonl');
const crowd = new Crowd({
  line,
  seed,
  random: randomFrom(seed + 1),
  width: given.width,
  journal,
  deepest: given.deepest,
});
say('begin', { kills, seed, folder });

const starts = [await server.start()];
const cycles = [];
let killedAtStart = 0;
[line.portal] = server.portals;
crowd.up();
const opened = crowd.open();
let isEnough = false;
process.once('SIGTERM', () => {
  isEnough = true;
});
for (let n = 1; n <= kills && !isEnough; n++) {
  const cycle = performance.now();
  await wait(random.between(20, given.most));
  await server.kill();
  crowd.down();
  if (random.chance(0.15)) await killWhileStarting();
  if (n === kills && given.short) say('leases ended', await endLeases(place));
  starts.push(await server.start());
  crowd.up();
  cycles.push(performance.now() - cycle);
  if (n % 25 === 0) say('kills', { n, applicants: crowd.applicants.length, compared: crowd.compared });
}
const late = await crowd.finish(given.short ? 120_000 : 300_000);
await opened;
for (const applicant of late)
  crowd.fault(applicant, `waits for ${applicant.waitsFor} at ${applicant.reached}`);
await settle();
const filesRead = await readFiles();
crowd.down();
const exitCode = await server.stop();
line.close();
const submitted = crowd.applicants.filter(({ submission }) => submission);
const stored = await look(place, submitted);
for (const fault of stored.faults) say('fault', fault);
const faults = crowd.faults.length + stored.faults.length + (exitCode === 0 ? 0 : 1);
say('figures', {
  kills: cycles.length,
  killedAtStart,
  seed,
  seconds: Math.round((performance.now() - begun) / 1000),
  cycleMs: { p50: wholeQuantile(cycles, 0.5), p95: wholeQuantile(cycles, 0.95) },
  startMs: { first: starts[0], p50: quantile(starts.slice(1), 0.5), worst: Math.max(...starts.slice(1)) },
  applicants: crowd.applicants.length,
  acknowledged: submitted.length,
  interrupted: crowd.interrupted,
  compared: crowd.compared,
  signedWithoutAnswer: crowd.signatureRepeated,
  files: { acknowledged: filesRead, onDisk: countFiles(dataDir) },
  answers: Object.fromEntries(crowd.answers),
  logged: Object.fromEntries(server.errors),
  exitCode,
  ...stored.figures,
});
say(faults === 0 ? 'passed' : 'failed', { faults });
await postgres.remove();
if (faults === 0) rmSync(folder, { recursive: true, force: true });
process.exit(faults === 0 ? 0 : 1);

/** A process that is killed before it is ready must not keep the next one from starting. */
async function killWhileStarting() {
  killedAtStart += 1;
  server.spawn();
  await wait(random.between(0, 2_000));
  await server.kill();
}

/** Mails promised last are under way for a moment. */
async function settle() {
  await wait(3_000);
  for (const applicant of crowd.applicants.filter(({ link }) => link)) await applicant.read();
}

/** Every uploaded file that was acknowledged is read back and is the same. */
async function readFiles() {
  let read = 0;
  for (const applicant of crowd.applicants) {
    for (const { id, hash } of applicant.files) {
      const answer = await applicant.insist('GET', `${applicant.path}/settlement_documents/${id}`);
      if (answer.status !== 200 || hashOf(answer.bytes) !== hash) crowd.fault(applicant, 'a file is lost');
      read += 1;
    }
  }
  return read;
}
