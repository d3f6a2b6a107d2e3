import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { isEverywhere } from './support/portal.ts';
import { server } from './support/product.ts';
import { daysMoved, later } from './support/today.ts';
import { ways } from './support/ways.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
process.env.E2E_PORT = String(port);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ndp-journeys-'));
/**
 * Where there is none, and in the long form, the journeys are walked on the embedded database; where there is one, all but
 * those that `npm test` walks on the embedded one (`@embedded`).
 */
const database = process.env.TEST_DATABASE_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(isEverywhere ? {} : { grepInvert: database ? /@everywhere|@embedded/ : /@everywhere/ }),
  outputDir: './test-results',
  fullyParallel: true,
  workers: 3,
  // A machine busy with other work is slow; only what never comes is a fault.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://mpec.ndp.localhost:${port}`,
    timezoneId: 'Europe/Warsaw',
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: ways.flatMap((way, place) =>
    place === 0 ? [way] : isEverywhere ? [{ ...way, grep: /@ways/ }] : [],
  ),
  // Where the product stands already, as two nodes behind a balancer do.
  ...(process.env.E2E_STANDS
    ? {}
    : {
        webServer: {
          command: `node --import ${later} ${server}`,
          url: `http://127.0.0.1:${port}/`,
          reuseExistingServer: false,
          timeout: 240_000,
          env: {
            PORT: String(port),
            ENVIRONMENT: 'localhost',
            DATA_DIR: process.env.E2E_DATA_DIR,
            DESK_UNDO_SECONDS: '0',
            LATER_DAYS: String(daysMoved),
            ...(database ? { DATABASE_URL: database } : {}),
          },
        },
      }),
});
