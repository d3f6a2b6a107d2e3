import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { command } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { Lemon } from './log-in/lemon.mjs';
import { codeOf, Visitor } from './log-in/visitor.mjs';

/**
 * LemonLDAP::NG as the issuer of the desk: a log-in without a second factor, one with it, new keys, somebody taken away.
 *
 *   node assurance/others/lemon.mjs
 */
const { port } = readFlags({ port: 4240 });
const desk = `http://desk.ndp.localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'ndp-lemon-'));
const totp = { text: 'tajny-klucz-do-kodow', base32: 'ORQWU3TZFVVWY5LDPIWWI3ZNNNXWI33X' };
const faults = [];
const lemon = new Lemon({ port: port + 3, folder });
await lemon.start(desk);
const settings = {
  ...{ DESK_OIDC_ISSUER: lemon.issuer, DESK_OIDC_CLIENT_ID: 'desk', DESK_OIDC_CLIENT_SECRET: lemon.secret },
  ...{ DESK_OIDC_SECOND_FACTOR: 'acr:loa-5', NODE_EXTRA_CA_CERTS: lemon.certificate, LATER_DAYS: '0' },
};
const dataDir = join(folder, 'data');
const server = new Server({ port, dataDir, settings });
await server.start();
await server.stop();
const grant = ['desk-role', 'dwho', '--partner', partner, '--role', 'administrator'];
const granted = await command({ ...settings, DATA_DIR: dataDir }, ...grant);
expect('the first administrator is named by the issuer’s sub', granted.code === 0, granted.words);
await server.start();

const refused = await logIn(visitor(), 'dwho');
expect(
  'a log-in without a second factor is refused',
  refused.address === `${desk}/?login=factor`,
  refused.address,
);
lemon.giveFactor('dwho', totp.base32);
const first = visitor();
expect('one with it opens the desk', await isIn(first, 'dwho'));
const stranger = visitor();
await logIn(stranger, 'rtyler');
lemon.giveFactor('rtyler', totp.base32);
const unknown = await logIn(visitor(), 'rtyler');
expect('nobody comes in without a role', unknown.address === `${desk}/?login=unknown`, unknown.address);
lemon.configure();
await wait(3_000);
expect('after a change of the issuer’s keys people come in as before', await isIn(visitor(), 'dwho'));
lemon.configure({ Rule: '$uid ne "dwho"' });
await wait(3_000);
const gone = await logIn(visitor(), 'dwho');
expect('who is taken away there does not come in again', !gone.address.startsWith(desk), gone.address);
await server.stop();
lemon.stop();
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

function visitor() {
  return new Visitor(readFileSync(lemon.certificate));
}

/** Logs in as a person would: name and password, then the code where one is asked for. */
async function logIn(by, name) {
  const page = await by.open(`${desk}/login`);
  const next = await by.fillIn(page, { user: name, password: name });
  if (!/name="code"/.test(next.text)) return next;
  return by.fillIn(next, { code: codeOf(totp.text) });
}

async function isIn(by, name) {
  const { address } = await logIn(by, name);
  return address === `${desk}/` && (await by.open(`${desk}/api/session`)).status === 200;
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(`${what}: ${said}`);
}
