import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countIn, failuresOf, listOf, ofJourneys, ofJourneysLeftOut, ofUnits } from './reports.mjs';

const unitsOf = (...tests: readonly (readonly [name: string, status: string])[]) => ({
  testResults: [
    { name: 'a.test.ts', assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) },
  ],
});
const journeyOf = (title: string, status: string, reason?: string) => ({
  specs: [{ title, tests: [{ status, annotations: reason ? [{ type: 'skip', description: reason }] : [] }] }],
});

function written(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'ndp-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('what was skipped', () => {
  it('is told with the last reason its name holds, of a group too', () => {
    const name = 'a database (only on PostgreSQL) behind a pooler (only in the long form) answers';
    const report = unitsOf([name, 'skipped'], ['adds', 'passed']);
    const skipped = [{ name, reason: 'only in the long form' }];
    expect(ofUnits(report)).toEqual({ passed: 1, failed: 0, skipped, failures: [] });
  });

  it('is not told where another project ran it', () => {
    const report = unitsOf(
      ['waits (only on PostgreSQL)', 'skipped'],
      ['waits (only on PostgreSQL)', 'passed'],
    );
    expect(ofUnits(report).skipped).toEqual([]);
  });

  it('is told of a journey, and of those that are left out', () => {
    const suites = [
      { suites: [journeyOf('in Firefox', 'skipped', 'only with a browser'), journeyOf('pays', 'expected')] },
    ];
    const stats = { expected: 1, unexpected: 0, flaky: 0 };
    const skipped = [{ name: 'in Firefox', reason: 'only with a browser' }];
    expect(ofJourneys({ suites, stats })).toEqual({ passed: 1, failed: 0, skipped, failures: [] });
    expect(ofJourneysLeftOut({ suites }).skipped.map(({ name }) => name)).toEqual(['in Firefox', 'pays']);
  });

  it('fails the run when nothing tells why, a test that is still to be written as well', () => {
    const file = written(unitsOf(['silent', 'skipped'], ['later', 'todo'], ['adds', 'passed']));
    expect(countIn(file, ofUnits)(true)).toMatchObject({ passed: 1, failed: 2 });
  });

  it('is listed by its reason', () => {
    const skipped = [
      { name: 'one', reason: 'only on Linux' },
      { name: 'two', reason: 'only on Linux' },
      { name: 'three' },
    ];
    expect(listOf([{}, { skipped }])).toBe(
      'Skipped, only on Linux: 2\n  one\n  two\nSkipped, WITHOUT A REASON: 1\n  three\n',
    );
  });
});

describe('a part that failed', () => {
  it('has failed whatever its report counts, or without one', () => {
    expect(countIn(written(unitsOf(['adds', 'passed'])), ofUnits)(false)).toMatchObject({ failed: 1 });
    expect(countIn('/nowhere/report.json', ofUnits)(true)).toEqual({ passed: 0, failed: 1 });
  });

  it('is told last, with the file, the name and the first line of each test', () => {
    const assertionResults = [
      { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2\n    at …'] },
    ];
    const { failed, failures } = ofUnits({ testResults: [{ name: 'a.test.ts', assertionResults }] });
    expect(failuresOf([{ name: 'Units', failed, failures }])).toBe(
      'Failed, Units: a.test.ts adds\n  expected 1 to be 2\n',
    );
  });

  it('without a test to name is told by the end of what it said', () => {
    expect(failuresOf([{ name: 'Types', failed: 1, lastWords: 'TS2322\nFound 1 error.' }])).toBe(
      'Failed, Types:\n  TS2322\n  Found 1 error.\n',
    );
    expect(failuresOf([{ name: 'Types', failed: 0 }])).toBe('');
  });
});
