import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

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
  if (!findBrowser()) {
    installOnDebian(
      ['chromium-headless-shell fonts-dejavu-core', 'chromium fonts-dejavu-core'],
      () => findBrowser() !== undefined,
    );
  }
  const found = findBrowser();
  if (!found) {
    console.error(
      'The journeys need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    );
  }
  return found;
}
