import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 90_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Each file brings a database and a server of its own; loading everything anew for each would take longer than
        // the tests do.
        test: { name: 'api', include: ['apps/api/**/*.test.ts'], isolate: false, ...patience },
      },
      {
        test: {
          name: 'others',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/portal/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
