import { execFile } from 'node:child_process';
import { expect } from '@playwright/test';
import { commandLine } from './product.ts';
import { daysMoved, later } from './today.ts';

/** How a command ended, and what it printed. */
interface Ended {
  readonly exitCode: number;
  readonly printed: string;
}

/** Runs an operator's command in a process of its own, as on the machine of the server. */
function runCommand(line: readonly string[]): Promise<Ended> {
  const { E2E_DATA_DIR, TEST_DATABASE_URL } = process.env;
  const database = TEST_DATABASE_URL ? { DATABASE_URL: TEST_DATABASE_URL } : {};
  const moved = { LATER_DAYS: String(daysMoved) };
  const env = { ...process.env, ENVIRONMENT: 'localhost', DATA_DIR: E2E_DATA_DIR, ...database, ...moved };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', later, commandLine, ...line],
      { env },
      (fault, stdout, stderr) => {
        resolve({ exitCode: fault ? Number(fault.code) : 0, printed: stdout + stderr });
      },
    );
  });
}

/** Has an operator do something that must succeed; tells what was printed. */
export async function operate(...line: readonly string[]): Promise<string> {
  const { exitCode, printed } = await runCommand(line);
  expect(exitCode, printed).toBe(0);
  return printed;
}

/** Has an operator try something that must be refused; tells the sentence. */
export async function refusedOperation(...line: readonly string[]): Promise<string> {
  const { exitCode, printed } = await runCommand(line);
  expect(exitCode, printed).toBe(1);
  return printed;
}
