import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOrSentence } from './browser.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, run } from './prepare.mjs';

checkNode();
installIfNeeded();

const reports = mkdtempSync(join(tmpdir(), 'ndp-test-'));
const report = (name) => join(reports, `${name}.json`);
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function check(title, program, ...args) {
  console.log(`\n— ${title}`);
  const isGood = run(program, args);
  count(isGood ? 1 : 0, isGood ? 0 : 1);
}

function countReport(isGood, name, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report(name), 'utf8')));
    count(passed, isGood ? failed : Math.max(failed, 1));
  } catch {
    count(0, 1);
  }
}

/** Tests of the API that need not run on the embedded database once they have passed on PostgreSQL (`.ci/run`). */
const triedOnPostgresql = [
  'calls/**',
  'completion/**',
  'digest/**',
  'evidence/**',
  'limits/**',
  'metrics/**',
  'operator/**',
  'outbox/**',
  'pipeline/**',
  'proof/**',
  'retention/**',
  'signing/*.test.ts',
  'signing/embedded/**',
  'store/{allowances,check-partners,facts,link-life,lookups,migrate,open-keys,outbox,rewrap-keys,row-security}.test.ts',
  'store/sealing/**',
  'submissions/**',
];

function unitTests() {
  console.log('\n— Unit and API tests');
  const leftOut = process.env.CALLS_TRIED_ON_POSTGRESQL ? triedOnPostgresql : [];
  const isGood = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('unit')}`,
    ...leftOut.map((tests) => `--exclude=**/apps/api/src/${tests}`),
  ]);
  countReport(isGood, 'unit', ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

function journeys() {
  console.log('\n— Journeys in the browser');
  const browser = browserOrSentence();
  if (!browser) return count(0, 1);
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
  };
  const isGood = run('npx', ['playwright', 'test', '-c', 'e2e', '--reporter=line,json'], { env });
  countReport(isGood, 'journeys', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  check('Pages behind links', 'node', 'tools/walked-pages.mjs', report('journeys'));
}

check('Lint', 'npx', 'biome', 'ci', '.');
check('Types', 'npx', 'tsc', '-b');
unitTests();
buildIfNeeded();
check('Size of the first page', 'node', 'tools/first-page-size.mjs');
check('Killed under load', 'node', 'assurance/crash.mjs', '--kills', '5', '--short', '--most', '500');
journeys();

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
