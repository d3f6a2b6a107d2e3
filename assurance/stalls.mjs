import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Faults } from './check/faults.mjs';
import { largePdf, pdfNamed } from './load/answers.mjs';
import { Crowd } from './load/crowd.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { say, wholeQuantile } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Applicants walk the whole way from the estimate to the files of a settlement, some at once, on a server that has just
 * begun: contracts are drawn, signed and sealed, photographs and large PDFs are looked at. Its thread must never work
 * longer than 50 ms at a stretch; where it does, it is told in which functions.
 *
 *   node assurance/stalls.mjs --applicants 24
 */
const given = readFlags({ applicants: 24, width: 4, port: 4164 });
process.once('SIGTERM', () => process.exit(1));
const { port } = given;
const longestMs = 50;
const sharp = createRequire(fileURLToPath(new URL('../apps/api/package.json', import.meta.url)))('sharp');
const faults = new Faults();
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-stalls-'));
const STALLS = join(folder, 'stalls.json');
const postgres = new Postgres(port + 1, { isThrowAway: true });
await postgres.start();
const server = new Server({
  port,
  dataDir: join(folder, 'data'),
  settings: { DATABASE_URL: postgres.url, STALLS },
  nodeArguments: ['--import', fileURLToPath(new URL('stage/stalls.mjs', import.meta.url))],
});
// A developer's machine makes its seal with its first start, where production brings its own.
await server.start();
await server.stop();
await server.start();
process.kill(server.pid, 'SIGWINCH');
const line = new Line(port, 60_000);
[line.portal] = server.portals;
const crowd = new Crowd({ line, seed: 1, random: randomFrom(1), width: given.width });
crowd.depths = ['settled'];
// Where others use the machine too the database may miss its deadlines: who is told to come back loses nothing.
crowd.mayRefuse = true;
crowd.files = [await photograph(), largePdf(9), pdfNamed];
crowd.up();
const opened = crowd.open();
while (crowd.applicants.length < given.applicants) await wait(20);
const late = await crowd.finish(600_000);
await opened;
line.close();
faults.require(late.length === 0, `${late.length} applicants did not arrive`);
faults.require(crowd.faults.length === 0, `${crowd.faults.length} faults`);
faults.require((await server.stop()) === 0, 'the server did not end in order');
const { longestMs: worked, over, stoodMs, stalls } = JSON.parse(readFileSync(STALLS, 'utf8'));
for (const stall of stalls) say('stall', stall);
faults.require(worked <= longestMs, `the thread of visitors worked for ${worked} ms at a stretch`);
say('stalls', {
  applicants: crowd.applicants.length,
  answers: crowd.latencies.length,
  p50Ms: wholeQuantile(crowd.latencies, 0.5),
  p95Ms: wholeQuantile(crowd.latencies, 0.95),
  longestWorkMs: worked,
  stretchesOver: over,
  longestStandstillMs: stoodMs,
});
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);

/** As a telephone takes it, 12 million points. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const create = { width: 1000, height: 750, channels: 3, background: '#88a', noise };
  const bytes = await sharp({ create }).resize(4000, 3000).jpeg({ quality: 85 }).toBuffer();
  return () => bytes;
}
