import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder for the tests of one file, gone after the last of them. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
