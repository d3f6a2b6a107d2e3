import { readFileSync } from 'node:fs';

/**
 * Counts by a report. A part that failed otherwise has failed all the same, and so has a test skipped without a reason.
 *
 * @param read  from the report to what passed, failed and was skipped
 */
export function countIn(report, read) {
  return (isGood) => {
    try {
      const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
      const all = failed + skipped.filter(({ reason }) => !reason).length;
      return { passed, failed: isGood ? all : Math.max(all, 1), skipped };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

/** By a report of Vitest; the name of a test that may be skipped tells when it runs: “(only on Linux)”. */
export function ofUnits({ testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ id: `${file} ${fullName}`, name: fullName, status })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  // What one project skips another may have run.
  const ran = new Set(passed.map(({ id }) => id));
  const skipped = tests.filter(
    ({ id, status }) => status !== 'passed' && status !== 'failed' && !ran.has(id),
  );
  return {
    passed: passed.length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    skipped: skipped.map(({ name }) => ({
      name,
      reason: [...name.matchAll(/\((only [^)]+)\)/g)].at(-1)?.[1],
    })),
  };
}

/** By a report of Playwright. */
export function ofJourneys({ suites, stats }) {
  const skipped = testsIn(suites).filter(({ status }) => status === 'skipped');
  const reasonOf = ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: skipped.map((test) => ({ name: test.title, reason: reasonOf(test) })),
  };
}

/** By Playwright's list of the journeys the short form leaves out. */
export function ofJourneysLeftOut({ suites }) {
  const skipped = testsIn(suites).map(({ title }) => ({ name: title, reason: 'only in the long form' }));
  return { passed: 0, failed: 0, skipped };
}

const testsIn = (suites = []) =>
  suites.flatMap(({ specs = [], suites: within }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
    ...testsIn(within),
  ]);

/** What was skipped, by its reason. */
export function listOf(results) {
  const skipped = results.flatMap((result) => result.skipped ?? []);
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const names = skipped.filter((each) => each.reason === reason).map(({ name }) => `  ${name}\n`);
      return `Skipped, ${reason ?? 'WITHOUT A REASON'}: ${names.length}\n${names.join('')}`;
    })
    .join('');
}
