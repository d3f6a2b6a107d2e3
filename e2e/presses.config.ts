import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What is measured is measured alone, one page after the other. */
export default defineConfig({
  ...journeys,
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'phone' }],
});
