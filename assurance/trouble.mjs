import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { look } from './check/look.mjs';
import { Crowd } from './load/crowd.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { say, wholeQuantile } from './stage/say.mjs';
import { Server } from './stage/server.mjs';
import { troubles } from './stage/troubles.mjs';

/** A mail that went while the database could not note it is due again after so long: `outbox/send-next.ts`, ms. */
const leaseMs = 120_000;

/**
 * Lets something befall the server under load, again and again, and looks whether it went on, refused in time and in
 * words, came back by itself, and lost nothing it had acknowledged.
 *
 *   node assurance/trouble.mjs disk-full --times 5
 *   node assurance/trouble.mjs clock --times 10
 *   node assurance/trouble.mjs slow-database --times 3 --postgres
 */
const given = readFlags({
  times: 5,
  lasts: 6000,
  seed: Date.now() % 1_000_000,
  port: 4120,
  width: 6,
  postgres: false,
});
const [what = ''] = process.argv.slice(2);
const prepare = troubles[what];
if (!prepare) {
  console.error(`Say what befalls the server: ${Object.keys(troubles).join(', ')}.`);
  process.exit(2);
}
const { seed, port } = given;
const random = randomFrom(seed);
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-trouble-'));
const dataDir = join(folder, 'data');
const postgres = given.postgres ? new Postgres(port + 1) : undefined;
await postgres?.start();
const trouble = prepare({ folder, dataDir, random, postgres });
const server = new Server({
  port,
  dataDir,
  settings: { ...(postgres ? { DATABASE_URL: postgres.url } : {}), ...trouble.settings },
  nodeArguments: trouble.nodeArguments,
});
const line = new Line(port);
const crowd = new Crowd({ line, seed, random: randomFrom(seed + 1), width: given.width });
crowd.mayRefuse = true;
say('begin', { what, times: given.times, seed, database: postgres ? 'postgresql' : 'pglite', folder });

await server.start();
[line.portal] = server.portals;
crowd.up();
const opened = crowd.open();
const memory = [];
const backAfterMs = [];
let ended = 0;
for (let n = 1; n <= given.times; n++) {
  await wait(random.between(1_500, 4_000));
  await trouble.befall(given.lasts);
  const back = performance.now();
  if (!(await isBack())) {
    ended += 1;
    crowd.down();
    await server.start();
    crowd.up();
  }
  backAfterMs.push(Math.round(performance.now() - back));
  memory.push(server.memoryMb);
}
const late = await crowd.finish(240_000);
await opened;
for (const applicant of late)
  crowd.fault(applicant, `waits for ${applicant.waitsFor} at ${applicant.reached}`);
await wait(leaseMs + 5_000);
for (const applicant of crowd.applicants.filter(({ link }) => link)) await untilSent(applicant);
crowd.down();
const exitCode = await server.stop();
line.close();
const submitted = crowd.applicants.filter(({ submission }) => submission);
const stored = await look({ dataDir, databaseUrl: postgres?.url }, submitted);
for (const fault of stored.faults) say('fault', fault);
const faults = crowd.faults.length + stored.faults.length + (exitCode === 0 ? 0 : 1);
say('figures', {
  what,
  times: given.times,
  lastsMs: given.lasts,
  seed,
  acknowledged: submitted.length,
  compared: crowd.compared,
  refused: crowd.refused,
  answerMs: { p50: wholeQuantile(crowd.latencies, 0.5), worst: Math.round(Math.max(...crowd.latencies)) },
  slowestInServer: server.slowest,
  backAfterMs,
  ended,
  memoryMb: memory,
  answers: Object.fromEntries(crowd.answers),
  logged: Object.fromEntries(server.errors),
  exitCode,
  ...stored.figures,
});
say(faults === 0 ? 'passed' : 'failed', { faults });
trouble.remove?.();
await postgres?.remove();
if (faults === 0) rmSync(folder, { recursive: true, force: true });
process.exit(faults === 0 ? 0 : 1);

/** Whether the server answers that it is ready within ten seconds; false as soon as its process has ended. */
async function isBack() {
  const end = performance.now() + 10_000;
  while (server.isRunning && performance.now() < end) {
    const answer = await line.send('api', '/health/ready').catch(() => undefined);
    if (answer?.status === 200) return true;
    await wait(25);
  }
  if (server.isRunning) {
    crowd.fault({ n: 0 }, 'the server is not back within 10 s');
    await server.kill();
  }
  return false;
}

/** Papers that could not be made are made later. */
async function untilSent(applicant) {
  const end = performance.now() + 180_000;
  while ((await applicant.read()).status === 'completed' && performance.now() < end) await wait(1_000);
}
