import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { tsImport } from 'tsx/esm/api';
import { bring, needs } from '../../tools/debian.mjs';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { estimateOf, hashOf, pdfNamed } from '../load/answers.mjs';
import { Applicant } from '../load/applicant.mjs';
import { Crowd } from '../load/crowd.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { randomFrom } from '../stage/random.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { shareFiles } from '../stage/shared-files.mjs';
import { sendDocument } from './case.mjs';

/**
 * nginx, Caddy and HAProxy with the files of `deploy/` before two nodes of the product: a whole case from the estimate over
 * the secret link to an upload, the address of the visitor, the limits, and a log without a secret.
 *
 *   node assurance/others/proxy.mjs
 */
const { port } = readFlags({ port: 4230 });
const domain = 'grants.example.pl';
bring(needs.test.filter(({ program }) => ['nginx', 'caddy', 'haproxy', 'openssl'].includes(program)));
const { startProxy } = await tsImport('../../tools/deploy/proxies.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'ndp-proxy-'));
const postgres = new Postgres(port + 1);
await postgres.start();
const settings = {
  ...{ DATABASE_URL: postgres.url, ENVIRONMENT: 'staging', APPLICATION_DOMAIN: domain },
  SECRET_KEYS: `a:${Buffer.alloc(32, 'a').toString('base64url')}`,
};
const faults = [];
const nodes = [];
for (const at of [port, port + 2]) {
  const dataDir = join(folder, String(at));
  if (nodes.length > 0) shareFiles(dataDir, join(folder, String(port)));
  const node = new Server({ port: at, dataDir, settings });
  await node.start();
  nodes.push(node);
}

for (const [nth, name] of ['nginx', 'caddy', 'haproxy'].entries()) {
  const proxy = await startProxy(name, [{ port }, { port: port + 2 }]);
  const line = lineThrough(proxy);
  // Nobody submits twice: above half of a limit a proof of work is due.
  const random = Object.assign(randomFrom(nth), { chance: () => false });
  const crowd = new Crowd({ line, seed: nth, random, width: 1 });
  crowd.up();
  const applicant = new Applicant({ n: nth + 1, depth: 'contract_signed', crowd, random });
  await applicant.walk();
  expect(
    `${name}: a case from the estimate to the signature`,
    applicant.reached === 'contract_signed' && crowd.faults.length === 0,
  );
  const file = pdfNamed(name);
  const sent = await sendDocument(applicant, { file });
  const [{ id } = {}] = sent.json?.payment?.documents ?? [];
  const { bytes } = await applicant.insist('GET', `${applicant.path}/settlement_documents/${id}`);
  expect(
    `${name}: a document arrives and comes back byte by byte`,
    hashOf(bytes) === hashOf(file),
    sent.bytes,
  );
  const large = await sendDocument(applicant, { file: Buffer.alloc(13_000_000) });
  expect(`${name}: one of 13 MB is refused`, [0, 413, 502].includes(large.status), large.status);
  const origin = 'https://elsewhere.example.org';
  const call = { path: `/pl/ndp${applicant.path}` };
  const { status: foreign } = await askOver(proxy.httpsPort, `api.${domain}`, call, { origin });
  expect(`${name}: a portal of another domain is refused`, [400, 403, 404].includes(foreign), foreign);
  const visitors = [];
  for (let n = 0; n < 200 && visitors.at(-1) !== 429; n += 1)
    visitors.push(await quoteAs(line, `198.51.100.${n}`));
  expect(
    `${name}: whoever names other addresses is counted all the same`,
    visitors.at(-1) === 429,
    visitors.length,
  );
  line.close();
  const written = await proxy.stop();
  expect(`${name}: no log holds the link`, !written.includes(applicant.link.token));
}
for (const node of nodes) await node.stop();
await postgres.remove();
rmSync(folder, { recursive: true });
const errors = nodes.flatMap((node) => [...node.errors]);
say(faults.length + errors.length === 0 ? 'passed' : 'failed', { faults, errors });
process.exit(faults.length + errors.length === 0 ? 0 : 1);

/** Calls the product by its public names, through this proxy, over TLS. */
function lineThrough({ httpsPort }) {
  const line = new Line(port);
  line.portal = partner;
  line.isBehindTls = true;
  line.send = (label, path, { method, headers: { origin, ...headers } = {}, body } = {}) =>
    askOver(
      httpsPort,
      `${label}.${domain}`,
      { path, method, body },
      {
        ...headers,
        ...(origin ? { origin: `https://${partner}.${domain}` } : {}),
      },
    );
  return line;
}

function askOver(at, host, { body, ...asked }, headers = {}) {
  const place = { host: '127.0.0.1', port: at, servername: host, rejectUnauthorized: false, agent: false };
  return new Promise((resolve) => {
    const broke = () => resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0) });
    const asking = request({ ...place, ...asked, headers: { host, ...headers } }, (answer) => {
      answer.once('error', broke);
      buffer(answer).then((bytes) => {
        const isJson = String(answer.headers['content-type']).includes('json');
        const json = isJson ? JSON.parse(bytes.toString()) : undefined;
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, json });
      }, broke);
    });
    asking.on('error', broke);
    asking.end(body);
  });
}

async function quoteAs(line, visitor) {
  const { subsidy } = estimateOf('');
  return (await line.call('POST', '/quote_subsidy', { body: subsidy, visitor })).status;
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
