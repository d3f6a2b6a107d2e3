import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { estimateOf, sectionsOf } from '../load/answers.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { python } from './programs.mjs';

/**
 * A client that a generator of the field writes from `/openapi.json` makes an estimate, saves a section and reads it back.
 *
 *   node assurance/others/client.mjs
 */
const { port } = readFlags({ port: 4170 });
const generator = python('openapi-python-client', ['openapi-python-client==0.29.1']);
const folder = mkdtempSync(join(tmpdir(), 'ndp-client-'));
const server = new Server({ port, dataDir: join(folder, 'data') });
await server.start();
const line = new Line(port);
[line.portal] = server.portals;
const schema = join(folder, 'openapi.json');
writeFileSync(schema, (await line.send('api', '/openapi.json', { agent: false })).bytes);
const output = ['--output-path', join(folder, 'generated'), '--meta', 'none'];
execFileSync(generator('openapi-python-client'), ['generate', '--path', schema, ...output], {
  stdio: 'ignore',
});
copyFileSync(fileURLToPath(new URL('client.py', import.meta.url)), join(folder, 'client.py'));

const email = 'generowany@example.pl';
const made = call(['submit'], estimateOf(email));
const [, id, token] = await linkOf(email);
const [[, applicant]] = sectionsOf(1);
const read = call(['save', token, id], applicant);
const isGood =
  made.status === 201 && read.status === 200 && read.body.client.last_name === applicant.last_name;
line.close();
await server.stop();
rmSync(folder, { recursive: true });
say(isGood ? 'passed' : 'failed', { estimate: made.status, section: read.status });
process.exit(isGood ? 0 : 1);

function call(step, body) {
  const hosts = [`http://127.0.0.1:${port}`, `http://${line.portal}.ndp.localhost:${port}`];
  const args = ['client.py', ...hosts, `api.ndp.localhost:${port}`, ...step];
  const said = execFileSync(generator('python'), args, {
    cwd: folder,
    input: JSON.stringify(body),
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

async function linkOf(to) {
  for (let n = 0; n < 100; n += 1) {
    const [mail] = await line.mailsTo(to);
    const found = /grant\/application\/([^/]+)\/(\S+)/.exec(mail?.text ?? '');
    if (found) return found;
    await wait(200);
  }
  throw new Error('no mail came');
}
