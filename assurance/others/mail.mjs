import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { estimateOf } from '../load/answers.mjs';
import { Officer } from '../load/officer.mjs';
import { Line } from '../stage/ask.mjs';
import { command } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { Postfix } from './mail/postfix.mjs';

/**
 * Postfix as the mail server: it greylists, is away, has a reader whose mailbox is full for a while, one whose mailbox
 * stays full, one it does not know, and one whose mail comes back. Whatever was acknowledged arrives once, or the desk
 * says that it did not. Postfix has to be begun by root.
 *
 *   node assurance/others/mail.mjs
 */
const { port, greylistMs } = readFlags({ port: 4180, greylistMs: 6_000 });
const folder = mkdtempSync(join(tmpdir(), 'ndp-mail-'));
const sender = 'no-reply@ndp.localhost';
const addresses = (name, count) => Array.from({ length: count }, (_, n) => `${name}.${n}@example.pl`);
const [calm, away, locked] = [addresses('szary', 8), addresses('przerwa', 6), addresses('haslo', 2)];
const [later, fullNow, unknown, back] = ['pozniej', 'pelna', 'nikt', 'full'].map(
  (name) => `${name}@example.pl`,
);
const arriving = [...calm, ...away, ...locked, later];
const seen = new Map();
const trouble = { isLaterFull: true };
const faults = [];

const postfix = new Postfix({ folder, port: port + 4, readers: [...arriving, fullNow, sender], policy });
await postfix.start();
const postgres = new Postgres(port + 1);
await postgres.start();
const line = new Line(port);
line.portal = partner;
const relay = (user, at = 0) => `smtp://${user}@localhost:${port + 4 + at}`;

for (const [what, url] of [
  ['a relay without TLS is given no password', relay('ndp:mail-password', 1)],
  ['a wrong password loses nothing', relay('ndp:wrong')],
]) {
  await during(url, async (server) => {
    await submit(locked[what.includes('wrong') ? 1 : 0]);
    const isKept = await becomes(() => server.mailServerAway > 1);
    expect(what, isKept && postfix.log.includes('authentication failed') === url.includes('wrong'));
  });
}
expect('until then nobody was let in', !/client=.*sasl_username/.test(postfix.log));

await during(relay('ndp:mail-password'), async (server) => {
  await Promise.all([...calm, later, fullNow, unknown, back].map(submit));
  await wait(greylistMs / 2);
  expect(
    'while it greylists nothing arrives',
    calm.every((each) => arrived(each) === 0),
  );
  expect('then everything does', await becomes(() => calm.every((each) => arrived(each) > 0)));
  await postfix.stop();
  await Promise.all(away.map(submit));
  await becomes(() => server.mailServerAway > 1);
  await postfix.start();
  expect(
    'what waited for the server leaves once it is back',
    await becomes(() => away.every((each) => arrived(each) > 0)),
  );
  expect('the mailbox that is full for a while has got nothing', arrived(later) === 0);
  trouble.isLaterFull = false;
  expect('and gets its mail once there is room', await becomes(() => arrived(later) > 0));
  expect(
    'what waited for another password has left',
    await becomes(() => locked.every((each) => arrived(each) > 0)),
  );

  const officer = await new Officer(line).logIn('olga');
  const told = async () => (await officer.read(partner, '/cases?flag=mail_failed')).cases.length;
  expect('the desk says which two were refused', (await told()) === 2, String(await told()));
  expect('what cannot be delivered comes back', await becomes(() => arrived(sender) === 1));
  const [report] = postfix.mailsTo(sender);
  expect(
    'without the letter and its link',
    !/grant\/application/.test(report) && /^Message-ID:/im.test(report),
  );
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'node'), stdin: report };
  const { code, words } = await command(settings, 'mail-returned', '-', '--as', 'postfix');
  expect('and is noted', code === 0, words);
  expect('whereupon the desk says that too', (await told()) === 3, String(await told()));
});
const counts = arriving.map(arrived);
expect(
  'nothing acknowledged is lost, nothing arrives twice',
  counts.every((count) => count === 1),
  counts.join(),
);
const received = arriving.flatMap((each) => postfix.mailsTo(each));
const isSafe = (mail) => /using TLSv1\.[23]/.test(mail) && /Authenticated sender: ndp/.test(mail);
expect('all of it came by TLS, under the password', received.every(isSafe));
say('Postfix', {
  version: /version (\S+),/.exec(postfix.log)[1],
  mails: received.length,
  refusals: refusalsIn(postfix.log),
});
await postfix.stop();
await postgres.remove();
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

/** The answer for a reader, as `access(5)` of Postfix has it. */
function policy(address) {
  if (address === later && trouble.isLaterFull) return '452 4.2.2 mailbox full';
  if (address === fullNow) return '552 5.2.2 mailbox full';
  if (!calm.includes(address)) return 'dunno';
  if (!seen.has(address)) seen.set(address, Date.now());
  return Date.now() - seen.get(address) < greylistMs ? 'defer_if_permit 4.2.0 greylisted' : 'dunno';
}

/** The server with this mail server, while something is done. */
async function during(SMTP_URL, work) {
  const settings = { DATABASE_URL: postgres.url, SMTP_URL, NODE_EXTRA_CA_CERTS: postfix.ca };
  const server = new Server({ port, dataDir: join(folder, 'node'), settings });
  await server.start();
  await work(server);
  await server.stop();
}

async function submit(email) {
  const key = `klucz ${email}`;
  const { status, bytes } = await line.call('POST', '/applications', { body: estimateOf(email), key });
  if (status !== 201) throw new Error(`${email}: ${status} ${bytes}`);
}

function arrived(address) {
  return postfix.mailsTo(address).length;
}

function refusalsIn(log) {
  const found = [...log.matchAll(/reject: RCPT .*?: (\d{3} \d\.\d\.\d)/g)].map(([, code]) => code);
  return Object.fromEntries(
    [...new Set(found)].map((code) => [code, found.filter((each) => each === code).length]),
  );
}

async function becomes(holds) {
  for (let n = 0; n < 300; n += 1) {
    if (await holds()) return true;
    await wait(200);
  }
  return false;
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said }) });
  if (!holds) faults.push(`${what}: ${said}`);
}
