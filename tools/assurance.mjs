import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { bring, needs } from './debian.mjs';
import { outcomeOf, runCheck, sayNotAsked, summaryOf } from './outcomes.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, root } from './prepare.mjs';

/**
 * The long forms of what `npm test` tries briefly, one after the other. A record of each, under its day, goes into
 * `assurance/records/`, which git ignores: attach the folder to the release it was made for. About two hours on two cores.
 *
 *   npm run assurance                        everything
 *   npm run assurance -- crash outage        only these
 *   npm run assurance -- mutations --mutate packages/domain/src/money/approval.ts   with flags of its own
 */
const records = join(root, 'assurance/records');
const tests = 'npx vitest run';
const onPostgres = `node tools/with-postgres.mjs ${tests}`;
const journeys = 'npx playwright test -c e2e --reporter=list';
const checks = {
  tests: [
    tests,
    'apps/api/src/main.test.ts',
    'apps/api/src/testing/hostile',
    'apps/api/src/platform/proof',
    'apps/api/src/platform/crypto/application-cipher.test.ts',
    'apps/api/src/cases/keys/rewrap-keys.test.ts',
    'apps/portal/src/estimate',
    'packages/domain/src/identifiers',
    'packages/register/src/import',
  ].join(' '),
  readings: `${onPostgres} apps/api/src/platform/database/one-view.test.ts`,
  lookups: `${onPostgres} apps/api/src/operations/cli/lookups.test.ts`,
  embedded: `${onPostgres} --project api-embedded`,
  models: [
    onPostgres,
    'apps/api/src/features/application/save.model.test.ts',
    'apps/api/src/features/budget/budget.model.test.ts',
    'apps/api/src/features/estimate/submission.model.test.ts',
    'apps/api/src/calls/application/save-section.conflicts.test.ts',
  ].join(' '),
  walk: `${onPostgres} apps/api/src/testing/walk`,
  pooler: `${onPostgres} apps/api/src/platform/database/pooler.test.ts`,
  invoices: `${tests} packages/invoice`,
  mutations: 'npx stryker run assurance/mutations.config.mjs',
  crash: 'node assurance/crash.mjs --kills 500 --most 4000',
  'mail-crash': 'node assurance/mail-crash.mjs --kills 50',
  'first-start': 'node assurance/first-start.mjs --kills 20',
  speed: 'node assurance/speed.mjs',
  stalls: 'node assurance/stalls.mjs',
  million: 'node assurance/bench/million.mjs --count 1000000',
  'proof-of-work': `${journeys} proof-of-work.spec.ts`,
  journeys,
  'whole-way-postgresql': `node tools/with-postgres.mjs ${journeys} --grep @embedded`,
  'other-browsers': 'node tools/other-browsers.mjs',
  orca: 'node tools/orca.mjs',
  others: 'node assurance/others/all.mjs',
  'screen-reader': `${journeys} screen-reader.spec.ts`,
  release: 'node tools/release.mjs --try',
  'run-in-production': 'node assurance/run-in-production.mjs',
  nodes: 'node tools/on-nodes.mjs',
  outage: 'node assurance/outage.mjs --seconds 60',
  'two-nodes': 'node assurance/two-nodes.mjs',
  promotion: 'node assurance/promotion.mjs --seconds 30',
  'rolling-restart': 'node assurance/rolling-restart.mjs --rounds 5',
  'disk-full': 'node assurance/trouble.mjs disk-full --times 5',
  restore: 'node assurance/restore.mjs',
  clock: 'node assurance/trouble.mjs clock --times 10',
  'slow-database': 'node assurance/trouble.mjs slow-database --times 3 --postgres',
};

/** What a check asks only where a setting names it. */
const named = { invoices: ['the schema of the ministry', 'KSEF_SCHEMA'] };

/** How long the long forms are, by the variables their tests read. */
const long = {
  ASSURANCE_POOLER: 'pgbouncer',
  ASSURANCE_REQUESTS: '20000',
  ASSURANCE_DESK_REQUESTS: '60',
  ASSURANCE_READINGS: '400',
  ASSURANCE_TOKENS: '1000000',
  FC_RUNS: '100000',
  MODEL_RUNS: '300',
  ASSURANCE_BROKEN_STORES: '500',
  ASSURANCE_NONCES: '1000000',
  ASSURANCE_ROTATION: '10000',
  ASSURANCE_ROWS: '50000',
  ASSURANCE_RUNS: '10000',
  ASSURANCE_TIMES: '10000',
  ASSURANCE_REGISTER: 'whole',
  ASSURANCE_JOURNEYS: '1000',
  JOURNEYS: 'all',
  FORM: 'long',
  MARKUP: 'all',
  SCREEN_READER: join(records, 'screen-reader.md'),
  // Twice so many, for a visitor has 60 links an hour.
  PROOF_SOLVES: '28',
};

checkNode();
bring([...needs.test, ...needs.assurance]);
await installIfNeeded();
buildIfNeeded();
const given = process.argv.slice(2);
const firstFlag = given.findIndex((word) => word.startsWith('--'));
const [wanted, flags] = firstFlag < 0 ? [given, []] : [given.slice(0, firstFlag), given.slice(firstFlag)];
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}
const outcomes = {};
mkdirSync(records, { recursive: true });
for (const name of wanted.length > 0 ? wanted : Object.keys(checks)) {
  const command = [checks[name], ...flags].join(' ');
  const begun = performance.now();
  const ended = await run(command);
  outcomes[name] = outcomeOf({ ...ended, lines: [...ended.lines, ...unaskedOf(name)] });
  const seconds = Math.round((performance.now() - begun) / 1000);
  writeDown(name, command, { ...outcomes[name], seconds, lines: ended.lines });
}
const { code, ...summary } = summaryOf(outcomes);
console.log(JSON.stringify({ what: 'assurance', ...summary }));
process.exit(code);

function run(command) {
  const [program, ...args] = command.split(' ');
  return runCheck(program, args, { env: { ...process.env, ...long, NO_COLOR: '1' } });
}

function unaskedOf(name) {
  const [of, setting] = named[name] ?? [];
  return setting && !process.env[setting] ? [sayNotAsked(of, `${setting} is not set`)] : [];
}

function writeDown(name, command, { outcome, unasked, seconds, lines }) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const text = [
    `# ${name}, ${day}`,
    '',
    `\`${command}\` – ${outcome} after ${seconds} s on ${machine}.`,
    '',
    ...unasked.map((each) => `- not asked: ${each}\n`),
    '```text',
    ...findingsOf(lines),
    '```',
    '',
  ];
  writeFileSync(join(records, `${day}-${name}.md`), text.join('\n'));
}

/** The drivers' figures line by line; of the tests, what they counted. */
function findingsOf(lines) {
  const said = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  if (said.length === 0)
    return lines.filter((line) =>
      /^\s*(Test Files|Tests|Duration|All files|figure|\d+ (passed|failed|skipped))\b/.test(line),
    );
  return said.flatMap(({ what, folder: _folder, ...fields }) => [
    what,
    ...Object.entries(fields).map(([field, value]) => withoutPlace(`  ${field}: ${JSON.stringify(value)}`)),
  ]);
}

/** Addresses in a fault begin in the repository, wherever it lies. */
function withoutPlace(text) {
  return text.replaceAll(`file://${root}`, '').replaceAll(root, '');
}
