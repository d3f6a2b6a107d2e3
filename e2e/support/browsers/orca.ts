import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A screen reader at work. */
export interface Reader {
  /** All that it has said, an utterance a line. */
  said(): string;
  close(): Promise<void>;
}

/**
 * Starts Orca, which writes down what it says, on a screen of the session of D-Bus this runs in. Whoever is logged in has
 * one Orca at a time.
 */
export async function startOrca(program: string, display: string): Promise<Reader> {
  const home = mkdtempSync(join(tmpdir(), 'ndp-orca-'));
  const log = join(home, 'log');
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' };
  // To a terminal it writes line by line, to a file when it ends.
  const orca = spawn('script', ['-qfc', `exec ${program} --debug-file /dev/tty`, log], {
    env,
    stdio: 'ignore',
  });
  const said = () => (existsSync(log) ? utterances(readFileSync(log, 'utf8')) : '');
  await expect.poll(said, { message: 'Orca speaks' }).toContain('Screen reader on.');
  return {
    said,
    async close() {
      await endingWithin(orca);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Ends what `script` runs, and with it `script`: ended itself it would not wait, and the next Orca would find one at work. */
async function endingWithin(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null) return;
  const ended = once(script, 'exit');
  const within = readFileSync(`/proc/${script.pid}/task/${script.pid}/children`, 'utf8');
  process.kill(Number.parseInt(within, 10), 'SIGTERM');
  await ended;
}

const utterances = (log: string) =>
  [...log.matchAll(/SPEECH OUTPUT: '(.*?)'\s*(?:\{|$)/gms)].map(([, words]) => words).join('\n');
