// Stryker changes these sources in a copy, one place after the other; a change that no test notices is a gap.
//   npm run assurance -- mutations --mutate 'packages/domain/src/money/**/*.ts,!**/*.test.ts'
export default {
  testRunner: 'vitest',
  mutate: ['packages/domain/src/**/*.ts', 'apps/api/src/cases/**/*.ts', '!**/*.test.ts', '!**/*.bench.ts'],
  ignoreStatic: true,
  concurrency: 1,
  // Stryker would read it with the compiler's JavaScript, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['.data*', '.types', 'dist', 'docs', 'e2e', 'release', 'test-results'],
  tempDirName: 'assurance/records/copy',
  clearTextReporter: { logTests: false, reportTests: false },
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'assurance/records/mutations.html' },
};
