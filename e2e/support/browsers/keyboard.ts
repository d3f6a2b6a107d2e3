import { execFileSync } from 'node:child_process';

/** The keyboard of a screen of X11: what is pressed on it passes a screen reader, which may keep it for itself. */
export interface Keyboard {
  /** Keys by their names in X11, one after the other. */
  press(...keys: readonly string[]): void;
  type(text: string): void;
}

/**
 * The Polish keyboard of this screen, on which somebody has to be already; what has the focus there is the window that was
 * opened last.
 */
export function keyboardOf(program: string, display: string): Keyboard {
  const env = { ...process.env, DISPLAY: display };
  const call = (...args: readonly string[]) => void execFileSync(program, args, { env });
  // A letter without a key gets one while it is typed, and may be gone before it is read.
  execFileSync('setxkbmap', ['pl'], { env });
  return {
    press: (...keys) => {
      if (keys.length > 0) call('key', ...keys);
    },
    type: (text) => call('type', '--delay', '100', text),
  };
}
