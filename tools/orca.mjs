import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bring, findProgram, needs } from './debian.mjs';
import { root } from './prepare.mjs';

/**
 * Walks by keyboard what the screen reader Orca says of Firefox, both as Debian packs them, in a session of D-Bus of its own; a
 * Debian machine without them gets them when this runs as root.
 *
 *   node tools/orca.mjs
 */
bring(needs.orca);
const found = {
  FIREFOX_PATH: findProgram('firefox-esr'),
  ORCA_PATH: findProgram('orca'),
  XDOTOOL_PATH: findProgram('xdotool'),
  XVFB_PATH: findProgram('Xvfb'),
};
const playwright = [join(root, 'node_modules/.bin/playwright'), 'test', '-c', 'e2e', 'orca.spec.ts'];
const { status } = spawnSync(
  'dbus-run-session',
  ['--', ...playwright, '--reporter=list', '--workers=1', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...found } },
);
process.exit(status ?? 1);
