import { expect, it } from 'vitest';
import { type Part, runParts, tableOf } from './parts.mjs';

const node = (script: string) => [process.execPath, '-e', script];
const failing = { name: 'Types', command: node('console.log("line 1"); process.exit(1)') };

async function run(...parts: readonly Part[]) {
  let said = '';
  const results = await runParts(parts, (text) => {
    said += text;
  });
  return { said, results: results.map(({ name, passed, failed }) => [name, passed, failed]) };
}

it('what a part says stands together, however it overlaps with others', async () => {
  const slow = 'console.log("a 1"); setTimeout(() => console.error("a 2"), 300)';
  const { said } = await run(
    { name: 'Slow', command: node(slow) },
    { name: 'Quick', command: node('console.log("b 1")') },
  );
  expect(said.replaceAll(/after \d+ s/g, 'after')).toBe(
    '\n— Quick: passed after\nb 1\n\n— Slow: passed after\na 1\na 2\n',
  );
});

it('a failing part fails what needs it, and not what only follows it', async () => {
  const { said, results } = await run(
    failing,
    { name: 'Built', command: node(''), needs: ['Types'] },
    { name: 'Later', command: node(''), follows: ['Types'] },
  );
  expect(results).toEqual([
    ['Types', 0, 1],
    ['Built', 0, 1],
    ['Later', 1, 0],
  ]);
  expect(said).toMatch(/Types: FAILED after \d+ s\nline 1\n/);
  expect(said).toContain('Built: not tried, for Types failed');
});

it('a program that is not there is a failure with its name', async () => {
  const { said, results } = await run({ name: 'Lint', command: ['no-such-program'] });
  expect(results).toEqual([['Lint', 0, 1]]);
  expect(said).toContain('no-such-program');
});

it('the table tells how long each part took', () => {
  const row = { name: 'Types', passed: 1, failed: 0, seconds: 12, processorSeconds: 20 };
  const skipped = [{ name: 'in Firefox', reason: 'only there' }];
  expect(tableOf([row, { ...row, name: 'Journeys', seconds: 200, skipped }])).toBe(
    'Types       12 s    20 s  1 passed, 0 failed\nJourneys   200 s    20 s  1 passed, 0 failed, 1 skipped',
  );
});

it('a part is told by the processor’s time too, with what it has begun', async () => {
  const busy =
    'const end = process.cpuUsage().user + 6e5; while (process.cpuUsage().user < end) for (let n = 0; n < 1e6; n += 1);';
  const begun = [
    '-e',
    `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`,
  ];
  const [result] = await runParts([{ name: 'Busy', command: [process.execPath, ...begun] }], () => {});
  expect(result?.processorSeconds).toBeGreaterThanOrEqual(1);
});
