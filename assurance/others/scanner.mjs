import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { bring, findProgram } from '../../tools/debian.mjs';
import { pdfNamed } from '../load/answers.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { sendDocument, signedApplicant } from './case.mjs';

/**
 * ClamAV before the uploads, with the one signature of the test virus of EICAR: it is found within a PDF, packed too; while
 * the daemon is away nothing is taken, that is said, and nothing is lost.
 *
 *   node assurance/others/scanner.mjs
 */
const { port } = readFlags({ port: 4150 });
bring([
  { program: 'clamd', package: 'clamav-daemon', why: 'scans uploads' },
  { program: 'clamdscan', package: 'clamdscan', why: 'asks whether clamd answers' },
]);
const folder = mkdtempSync(join(tmpdir(), 'ndp-scanner-'));
const at = (name) => join(folder, name);
// In two pieces, so that no scanner of sources takes this file for the virus.
const virus = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const settings = { CLAMAV_URL: `tcp://127.0.0.1:${port + 3}` };
const faults = [];
let daemon;

prepare();
await start();
const server = new Server({ port, dataDir: at('data'), settings });
await server.start();
const applicant = await signedApplicant({ server, port, n: 1 });
const sent = async () => (await applicant.read()).payment.documents.length;

const clean = await sendDocument(applicant);
expect('a document without a virus is taken', clean.status === 200, clean.bytes);
for (const [how, file] of [
  ['within a PDF', carrying(virus, '')],
  ['packed within a PDF', carrying(deflateSync(virus), '/Filter /FlateDecode ')],
]) {
  const { status, json } = await sendDocument(applicant, { file });
  expect(`a virus ${how} is refused in a sentence`, status === 422 && /wirus/.test(json.detail), json.detail);
}
daemon.kill('SIGKILL');
await wait(500);
const away = await sendDocument(applicant, { kind: 'proof_of_payment' });
expect('while the daemon is away nothing is taken, and that is said', away.status === 503, away.bytes);
say('sentence', { detail: away.json.detail });
expect('what was there is there', (await sent()) === 1);
await start();
const again = await sendDocument(applicant, { kind: 'proof_of_payment' });
expect(
  'once it is back the same document is taken',
  again.status === 200 && (await sent()) === 2,
  again.bytes,
);
await server.stop();
daemon.kill('SIGKILL');
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

function prepare() {
  mkdirSync(at('signatures'));
  writeFileSync(at('signatures/test.ndb'), `Eicar-Test-Signature:0:*:${virus.toString('hex')}\n`);
  const lines = [
    ...[
      `TCPSocket ${port + 3}`,
      'TCPAddr 127.0.0.1',
      'Foreground yes',
      `DatabaseDirectory ${at('signatures')}`,
    ],
    ...['StreamMaxLength 10M', 'ScanPDF yes', `TemporaryDirectory ${folder}`],
  ];
  writeFileSync(at('clamd.conf'), `${lines.join('\n')}\n`);
}

/** Resolves once the daemon answers. */
async function start() {
  daemon = spawn(findProgram('clamd'), ['--config-file', at('clamd.conf')], { stdio: 'ignore' });
  process.once('exit', () => daemon.kill('SIGKILL'));
  const ask = ['--config-file', at('clamd.conf'), '--ping', '60'];
  execFileSync(findProgram('clamdscan'), ask, { stdio: 'ignore' });
}

/** A PDF with a stream nobody draws. */
function carrying(bytes, filter) {
  const text = pdfNamed('faktura').toString('latin1');
  const head = `3 0 obj\n<< ${filter}/Length ${bytes.length} >>\nstream\n`;
  return Buffer.from(
    text.replace('xref', `${head}${bytes.toString('latin1')}\nendstream\nendobj\nxref`),
    'latin1',
  );
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
