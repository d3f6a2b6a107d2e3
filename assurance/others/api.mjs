import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainPartner as partner } from '../bench/copy-cases.mjs';
import { Applicant } from '../load/applicant.mjs';
import { Crowd } from '../load/crowd.mjs';
import { Officer } from '../load/officer.mjs';
import { Line } from '../stage/ask.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { randomFrom } from '../stage/random.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { python } from './programs.mjs';

/**
 * Schemathesis over what the portal's and the desk's API say of themselves, on the embedded database and on PostgreSQL:
 * no fault of the server, no status, type, header or body that is not described, nothing taken that the schema forbids.
 *
 *   node assurance/others/api.mjs --examples 30
 */
const { examples, port, seed } = readFlags({ examples: 30, port: 4130, seed: 1 });
const schemathesis = python('schemathesis', ['schemathesis==4.32.5']);
const folder = mkdtempSync(join(tmpdir(), 'ndp-api-'));
let failed = 0;

for (const database of ['embedded', 'PostgreSQL']) {
  const postgres = database === 'PostgreSQL' ? new Postgres(port + 1) : undefined;
  await postgres?.start();
  const settings = postgres ? { DATABASE_URL: postgres.url } : {};
  const server = new Server({ port, dataDir: join(folder, database), settings });
  await server.start();
  const line = new Line(port);
  line.portal = partner;
  const links = await linksOf(line);
  for (const person of ['olga', 'zofia', 'ewa'])
    links.sessions.push((await new Officer(line).logIn(person)).cookie);
  for (const [name, headers] of Object.entries({
    api: { Origin: `http://${partner}.ndp.localhost:${port}` },
    desk: { 'Sec-Fetch-Site': 'same-origin' },
  })) {
    const isGood = await check({ line, name, headers, links, database });
    failed += isGood && server.errors.size === 0 ? 0 : 1;
    say(`errors in the log of ${database}`, { name, errors: [...server.errors] });
  }
  line.close();
  await server.stop();
  await postgres?.remove();
}
rmSync(folder, { recursive: true });
say(failed === 0 ? 'passed' : 'failed', { failed });
process.exit(failed === 0 ? 0 : 1);

/** Links of applicants who have begun, and of some who are asked to sign. */
async function linksOf(line) {
  const crowd = new Crowd({ line, seed, random: randomFrom(seed), width: 1 });
  crowd.up();
  const [application, signing, references] = [[], [], []];
  for (let n = 1; n <= 24; n += 1) {
    const depth = n % 4 === 0 ? 'contract_sent' : 'sections';
    const applicant = new Applicant({ n, depth, crowd, random: crowd.random });
    await applicant.walk();
    application.push(applicant.link);
    references.push(applicant.submission.reference);
    if (depth === 'sections') continue;
    const { match } = await applicant.mailWith(/grant\/signing\/(\S+)/);
    signing.push(match[1]);
  }
  return { partner, application, signing, references, sessions: [] };
}

/** Python knows no classes of Unicode, and a format that has its pattern beside it is made up twice. */
function withoutHardPatterns(_key, value) {
  if (!value?.pattern || !(value.format || value.pattern.includes('\\p{'))) return value;
  const { pattern: _, ...rest } = value;
  return rest;
}

/** @returns whether Schemathesis found nothing */
async function check({ line, name, headers, links, database }) {
  const { bytes } = await line.send(name, '/openapi.json', { agent: false });
  const schema = join(folder, `${name}.json`);
  writeFileSync(schema, JSON.stringify(JSON.parse(bytes), withoutHardPatterns));
  const sent = { Host: `${name}.ndp.localhost:${port}`, ...headers };
  const { status, stdout } = spawnSync(
    schemathesis('schemathesis'),
    [
      ...['--config-file', fileURLToPath(new URL('schemathesis.toml', import.meta.url)), 'run', schema],
      ...['--url', `http://127.0.0.1:${port}`, '--seed', String(seed), '-n', String(examples), '--no-color'],
      ...Object.entries(sent).flatMap(([header, value]) => ['-H', `${header}: ${value}`]),
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: {
        ...process.env,
        SCHEMATHESIS_HOOKS: fileURLToPath(new URL('hooks.py', import.meta.url)),
        NDP_LINKS: JSON.stringify(links),
      },
    },
  );
  const [, summary = stdout] = /=+ SUMMARY =+\n([\s\S]*)/.exec(stdout) ?? [];
  if (status !== 0) console.log(stdout.replace(/=+ WARNINGS =+[\s\S]*/, ''));
  say(`Schemathesis 4.32.5, ${name} on ${database}`, {
    status,
    summary: summary.split('\n').filter(Boolean),
  });
  return status === 0;
}
