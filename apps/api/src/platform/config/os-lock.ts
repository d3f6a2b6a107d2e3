import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface OsLock {
  release(): Promise<void>;
}

/** What `flock` ends with when somebody else holds the file. */
const lockedCode = 75;
/** A holder that was killed a moment ago lets go when the system has told its child. */
const tries = 10;
const betweenMs = 100;

/**
 * Locks a file by the system, for as long as this process lives: a child holds it and ends with the pipe between them.
 * Node itself has no such lock.
 *
 * @returns `held` by somebody else; undefined where the system has no `flock` (of util-linux), or none for this folder
 */
export async function takeOsLock(file: string): Promise<OsLock | 'held' | undefined> {
  for (let n = 1; ; n += 1) {
    const lock = await tryOnce(file);
    if (lock !== 'held' || n === tries) return lock;
    await wait(betweenMs);
  }
}

async function tryOnce(file: string): Promise<OsLock | 'held' | undefined> {
  const args = ['--exclusive', '--nonblock', '--conflict-exit-code', String(lockedCode), file];
  // Of a group of its own: Ctrl-C must not end the lock before the process has ended.
  const child = spawn('flock', [...args, '--command', 'echo held; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', resolve);
  });
  child.stdin.on('error', () => {});
  const code = await Promise.race([once(child.stdout, 'data').then(() => 'locked'), ended]);
  if (code !== 'locked') return code === lockedCode ? 'held' : undefined;
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
  return {
    release: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
