import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ending } from './actions.ts';

/** A screen of X11 that nobody sees. */
export interface Screen {
  /** As programs find it in `DISPLAY`. */
  readonly display: string;
  close(): Promise<void>;
}

/** Opens a screen of its own on Xvfb; fails where that does not start. */
export async function openScreen(): Promise<Screen> {
  const screen = spawn(
    process.env.XVFB_PATH ?? 'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: screen.stdout }).once('line', resolve);
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, close: () => ending(screen) };
}
