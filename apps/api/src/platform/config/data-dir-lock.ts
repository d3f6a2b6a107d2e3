import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeWhole } from '../write-whole.ts';
import { ConfigError } from './config.ts';
import { takeOsLock } from './os-lock.ts';

/** How often a holder says that it lives, and how many times a newcomer waits for that, ms. */
const usualPace = { beatMs: 2_000, beats: 5 };

/**
 * Takes the data folder for this process: the embedded database breaks when two write to it. A lock of the system holds
 * on one machine, containers too, and ends with the process; where a folder is shared by machines without common locks,
 * the holder's heartbeat tells that it lives.
 *
 * @returns gives the folder back
 * @throws {ConfigError} another running process holds it, or the folder cannot be made
 */
export async function lockDataDir(dataDir: string, pace = usualPace): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const file = join(dataDir, 'process-id');
  const lock = await takeOsLock(join(dataDir, 'process-lock'));
  if (lock === 'held') throw new ConfigError(describeHolder(dataDir, readHolder(file)));
  try {
    if (await isLocked(file, lock !== undefined, pace)) {
      throw new ConfigError(describeHolder(dataDir, readHolder(file)));
    }
  } catch (cause) {
    await lock?.release();
    throw cause;
  }
  const stop = beat(file, pace.beatMs);
  return async () => {
    stop();
    rmSync(file, { force: true });
    await lock?.release();
  };
}

/** @param isLocked  the lock of this system is ours, so that no process of this run of the machine holds the folder */
async function isLocked(file: string, isLocked: boolean, pace: typeof usualPace): Promise<boolean> {
  const holder = readHolder(file);
  if (!holder) return false;
  if (holder.isOld) return isRunning(holder);
  if (isLocked && holder.boot === thisBoot()) return false;
  if (!isLocked && holder.host === hostname() && !isRunning(holder)) return false;
  return isBeating(file, pace);
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
  readonly id: string;
  readonly host: string;
  readonly process: number;
  /** When the process began, in the words of Linux: numbers of processes are given again. */
  readonly start?: string | undefined;
  readonly since: string;
  /** The run of the machine: two processes of one run see each other's locks. */
  readonly boot: string | undefined;
  /** Written by 1.0.0, which knew no heartbeat. */
  readonly isOld?: boolean;
}

/** Undefined also where the file names nobody: whoever wrote it was stopped before the end. */
function readHolder(file: string): Holder | undefined {
  const text = readBeat(file) ?? '';
  const [, old, start] = /^([1-9]\d*)(?: (\d+))?\s*$/.exec(text) ?? [];
  if (old) return { ...nobody, process: Number(old), start, isOld: true };
  try {
    const holder: unknown = JSON.parse(text);
    return typeof Object(holder).id === 'string' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

const nobody = { id: '', host: hostname(), since: '?', boot: undefined };

function isRunning({ process: id, start }: Holder): boolean {
  if (id === process.pid) return false;
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

function describeHolder(dataDir: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.process} on ${holder.host}, since ${holder.since}`
    : 'another process';
  return `DATA_DIR ${dataDir} is in use by ${who}. Stop it first, or name another DATA_DIR.`;
}

/** Undefined: this system does not tell. */
function thisBoot(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Watches by the clock of this process alone: those of two machines may differ. */
async function isBeating(file: string, { beatMs, beats }: typeof usualPace): Promise<boolean> {
  const before = readBeat(file);
  for (let n = 0; n < beats; n += 1) {
    await wait(beatMs);
    if (readBeat(file) !== before) return true;
  }
  return false;
}

function readBeat(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Ends the process when somebody else has taken the folder meanwhile: it must not write there any more. */
function beat(file: string, beatMs: number): () => void {
  const id = randomUUID();
  const since = new Date().toISOString();
  const start = startOf(process.pid);
  const holder: Holder = { id, host: hostname(), process: process.pid, start, since, boot: thisBoot() };
  let beats = 0;
  const beat = () => {
    beats += 1;
    writeWhole(file, `${JSON.stringify({ ...holder, beats })}\n`, { mode: 0o600 });
  };
  beat();
  const timer = setInterval(() => {
    const found = readHolder(file);
    if (found && found.id !== id) {
      throw new Error(`DATA_DIR was taken over by process ${found.process} on ${found.host}`);
    }
    try {
      beat();
    } catch {
      // A full disk ends no server; the next beat may come through.
    }
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}
