import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Takes the data folder for this process: the embedded database breaks when two write to it.
 *
 * @returns gives the folder back
 * @throws {ConfigError} another running process holds it, or the folder cannot be made
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'process-id');
  makeDataDir(dataDir);
  const holder = readHolder(file);
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} is in use by process ${holder}. Stop it first, or name another DATA_DIR.`,
    );
  }
  writeFileSync(file, `${process.pid}\n`);
  return () => rmSync(file, { force: true });
}

/**
 * Makes the data folder unless it stands.
 *
 * @throws {ConfigError} it cannot be made
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written (${code}). Name another folder.`);
  }
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
