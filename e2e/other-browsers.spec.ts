import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { apply, settle, sign } from './support/browsers/applying.ts';
import { estimate } from './support/browsers/estimating.ts';
import { openFirefox } from './support/browsers/firefox.ts';
import { ask, phone } from './support/browsers/other-browser.ts';
import { openWebkit } from './support/browsers/webkit.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { waitsForScript } from './support/script-runs.ts';

const { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: webkit } = process.env;
const browsers = [
  ['Firefox', firefox, () => openFirefox(firefox ?? '')],
  ['WebKitGTK', webkit, () => openWebkit(webkit ?? '')],
] as const;

test.describe.configure({ mode: 'default' });

for (const [name, program, start] of browsers) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures named, and none is used
  test(`in ${name} the owner of a home signs and asks for the payment`, async ({}, info) => {
    test.skip(!program, 'only by npm run assurance -- other-browsers');
    const browser = await start();
    const look = async (state: string) => {
      const file = info.outputPath(`${state}.png`);
      // There is none while one page takes the place of another.
      await expect(async () => writeFileSync(file, await browser.picture())).toPass({ timeout: 10_000 });
      return file;
    };
    try {
      await browser.open(portal('mpec'));
      expect(await ask(browser, () => innerWidth)).toBe(phone.width);
      const isWaiting = () =>
        ask(browser, (button: string) => document.querySelector(button) !== null, waitsForScript);
      await expect.poll(isWaiting).toBe(false);
      const email = freshAddress();
      await estimate(browser, email);
      await apply(browser, linkIn(await newestMail(email)));
      const overview = await ask(browser, () => location.href);
      await sign(browser, email);
      await settle(browser, overview, look);
    } finally {
      await look('where it ended');
      await browser.close();
    }
  });
}
