import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeases, openDatabase } from './check/open-database.mjs';
import { estimateOf } from './load/answers.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';
import { SmtpSink } from './stage/smtp-sink.mjs';

/**
 * Kills the server just when the mail server has taken a mail over and the outbox may not know yet: the one moment in
 * which a mail can go out twice. Then it must be the same mail, by Message-ID and by link.
 *
 *   node assurance/mail-crash.mjs --kills 20
 */
const given = readFlags({ kills: 20, seed: Date.now() % 1_000_000, port: 4112 });
const { kills, port } = given;
const random = randomFrom(given.seed);
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-mail-'));
const dataDir = join(folder, 'data');
const sink = new SmtpSink(port + 1);
await sink.start();
const postgres = new Postgres(port + 2);
await postgres.start();
const place = { databaseUrl: postgres.url };
const settings = { SMTP_URL: sink.url, DATABASE_URL: postgres.url };
const server = new Server({ port, dataDir, settings });
const line = new Line(port);
say('begin', { kills, seed: given.seed, folder });

const acknowledged = [];
await server.start();
[line.portal] = server.portals;
for (let n = 1; n <= kills; n++) {
  const taken = sink.next();
  await Promise.all([1, 2, 3].map((m) => submit(n * 10 + m)));
  await taken;
  await wait(random.pick([0, 0, 0, 1, 2, 5, 20]));
  await server.kill();
  if (n === kills) say('leases ended', await endLeases(place));
  await server.start();
}
for (let tries = 0; tries < 60 && delivered().size < acknowledged.length; tries++) await wait(500);
await wait(2_000);
const exitCode = await server.stop();
line.close();
await sink.stop();
process.exitCode = (await countFaults()) === 0 && exitCode === 0 ? 0 : 1;
await postgres.remove();
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });

async function submit(n) {
  const email = `list.${n}@example.pl`;
  const request = { body: estimateOf(email), key: `klucz ${n}`, visitor: `10.1.${n >> 8}.${n & 255}` };
  const answer = await line.call('POST', '/applications', request).catch(() => undefined);
  if (answer?.status === 201) acknowledged.push(email);
}

function delivered() {
  return new Set(sink.mails.map(({ to }) => to));
}

/** @returns how much is wrong */
async function countFaults() {
  const ids = groupById();
  const twice = [...ids.values()].filter((copies) => copies.length > 1);
  const unlike = twice.filter((copies) => new Set(copies.map(({ to, link }) => `${to} ${link}`)).size > 1);
  const lost = acknowledged.filter((email) => !delivered().has(email));
  const byAddress = [...delivered()].filter(
    (email) =>
      new Set(sink.mails.filter(({ to }) => to === email).map(({ messageId }) => messageId)).size > 1,
  );
  const db = await openDatabase(place);
  const waiting = await db.query('select id from outbox where sent_at is null');
  const once = await db.query('select message_id from outbox where attempts = 1');
  await db.close();
  const outside = twice.filter(([{ messageId }]) => once.some((row) => row.message_id === messageId));
  say('figures', {
    kills,
    acknowledged: acknowledged.length,
    mails: sink.mails.length,
    sentTwice: twice.length,
    lost: lost.length,
    unlike: unlike.length,
    twoMessageIds: byAddress.length,
    twiceWithOneAttempt: outside.length,
    stillWaiting: waiting.length,
    exitCode,
  });
  return lost.length + unlike.length + byAddress.length + outside.length + waiting.length;
}

function groupById() {
  const groups = new Map();
  for (const mail of sink.mails) groups.set(mail.messageId, [...(groups.get(mail.messageId) ?? []), mail]);
  return groups;
}
