import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bring, findProgram, needs } from './debian.mjs';
import { root } from './prepare.mjs';

/**
 * Walks the journey of the other browsers, Firefox and WebKitGTK as Debian packs them; a Debian machine without them gets
 * them when this runs as root. A machine that cannot have one of them fails: a browser left out was not tried.
 *
 *   node tools/other-browsers.mjs
 */
bring(needs.otherBrowsers);
const found = {
  FIREFOX_PATH: findProgram('firefox-esr'),
  WEBKIT_DRIVER_PATH: findProgram('WebKitWebDriver'),
  XVFB_PATH: findProgram('Xvfb'),
};
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'e2e', 'other-browsers.spec.ts', '--reporter=list', '--workers=1', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...found } },
);
process.exit(status ?? 1);
