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
    projects: [
      { test: { name: 'api', include: [`${api}/**/*.test.ts`], ...together } },
      ...(process.env.TEST_DATABASE_URL ? [{ test: { ...embedded, ...together } }] : []),
      { test: { name: 'dom', include: screens, environment: 'jsdom', ...together } },
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...screens],
          ...together,
        },
      },
    ],
  },
});
