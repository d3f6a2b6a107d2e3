import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 90_000, hookTimeout: 120_000 };

/** What a visitor sees is tried in the form of a browser. */
const screens = [
  'packages/ui/**/*.test.{ts,tsx}',
  'apps/portal/**/*.test.{ts,tsx}',
  'packages/**/*.test.tsx',
];

/**
 * Files of a project share what they load (`isolate: false`): loading everything anew for each would take longer than
 * the tests do. So a test leaves nothing behind that another would notice.
 */
const together = { isolate: false, ...patience };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'api', include: ['apps/api/**/*.test.ts'], ...together } },
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
