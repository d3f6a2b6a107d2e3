import { readFileSync } from 'node:fs';

/**
 * Whether the journeys of a report were all watched (`e2e/support/journey.ts`) and walked every page behind a secret.
 *
 *   node tools/walked-pages.mjs <report of Playwright in JSON>
 */
const addresses = readFileSync(new URL('../apps/portal/src/routing/addresses.ts', import.meta.url), 'utf8');
const steps = ['applicant', 'building-address', 'building-info', 'settlement', 'consent'];
/** The questions about the project share a page, which shows the estimate's own screens: one of them stands for all. */
const stepsOf = (path) => (path.includes('/project/') ? ['heat-source'] : steps);
const behindLinks = [...addresses.matchAll(/'([^']*\$token)'/g)].flatMap(([, path]) =>
  path.includes('$step') ? stepsOf(path).map((step) => path.replace('$step', step)) : [path],
);

const journeys = readJourneys(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const unwatched = journeys.filter(({ annotations }) => !annotations.some(({ type }) => type === 'requests'));
const all = (kind) =>
  journeys.flatMap(({ annotations }) =>
    annotations.filter(({ type }) => type === kind).map(({ description }) => description),
  );
const walked = new Set(all('page'));
const missed = behindLinks.filter((page) => !walked.has(page));
const requests = all('requests').reduce((sum, count) => sum + Number(count), 0);

for (const { title } of unwatched)
  console.error(`Not watched: ${title}. A journey takes test from support/journey.ts.`);
for (const page of missed) console.error(`No journey walked ${page}.`);
const isGood = behindLinks.length > 0 && unwatched.length + missed.length === 0;
if (isGood) {
  const sums = `${behindLinks.length} pages behind secrets, ${journeys.length} journeys, ${requests} requests`;
  console.log(`figure T8: ${sums}: 0 to other origins, 0 with a Referer`);
}
process.exit(isGood ? 0 : 1);

function readJourneys({ suites = [] }) {
  return suites.flatMap(({ specs, suites: within }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ status, results }) =>
        status === 'skipped' ? [] : results.slice(-1).map(({ annotations }) => ({ title, annotations })),
      ),
    ),
    ...readJourneys({ suites: within }),
  ]);
}
