import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** The command with no server to be found, so that it could do nothing anyhow. */
const demo = (word: string) =>
  spawnSync(process.execPath, ['tools/demo.mjs', word], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: '1' },
  });

it('the demonstration says what it does to whoever asks, and to whoever types no number, and asks no server', () => {
  const asked = demo('--help');
  expect([asked.status, asked.stdout]).toEqual([0, expect.stringContaining('number of cases')]);
  const wrong = demo('abc');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('number of cases')]);
  expect(wrong.stderr).not.toContain('No server answers');
});
