import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from '../write-whole.ts';
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
  if (holder && holder.id !== process.pid && isRunning(holder)) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} is in use by process ${holder.id}. Stop it first, or name another DATA_DIR.`,
    );
  }
  writeWhole(file, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  return () => rmSync(file, { force: true });
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

/** A process as it was written down: ids are given again, so its start tells it from a later one. */
interface Holder {
  readonly id: number;
  readonly start: string | undefined;
}

/** Undefined also where the file names no process: whoever wrote it was stopped before the end. */
function readHolder(file: string): Holder | undefined {
  try {
    const [, id, start] = /^([1-9]\d*)(?: (\d+))?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
    return id === undefined ? undefined : { id: Number(id), start };
  } catch {
    return undefined;
  }
}

function isRunning({ id, start }: Holder): boolean {
  try {
    process.kill(id, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const running = startOf(id);
  return running !== 'ended' && (!start || !running || start === running);
}

/** When a process began, in the words of Linux; `ended` when it waits to be cleared away, undefined elsewhere. */
function startOf(id: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : rest[18];
  } catch {
    return undefined;
  }
}
