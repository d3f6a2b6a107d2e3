import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { Line } from '../stage/ask.mjs';
import { command } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { Keycloak } from './log-in/keycloak.mjs';
import { codeOf, Visitor } from './log-in/visitor.mjs';

/**
 * Keycloak as the issuer of the desk, set up as `docs/how-to/work-at-the-desk.md` says: a log-in with a second factor, one
 * without, an invitation, a log-out there, new keys, an account taken away, a clock that is wrong.
 *
 *   node assurance/others/log-in.mjs
 */
const { port } = readFlags({ port: 4140 });
const desk = `http://desk.ndp.localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'ndp-log-in-'));
const totp = 'tajny-klucz-do-kodow';
const password = 'Bardzo-dlugie-haslo-1';
const clock = join(folder, 'clock');
writeFileSync(clock, '0');

const keycloak = new Keycloak({ port: port + 3, folder, names: ['desk.ndp.localhost'] });
await keycloak.start();
const secret = await setUp();
const ids = {};
for (const name of ['ewa', 'olga', 'jan']) ids[name] = await addPerson(name, { hasFactor: name !== 'jan' });

const settings = {
  DESK_OIDC_ISSUER: keycloak.issuer,
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: secret,
  DESK_OIDC_SECOND_FACTOR: 'amr:otp',
  NODE_EXTRA_CA_CERTS: keycloak.certificate,
  LATER_DAYS: '0',
  CLOCK_FILE: clock,
};
const moved = fileURLToPath(new URL('../stage/moved-clock.mjs', import.meta.url));
const server = new Server({
  port,
  dataDir: join(folder, 'data'),
  settings,
  nodeArguments: ['--import', moved],
});
await server.start();
const line = new Line(port);
const faults = [];
/** The last code each has typed. */
const shown = new Map();

await server.stop();
const grant = ['desk-role', ids.ewa, '--partner', partner, '--role', 'administrator'];
const granted = await command({ ...settings, DATA_DIR: join(folder, 'data') }, ...grant);
expect('the first administrator is named by the issuer’s sub', granted.code === 0, granted.words);
await server.start();

const ewa = visitor();
expect('a log-in with a second factor opens the desk', await isIn(ewa, 'ewa'));
const jan = visitor();
const refused = await logIn(jan, 'jan');
expect('a log-in without one does not', refused.address === `${desk}/?login=factor`, refused.address);
const olga = visitor();
const unknown = await logIn(olga, 'olga');
expect('nobody comes in without a role', unknown.address === `${desk}/?login=unknown`, unknown.address);

const invited = await invite(ewa, 'olga@example.pl');
expect('an administrator invites somebody', invited.status === 200, invited.text);
const link = await invitationOf('olga@example.pl');
const followed = await logIn(visitorAs('olga'), 'olga', `/login?invitation=${link}`);
expect(
  'an invitation by mail gives the roles, for the issuer vouches for the address',
  followed.address === `${desk}/`,
  followed.address,
);
expect('and the invited comes in', await isIn(olga, 'olga'));

await keycloak.of('POST', `/office/users/${ids.olga}/logout`);
expect('a log-out at the issuer ends the session of the desk', await becomes(() => isOut(olga)));
expect('and nobody else’s', !(await isOut(ewa)));

await newKeys();
expect('after a change of the issuer’s keys people come in as before', await isIn(visitorAs('olga'), 'olga'));
await keycloak.of('PUT', `/office/users/${ids.olga}`, { enabled: false });
const gone = await logIn(visitorAs('olga'), 'olga');
expect('who is taken away there does not come in again', !gone.address.startsWith(desk), gone.address);

for (const [seconds, isTaken] of [
  [-20, true],
  [20, true],
  [900, false],
]) {
  writeFileSync(clock, String(seconds * 1000));
  await wait(600);
  const came = await isIn(visitor(), 'ewa');
  expect(`a clock ${seconds} s off ${isTaken ? 'is taken' : 'is refused'}`, came === isTaken);
}
await server.stop();
keycloak.stop();
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

/** A realm with the desk as its client, which tells of the code that was typed. @returns the client's secret */
async function setUp() {
  await keycloak.of('POST', '', { realm: 'office', enabled: true });
  const claim = { 'id.token.claim': 'true', 'access.token.claim': 'true' };
  await keycloak.of('POST', '/office/clients', {
    ...{
      clientId: 'desk',
      publicClient: false,
      standardFlowEnabled: true,
      redirectUris: [`${desk}/login/callback`],
    },
    attributes: {
      'backchannel.logout.url': `${desk}/login/ended`,
      'backchannel.logout.session.required': 'true',
      'post.logout.redirect.uris': `${desk}/?login=out`,
      'pkce.code.challenge.method': 'S256',
    },
    protocolMappers: [
      { name: 'amr', protocol: 'openid-connect', protocolMapper: 'oidc-amr-mapper', config: claim },
    ],
  });
  const steps = await keycloak.of('GET', '/office/authentication/flows/browser/executions');
  const otp = steps.find(({ providerId }) => providerId === 'auth-otp-form');
  const config = { 'default.reference.value': 'otp', 'default.reference.maxAge': '36000' };
  await keycloak.of('POST', `/office/authentication/executions/${otp.id}/config`, { alias: 'otp', config });
  const [client] = await keycloak.of('GET', '/office/clients?clientId=desk');
  return (await keycloak.of('GET', `/office/clients/${client.id}/client-secret`)).value;
}

/** @returns the `sub` of somebody new */
async function addPerson(username, { hasFactor }) {
  const factor = {
    type: 'otp',
    secretData: JSON.stringify({ value: totp }),
    credentialData: JSON.stringify({ subType: 'totp', digits: 6, period: 30, algorithm: 'HmacSHA1' }),
  };
  await keycloak.of('POST', '/office/users', {
    ...{ username, enabled: true, email: `${username}@example.pl`, emailVerified: true },
    ...{ firstName: username, lastName: 'Z Biura' },
    credentials: [{ type: 'password', value: password }, ...(hasFactor ? [factor] : [])],
  });
  return (await keycloak.of('GET', `/office/users?username=${username}`))[0].id;
}

/** Makes a key the issuer signs with from now on. */
async function newKeys() {
  const { id: parentId } = await keycloak.of('GET', '/office');
  const config = { priority: ['200'], algorithm: ['RS256'], keySize: ['2048'] };
  const providerType = 'org.keycloak.keys.KeyProvider';
  await keycloak.of('POST', '/office/components', {
    ...{ name: 'new', parentId, providerType, providerId: 'rsa-generated', config },
  });
}

function invite(by, email) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: desk };
  const body = JSON.stringify({ email, roles: ['officer'], language: 'pl' });
  return by.open(`${desk}/api/partners/${partner}/invitations`, body, headers);
}

async function invitationOf(email) {
  for (let n = 0; n < 100; n += 1) {
    const [mail] = await line.mailsTo(email);
    const [, found] = /invitation[=/]([\w-]{20,})/.exec(mail?.text ?? '') ?? [];
    if (found) return found;
    await wait(200);
  }
  throw new Error(`no invitation came to ${email}`);
}

function visitor() {
  return new Visitor(readFileSync(keycloak.certificate));
}

function visitorAs(name) {
  if (name !== 'olga') return visitor();
  olga.leave();
  return olga;
}

/** Logs in as a person would: name and password, then the code where one is asked for. */
async function logIn(by, name, path = '/login') {
  const page = await by.open(`${desk}${path}`);
  const next = await by.fillIn(page, { username: name, password });
  if (!/name="otp"/.test(next.text)) return next;
  // A code counts once.
  while (shown.get(name) === codeOf(totp)) await wait(500);
  shown.set(name, codeOf(totp));
  return by.fillIn(next, { otp: codeOf(totp) });
}

async function isIn(by, name) {
  const { address } = await logIn(by, name);
  return address === `${desk}/` && !(await isOut(by));
}

async function isOut(by) {
  return (await by.open(`${desk}/api/session`)).status === 401;
}

async function becomes(holds) {
  for (let n = 0; n < 50; n += 1) {
    if (await holds()) return true;
    await wait(200);
  }
  return false;
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said }) });
  if (!holds) faults.push(`${what}: ${said}`);
}
