import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A machine busy with other work is slow; only what never comes is a fault. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

/** What a visitor sees is tried in the form of a browser. */
const screens = [
  'packages/ui/**/*.test.{ts,tsx}',
  'apps/{portal,desk}/**/*.test.{ts,tsx}',
  'packages/**/*.test.tsx',
];

/**
 * Files of a project share what they load (`isolate: false`): loading everything anew for each would take longer than
 * the tests do. So a test leaves nothing behind that another would notice.
 */
const together = { isolate: false, ...patience };

const cleanDom = 'packages/ui/src/testing/clean-dom.ts';

/**
 * Files come in another order every time; `--sequence.seed` with the printed number repeats one. Tests keep theirs:
 * a file of the API follows one case, and vitest shuffles the tests of all projects or of none.
 */
const sequence = { shuffle: { files: true, tests: false } };

/** One project after the other: a worker goes on with files of its own project only, and would be made anew for each. */
const inGroup = (groupOrder: number) => ({ ...together, sequence: { groupOrder } });

const api = 'apps/api/src';

/** The long form is tried by `npm run assurance`. */
const isLong = process.env.FORM === 'long';

const marked = (mark: RegExp) =>
  readdirSync(api, { recursive: true, encoding: 'utf8' })
    .map((file) => `${api}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && mark.test(readFileSync(file, 'utf8')));

/**
 * Where PostgreSQL is there (`tools/with-postgres.mjs`), the API is tried on it; on the embedded database as well what
 * bears this mark, because the two could differ in it.
 */
const onBoth = marked(isLong ? /^\/\/ @database both(,.*)?$/m : /^\/\/ @database both$/m);
const embedded = { name: 'api-embedded', include: onBoth, env: { TEST_DATABASE_URL: '' } };

export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence,
    projects: [
      { test: { name: 'api', include: [`${api}/**/*.test.ts`], ...inGroup(0) } },
      ...(process.env.TEST_DATABASE_URL ? [{ test: { ...embedded, ...inGroup(1) } }] : []),
      {
        test: { name: 'dom', include: screens, environment: 'jsdom', setupFiles: [cleanDom], ...inGroup(2) },
      },
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...screens],
          ...inGroup(3),
        },
      },
    ],
  },
});
