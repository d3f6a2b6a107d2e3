import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { ConfigError } from './config.ts';
import { takeOsLock } from './os-lock.ts';

/**
 * Takes the data folder for this process: the embedded database breaks when two write to it. The system's lock ends with
 * the process; a system that has none (`takeOsLock`) goes by the process the folder names.
 *
 * @returns gives the folder back
 * @throws {ConfigError} another running process holds it, or the folder cannot be made
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const file = join(dataDir, 'process-id');
  const lock = await takeOsLock(join(dataDir, 'process-lock'));
  const holder = readHolder(file);
  if (lock === 'held' || (!lock && holder && isRunning(holder.process))) {
    throw new ConfigError(describeHolder(dataDir, holder));
  }
  const own: Holder = { process: process.pid, host: hostname(), since: new Date().toISOString() };
  writeWhole(file, `${JSON.stringify(own)}\n`, { mode: 0o600 });
  return async () => {
    rmSync(file, { force: true });
    await lock?.release();
  };
}

/**
 * Makes the data folder unless it stands.
 *
 * @throws {ConfigError} it cannot be made
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written (${code}). Name another folder.`);
  }
}

/** Step by step: where a file system takes no folders, Node's own way to make several tries forever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Who holds the folder, as it writes itself down. */
interface Holder {
  readonly process: number;
  readonly host: string;
  readonly since: string;
}

/** Undefined also where the file names nobody: whoever wrote it was stopped before the end. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof Object(holder).process === 'number' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** A process of our own number is ours: the one before us has ended. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describeHolder(dataDir: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.process} on ${holder.host}, since ${holder.since}`
    : 'another process';
  return `DATA_DIR ${dataDir} is in use by ${who}. Stop it first, or name another DATA_DIR.`;
}
