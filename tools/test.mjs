import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres } from '../assurance/stage/postgres.mjs';
import { browserOrSentence } from './browser.mjs';
import { runParts, tableOf } from './parts.mjs';
import { checkNode, installIfNeeded } from './prepare.mjs';

checkNode();
installIfNeeded();
const browser = browserOrSentence();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const reports = mkdtempSync(join(tmpdir(), 'ndp-test-'));
const [unitReport, journeysReport] = [join(reports, 'unit.json'), join(reports, 'journeys.json')];
const bin = (name) => join('node_modules/.bin', name);

/** What a report counted; a part that failed otherwise has failed all the same. */
function countIn(report, read) {
  return (isGood) => {
    try {
      const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
      return { passed, failed: isGood ? failed : Math.max(failed, 1) };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

/** Where there is PostgreSQL the journeys are walked on it, but the whole way on the embedded database. */
const wholeWayEmbedded = {
  name: 'Whole way, embedded',
  command: [bin('playwright'), 'test', '-c', 'e2e', '--grep', '@embedded', '--reporter=line'],
  env: { CHROMIUM_PATH: browser ?? '', E2E_PORT: '3212' },
  needs: ['Build'],
  follows: ['Unit and API tests'],
};

/** What loads both cores comes one after the other; what waits or runs on one core stands beside something. */
const parts = [
  { name: 'Build', command: ['node', 'tools/build.mjs'] },
  { name: 'Lint', command: [bin('biome'), 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`] },
  { name: 'Types', command: [bin('tsc'), '-b'] },
  { name: 'Size of the first page', command: ['node', 'tools/first-page-size.mjs'], needs: ['Build'] },
  {
    name: 'Killed under load',
    command: ['node', 'assurance/crash.mjs', '--kills', '10', '--short', '--most', '500'].concat(
      hasPostgres() ? ['--postgres'] : [],
    ),
    needs: ['Build'],
    // Calls are given up after three seconds: beside what loads both cores some would be.
    follows: ['Lint', 'Types', 'Size of the first page'],
  },
  {
    name: 'Unit and API tests',
    command: ['node', 'tools/with-postgres.mjs', bin('vitest'), 'run']
      .concat('--reporter=default', '--reporter=json')
      .concat(`--outputFile.json=${unitReport}`),
    follows: ['Killed under load'],
    count: countIn(unitReport, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
  },
  {
    name: 'Journeys in the browser',
    command: [
      'node',
      'tools/with-postgres.mjs',
      bin('playwright'),
      'test',
      '-c',
      'e2e',
      '--reporter=line,json',
    ],
    env: { CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    needs: ['Build'],
    follows: ['Unit and API tests'],
    count: countIn(journeysReport, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  },
  ...(hasPostgres() ? [wholeWayEmbedded] : []),
  {
    name: 'Pages behind links',
    command: ['node', 'tools/walked-pages.mjs', journeysReport],
    needs: ['Journeys in the browser'],
  },
];

const results = await runParts(parts);
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
console.log(`\n${tableOf(results)}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
