import { readFileSync } from 'node:fs';

/**
 * Counts by a report. A part that failed otherwise has failed all the same, and so has a test skipped without a reason.
 *
 * @param read  from the report to what passed, failed and was skipped
 */
export function countIn(report, read) {
  return (isGood) => {
    try {
      const { passed, failed, skipped, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
      const all = failed + skipped.filter(({ reason }) => !reason).length;
      return { passed, failed: isGood ? all : Math.max(all, 1), skipped, failures };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

/** By a report of Vitest; the name of a test that may be skipped tells when it runs: “(only on Linux)”. */
export function ofUnits({ testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      id: `${file} ${fullName}`,
      name: fullName,
      status,
      why: firstLineOf(failureMessages),
    })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  // What one project skips another may have run.
  const ran = new Set(passed.map(({ id }) => id));
  const skipped = tests.filter(
    ({ id, status }) => status !== 'passed' && status !== 'failed' && !ran.has(id),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: passed.length,
    failed: failed.length,
    failures: failed.map(({ id, why }) => ({ name: id, why })),
    skipped: skipped.map(({ name }) => ({
      name,
      reason: [...name.matchAll(/\((only [^)]+)\)/g)].at(-1)?.[1],
    })),
  };
}

/** By a report of Playwright. */
export function ofJourneys({ suites, stats }) {
  const skipped = testsIn(suites).filter(({ status }) => status === 'skipped');
  const failed = testsIn(suites).filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const reasonOf = ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: skipped.map((test) => ({ name: test.title, reason: reasonOf(test) })),
    failures: failed.map(({ title, results = [] }) => ({
      name: title,
      why: firstLineOf(results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    })),
  };
}

/** By Playwright's list of the journeys the short form leaves out. */
export function ofJourneysLeftOut({ suites }) {
  const skipped = testsIn(suites).map(({ title }) => ({ name: title, reason: 'only in the long form' }));
  return { passed: 0, failed: 0, skipped, failures: [] };
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

/** What failed and why; of a part that names no test, the end of what it said. */
export function failuresOf(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ name, failures = [], lastWords = '' }) =>
      failures.length > 0
        ? failures.map((each) => `Failed, ${name}: ${each.name}\n  ${each.why}\n`).join('')
        : `Failed, ${name}:\n${lastWords.replaceAll(/^/gm, '  ')}\n`,
    )
    .join('');
}

const firstLineOf = ([message = 'no word of why'] = []) => message.split('\n')[0];
