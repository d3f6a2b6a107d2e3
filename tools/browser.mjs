import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window first: it walks the journeys in two thirds of the time. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Chromium stands on this machine, or undefined. */
export function findBrowser() {
  return places.find((place) => place && existsSync(place));
}

/** Chromium for the journeys; a Debian machine without one gets it when this runs as root. */
export function browserOrSentence() {
  const found = findBrowser() ?? installOnDebian();
  if (!found) {
    console.error(
      'The journeys need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    );
  }
  return found;
}

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core');
    if (findBrowser()) break;
  }
  return findBrowser();
}
