import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notAsked, sayNotAsked } from '../../tools/outcomes.mjs';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { Applicant } from '../load/applicant.mjs';
import { Crowd } from '../load/crowd.mjs';
import { Officer } from '../load/officer.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { randomFrom } from '../stage/random.mjs';
import { countBy, say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { Recorder } from './passive/recorder.mjs';
import { passiveRules } from './passive/rules.mjs';

/**
 * The passive rules of OWASP ZAP over the whole way of an applicant, the pages of the portal and the desk, and whatever the
 * desk's API reads. ZAP_EXTENSIONS names a copy of the repository `zap-extensions`. Every rule that finds something is
 * explained here, or it is a fault.
 *
 *   ZAP_EXTENSIONS=… node assurance/others/passive.mjs
 */
const explained = {
  'Timestamp Disclosure - Unix':
    'the greatest amount an office may set, in what the API of the desk says of itself',
  'Modern Web Application': 'a remark that there is script',
  'User Controllable HTML Element Attribute (Potential XSS)':
    'a hidden field of our own is called as the code in an address; markup.test.ts tries what is put in',
};
const { port, pages } = readFlags({ port: 4190, pages: 200 });
if (!process.env.ZAP_EXTENSIONS) {
  sayNotAsked('the passive rules of ZAP', 'ZAP_EXTENSIONS is not set');
  process.exit(notAsked);
}
const folder = mkdtempSync(join(tmpdir(), 'ndp-passive-'));
const scan = passiveRules(process.env.ZAP_EXTENSIONS, folder);
const server = new Server({ port, dataDir: join(folder, 'data') });
await server.start();
const line = new Line(port);
line.portal = partner;
const recorder = new Recorder(line, join(folder, 'exchanges'));
const crowd = new Crowd({ line, seed: 1, random: randomFrom(1), width: 1 });
crowd.up();
const applicant = new Applicant({ n: 1, depth: 'settled', crowd, random: crowd.random });
await applicant.walk();
const { id, token } = applicant.link;
const mails = await line.mailsTo(applicant.email);
const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/grant\/\S+)/g)]);
await crawl(partner, [
  '/',
  '/en',
  '/nic',
  `/grant/application/${id}/${token}`,
  ...links.map(([, path]) => path),
]);
const officer = await new Officer(line).logIn('olga');
const headers = { cookie: officer.cookie, 'sec-fetch-site': 'same-origin' };
await crawl('desk', ['/', '/nic', ...(await readsOfDesk())], headers);
line.close();
await server.stop();

const { found, rules, scanned } = scan(recorder.folder);
const faulty = new Recorder(new Line(port), join(folder, 'faulty'));
const page = { 'content-type': 'text/html', 'set-cookie': 'session=1' };
faulty.note('faulty.example', '/', {}, { status: 200, headers: page, bytes: '<html></html>' });
const seen = scan(faulty.folder).found.length;
say('a page without any guard is noticed', { holds: seen >= 5, seen });
const unexplained = found.filter(({ rule }) => !explained[rule]);
say('ZAP 2.17.0', { rules, scanned, byRule: countBy(found.map(({ rule }) => rule)) });
for (const each of unexplained.slice(0, 100)) say('unexplained', each);
rmSync(folder, { recursive: true });
const isGood = unexplained.length === 0 && seen >= 5;
say(isGood ? 'passed' : 'failed', { unexplained: unexplained.length });
process.exit(isGood ? 0 : 1);

/** Opens pages and whatever they name at the same host. */
async function crawl(label, begin, headers = {}) {
  const known = new Set(begin);
  for (const path of known) {
    if (known.size > pages) break;
    const answer = await line.send(label, path, { headers, agent: false });
    if (!String(answer.headers['content-type']).includes('html')) continue;
    for (const [, next] of answer.bytes.toString().matchAll(/(?:href|src|action)="(\/[^"#]*)"/g))
      known.add(next.replaceAll('&amp;', '&'));
  }
}

/** The addresses of everything the desk's API reads, of this partner and this case. */
async function readsOfDesk() {
  const { json } = await line.send('desk', '/openapi.json', { agent: false });
  const values = { partner, reference: applicant.submission.reference };
  return Object.entries(json.paths)
    .filter(([, calls]) => calls.get)
    .map(([path]) => path.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole))
    .filter((path) => !path.includes('{'));
}
