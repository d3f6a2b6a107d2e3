import { mkdirSync, mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { quantile } from '../stage/say.mjs';
import { copyCases, plainPartner, psql } from './copy-cases.mjs';

const { openTimedParts } = await tsImport('../../apps/api/src/testing/store/timed-parts.ts', import.meta.url);

/**
 * What operators and rounds cost at so many cases of one partner, beside a thousand: both in one PostgreSQL, and of each
 * the median of some rounds, of fewer where these last longer than a minute. What it will take is told first.
 *
 *   npm run bench -- million --count 1000000
 *   npm run bench -- million --url postgres://…/filled     one that is filled
 *   npm run bench -- million --only desk,round             what begins with these words
 */
const given = readFlags({ count: 1_000_000, rounds: 5, port: 4461, only: '', url: undefined });
const secretKeys = `a:${Buffer.alloc(32, 'a').toString('base64url')}`;
const few = 1000;
/** What a case takes to be filled in and to be kept, as measured with 400 000 on two busy processors. */
const ofCase = { ms: 3, kB: 10 };
/** No further round begins after this, ms. */
const mostMs = 60_000;
let failed = 0;
const { count } = given;
if (!given.url) foretell();
const postgres = given.url ? undefined : new Postgres(given.port, { isThrowAway: true });
await postgres?.start();
const server = given.url ?? postgres.url;
const small = await filled('few_cases', few);
const large = given.url ? await timed(given.url) : await filled('many_cases', count);
const rows = Object.entries(small).map(([what, one]) => {
  const many = large[what];
  return { what, [`${few}, ms`]: one, [`${count}, ms`]: many, ratio: Number((many / one).toFixed(2)) };
});
console.table(rows);
for (const row of rows) console.log(JSON.stringify(row));
await postgres?.remove();
process.exit(failed === 0 ? 0 : 1);

/** How long filling takes and what it needs, before it is begun. */
function foretell() {
  const [minutes, gb] = [Math.ceil((count * ofCase.ms) / 60_000), (count * ofCase.kB) / 2 ** 20];
  // Journal, sorting and the copy that a vacuum may make.
  const needed = Math.ceil(gb * 2 + 1);
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = Math.floor((bavail * bsize) / 2 ** 30);
  console.error(
    `${count} cases: about ${minutes} min to fill, ${gb.toFixed(1)} GB; ${free} GB are free in ${tmpdir()}`,
  );
  if (free >= needed) return;
  console.error(
    `At least ${needed} GB have to be free. Name another folder by TMPDIR, or fewer cases by --count.`,
  );
  process.exit(1);
}

/** A new database with so many cases of one partner, and what each piece of work took, ms. */
async function filled(name, cases) {
  const url = new URL(server);
  await psql(server, '-c', `drop database if exists ${name}`, '-c', `create database ${name}`);
  url.pathname = name;
  const fill = async () => {
    const begun = performance.now();
    await copyCases({ url: url.href, secretKeys, partners: [plainPartner], count: cases, isYear: true });
    console.error(`${cases} cases in ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  return timed(url.href, fill);
}

async function timed(url, fill = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-million-'));
  const variables = {
    ENVIRONMENT: 'localhost',
    DATA_DIR: folder,
    DATABASE_URL: url,
    SECRET_KEYS: secretKeys,
  };
  const { readParts, close } = await openTimedParts(variables);
  try {
    await fill();
    await writeFiles(url, join(folder, 'uploads'));
    const found = {};
    const begins = given.only.split(',');
    for (const [what, work] of Object.entries(await readParts())) {
      if (begins.some((word) => what.startsWith(word))) found[what] = await medianOf(what, work);
    }
    return found;
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file for each document that is named, old enough to be looked after. */
async function writeFiles(url, folder) {
  const said = await psql(
    url,
    '-c',
    'select storage_key from settlement_document union all select signed_key from signature_artefact where signed_key is not null',
  );
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const key of said.split('\n').filter(Boolean)) {
    const file = join(folder, key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    utimesSync(file, old, old);
  }
}

/** ms; the first round warms up. */
async function medianOf(what, work) {
  const times = [];
  const first = performance.now();
  for (let round = 0; round <= given.rounds; round++) {
    if (round > 0 && performance.now() - first > mostMs) break;
    const begun = performance.now();
    await work().catch((cause) => {
      failed += 1;
      console.error(`${what}: ${cause.message}`);
    });
    times.push(performance.now() - begun);
  }
  const median = quantile(times.length > 1 ? times.slice(1) : times, 0.5);
  console.error(`  ${what}: ${median.toFixed(1)} ms, at first ${times[0].toFixed(0)}`);
  return Number(median.toFixed(1));
}
