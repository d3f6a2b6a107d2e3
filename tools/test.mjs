import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askFor, bring, needs } from './debian.mjs';
import { runParts, tableOf } from './parts.mjs';
import { checkNode, installIfNeeded } from './prepare.mjs';
import { countIn, failuresOf, listOf, ofJourneys, ofJourneysLeftOut, ofUnits } from './reports.mjs';

checkNode();
askFor(needs.test);
await installIfNeeded(() => bring(needs.test));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const reports = mkdtempSync(join(tmpdir(), 'ndp-test-'));
const [unitReport, journeysReport, leftOutReport] = ['unit', 'journeys', 'left-out'].map((name) =>
  join(reports, `${name}.json`),
);
const bin = (name) => join('node_modules/.bin', name);

/** What loads both cores comes one after the other; what waits or runs on one core stands beside something. */
const parts = [
  { name: 'Build', command: ['node', 'tools/build.mjs'] },
  { name: 'Lint', command: [bin('biome'), 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`] },
  { name: 'Unused exports', command: [bin('knip')] },
  { name: 'Types', command: [bin('tsc'), '-b'] },
  { name: 'Size of the first page', command: ['node', 'tools/first-page-size.mjs'], needs: ['Build'] },
  {
    name: 'Killed under load',
    command: ['node', 'assurance/crash.mjs', '--kills', '5', '--short', '--most', '500'],
    needs: ['Build'],
    // Calls are given up after three seconds: beside what loads both cores some would be.
    follows: ['Lint', 'Unused exports', 'Types', 'Size of the first page'],
  },
  {
    name: 'Unit and API tests',
    command: ['node', 'tools/with-postgres.mjs', bin('vitest'), 'run']
      .concat('--reporter=default', '--reporter=json')
      .concat(`--outputFile.json=${unitReport}`),
    follows: ['Killed under load'],
    count: countIn(unitReport, ofUnits),
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
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    needs: ['Build'],
    follows: ['Unit and API tests'],
    count: countIn(journeysReport, ofJourneys),
  },
  {
    name: 'Whole way, embedded',
    command: [bin('playwright'), 'test', '-c', 'e2e', '--grep', '@embedded', '--reporter=line'],
    env: { E2E_PORT: '3212' },
    needs: ['Build'],
    follows: ['Unit and API tests'],
  },
  {
    name: 'Journeys of the long form',
    command: [bin('playwright'), 'test', '-c', 'e2e', '--list', '--reporter=json']
      .concat('--grep', '@everywhere')
      .concat('--project', 'pl-1280'),
    env: { JOURNEYS: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: leftOutReport },
    count: countIn(leftOutReport, ofJourneysLeftOut),
  },
  {
    name: 'Pages behind links',
    command: ['node', 'tools/walked-pages.mjs', journeysReport],
    needs: ['Journeys in the browser'],
  },
];

const results = await runParts(parts);
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
console.log(
  `\n${tableOf(results)}\n${listOf(results)}\n${sum('passed')} passed, ${sum('failed')} failed\n${failuresOf(results)}`,
);
process.exit(sum('failed') === 0 ? 0 : 1);
