import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { sendDocument, signedApplicant } from './case.mjs';
import { go } from './programs.mjs';
import { Acknowledged } from './storage/acknowledged.mjs';

/**
 * Files in a bucket of Versity S3 Gateway, with versions: its answers cut off and slow, then the server away and back.
 * Whatever was acknowledged is there, once, as it was sent.
 *
 *   node assurance/others/storage.mjs
 */
const { port, files } = readFlags({ port: 4160, files: 8 });
const gateway = go('versitygw', 'github.com/versity/versitygw/cmd/versitygw@v1.8.0');
const folder = mkdtempSync(join(tmpdir(), 'ndp-storage-'));
const key = { ROOT_ACCESS_KEY: 'ndp-bucket-user', ROOT_SECRET_KEY: 'ndp-bucket-secret' };
const faults = [];
const trouble = { cutsEvery: 0, slowMs: 0, seen: 0, cut: 0 };
for (const name of ['buckets', 'versions', 'buckets/ndp-files']) mkdirSync(join(folder, name));

let store = startStore();
const line = troubled(port + 3, port + 4);
await wait(2_000);
const server = new Server({
  port,
  dataDir: join(folder, 'data'),
  settings: {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port + 3}`,
    FILES_S3_BUCKET: 'ndp-files',
    FILES_S3_ACCESS_KEY_ID: key.ROOT_ACCESS_KEY,
    FILES_S3_SECRET_ACCESS_KEY: key.ROOT_SECRET_KEY,
  },
});
await server.start();
const applicant = await signedApplicant({ server, port, n: 1 });
const kept = new Acknowledged(applicant);

await kept.send('well', files);
Object.assign(trouble, { cutsEvery: 2, slowMs: 400 });
await kept.send('slow, every second answer cut', files);
Object.assign(trouble, { cutsEvery: 0, slowMs: 0 });
store.kill('SIGKILL');
await wait(300);
const away = await sendDocument(applicant);
expect(
  'while it is away nothing is taken, in a sentence',
  away.status === 503,
  `${away.status} ${away.bytes}`,
);
say('sentence', { detail: away.json?.detail });
store = startStore();
await wait(2_000);
await kept.send('back', 3);

const { listed, isSame, whole } = await kept.look();
expect('every acknowledged document is listed, and no other', isSame, `${listed} ${kept.size}`);
expect('and comes back byte by byte', whole === kept.size, `${whole} of ${kept.size}`);
say('Versity S3 Gateway', { statuses: kept.statuses, acknowledged: kept.size, cut: trouble.cut });
await server.stop();
store.kill('SIGKILL');
line.close();
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults, errors: [...server.errors] });
process.exit(faults.length === 0 ? 0 : 1);

function startStore() {
  const args = ['--port', `127.0.0.1:${port + 4}`, '--region', 'us-east-1', 'posix'];
  const places = ['--versioning-dir', join(folder, 'versions'), join(folder, 'buckets')];
  const child = spawn(gateway, [...args, ...places], { env: { ...process.env, ...key }, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Passes connections on, as badly as it is told. */
function troubled(from, to) {
  const proxy = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const side of [near, far]) side.on('error', () => {});
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('close', end);
    near.pipe(far);
    let passed = Promise.resolve();
    const then = (next) => {
      passed = passed.then(next);
    };
    far.on('data', (bytes) => then(() => pass(bytes, { near, end })));
    far.on('close', () => then(end));
  });
  return proxy.listen(from, '127.0.0.1');
}

async function pass(bytes, { near, end }) {
  if (trouble.slowMs) await wait(trouble.slowMs);
  trouble.seen += 1;
  const isCut = trouble.cutsEvery > 0 && trouble.seen % trouble.cutsEvery === 0;
  near.write(isCut ? bytes.subarray(0, 40) : bytes);
  if (!isCut) return;
  trouble.cut += 1;
  end();
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
