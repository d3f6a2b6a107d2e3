import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { root } from './prepare.mjs';

/**
 * Walks the journey of the other browsers, Firefox and WebKitGTK as Debian packs them; a Debian machine without them gets
 * them when this runs as root. A machine that cannot have one of them fails: a browser left out was not tried.
 *
 *   node tools/other-browsers.mjs
 */
const programs = {
  FIREFOX_PATH: ['firefox-esr', 'firefox'],
  WEBKIT_DRIVER_PATH: ['WebKitWebDriver'],
  XVFB_PATH: ['Xvfb'],
};

const find = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
const found = () =>
  Object.fromEntries(
    Object.entries(programs).map(([name, names]) => [name, process.env[name] ?? find(names)]),
  );
const isWhole = () => Object.values(found()).every(Boolean);

if (!isWhole()) installOnDebian(['firefox-esr webkit2gtk-driver xvfb'], isWhole);
if (!isWhole()) {
  console.error(
    'The journey of the other browsers needs Firefox, WebKitWebDriver and Xvfb (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).',
  );
  process.exit(1);
}
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'e2e', 'other-browsers.spec.ts', '--reporter=list', '--workers=1', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...found() } },
);
process.exit(status ?? 1);
