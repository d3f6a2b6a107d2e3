import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { Applicant } from '../load/applicant.mjs';
import { Crowd } from '../load/crowd.mjs';
import { Officer } from '../load/officer.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { randomFrom } from '../stage/random.mjs';
import { countBy, say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { python } from './programs.mjs';
import { faultyPage } from './wapiti/faulty.mjs';
import { Guard } from './wapiti/guard.mjs';

/**
 * Wapiti attacks the pages of the portal with the forms they have without script, the pages of the desk in an officer's
 * session, and what both APIs say of themselves. It reaches the product alone, bounded in requests and time. Every remark is
 * explained here, or it is a fault.
 *
 *   node assurance/others/wapiti.mjs --seconds 60
 */
const explained = {
  'Clickjacking Protection': 'frame-ancestors of the policy forbids frames, which Wapiti does not read',
  'Cross Site Request Forgery':
    'forms go to the address of a secret link, and only from their own page: portal-forms.test.ts',
  'LDAP Injection': 'there is no LDAP: a name with signs that no name has is refused, another is taken',
  'HTTP Methods': 'a guess: each of these methods is answered 404 or 405',
};
const modules = [
  ...['cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers', 'ldap', 'methods'],
  ...['permanentxss', 'redirect', 'sql', 'timesql', 'upload', 'xss'],
];
const { port, seconds, most } = readFlags({ port: 4260, seconds: 60, most: 60_000 });
const wapiti = python('wapiti', ['wapiti3==3.2.3'])('wapiti');
const folder = mkdtempSync(join(tmpdir(), 'ndp-wapiti-'));
const server = new Server({ port, dataDir: join(folder, 'data') });
await server.start();
const line = new Line(port);
line.portal = partner;
const applicants = await applicantsAt([
  'submitted',
  'completed',
  'contract_sent',
  'contract_signed',
  'settled',
]);
const { cookie } = await new Officer(line).logIn('olga');
const session = { port, headers: { cookie, 'sec-fetch-site': 'same-origin' } };
const origin = `http://${partner}.ndp.localhost:${port}`;
const guard = new Guard(
  {
    [`${partner}.ndp.localhost`]: { port },
    'api.ndp.localhost': { port, headers: { origin, 'accept-language': 'pl' } },
    'desk.ndp.localhost': session,
    'faulty.localhost': { port: port + 2 },
  },
  most,
);
const proxy = guard.listen(port + 1);
const faulty = faultyPage(port + 2);
const [{ link, submission }] = applicants;
const values = { partner, reference: submission.reference, ...link };

const links = await linksOf(applicants);
const found = [
  ...(await scan(
    'portal',
    `${origin}/`,
    links.flatMap((path) => ['-s', `${origin}${path}`]),
  )),
  ...(await scan('api', `http://api.ndp.localhost:${port}/`, ['--swagger', await described('api')])),
  ...(await scan('desk', `http://desk.ndp.localhost:${port}/`, ['--swagger', await described('desk')])),
];
const control = await scan('faulty', `http://faulty.localhost:${port + 2}/`);
const { status: stillThere } = await line.send('desk', '/api/session', { ...session, agent: false });
say('the session at the desk lasted', { holds: stillThere === 200 });
const kinds = new Set(control.map(({ kind }) => kind));
say('a page without any guard is noticed', { holds: kinds.size >= 5, kinds: [...kinds] });
guard.close();
faulty.close();
line.close();
await server.stop();
rmSync(folder, { recursive: true });
const unexplained = found.filter(({ kind }) => !explained[kind]);
const elsewhere = guard.statuses.elsewhere ?? 0;
say('Wapiti 3.2.3', { byKind: countBy(found.map(({ kind }) => kind)), answers: guard.statuses });
for (const each of unexplained.slice(0, 60)) say('unexplained', each);
for (const each of guard.faults.slice(0, 60)) say('a fault of the server', { each });
const errors = [...server.errors];
const isGood = unexplained.length + guard.faults.length + errors.length === 0;
const isTried = kinds.size >= 5 && stillThere === 200;
say(isGood && isTried ? 'passed' : 'failed', { unexplained: unexplained.length, elsewhere, errors });
process.exit(isGood && isTried ? 0 : 1);

async function applicantsAt(depths) {
  const crowd = new Crowd({ line, seed: 1, random: randomFrom(1), width: 1 });
  crowd.up();
  const all = [];
  for (const [n, depth] of depths.entries()) {
    const applicant = new Applicant({ n: n + 1, depth, crowd, random: crowd.random });
    await applicant.walk();
    all.push(applicant);
  }
  return all;
}

/** What the letters of these people lead to. */
async function linksOf(people) {
  const paths = new Set(['/en']);
  for (const {
    email,
    link: { id, token },
  } of people) {
    paths.add(`/grant/application/${id}/${token}`);
    for (const { text } of await line.mailsTo(email))
      for (const [, path] of text.matchAll(/https?:\/\/[^/\s]+(\/grant\/\S+)/g)) paths.add(path);
  }
  return [...paths];
}

/** What an API says of itself, with the values of a case that is there, and without the call that ends the session. */
async function described(name) {
  const { json } = await line.send(name, '/openapi.json', { agent: false });
  delete json.paths['/api/session/end'];
  const file = join(folder, `${name}.json`);
  const filled = JSON.stringify(json).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  writeFileSync(file, filled);
  return file;
}

/** @returns each remark: its kind, where, in what field, and what was said of it */
async function scan(name, url, more = []) {
  const report = join(folder, `${name}.report.json`);
  const bounds = ['--max-scan-time', 600, '--max-attack-time', seconds, '--max-files-per-dir', 60];
  const args = [
    ...['-u', url, '-p', proxy, '-m', modules.join(','), '-f', 'json', '-o', report, '--scope', 'domain'],
    ...[
      '--flush-session',
      '--no-bugreport',
      '--dns-endpoint',
      'localhost',
      '--store-session',
      join(folder, name),
      '-v',
      '0',
      '-d',
      4,
    ],
    ...['--drop-set-cookie', ...bounds, '-x', `${url}logout`, ...more],
  ];
  const child = spawn(wapiti, args.map(String), { env: { ...process.env, HOME: folder } });
  const [said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (!existsSync(report)) throw new Error(`Wapiti ended without a report: ${said.slice(-2000)}`);
  const { vulnerabilities, anomalies, additionals, infos } = JSON.parse(readFileSync(report, 'utf8'));
  const remarks = Object.entries({ ...vulnerabilities, ...anomalies, ...additionals });
  say(`scanned ${name}`, { pages: infos.crawled_pages_nbr, answers: { ...guard.statuses } });
  return remarks.flatMap(([kind, each]) =>
    each.map(({ method, path, parameter, info }) => ({ ...{ name, kind, method, path, parameter, info } })),
  );
}
