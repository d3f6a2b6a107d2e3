import { writeFileSync } from 'node:fs';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, test } from '@playwright/test';
import { openFirefox } from './support/browsers/firefox.ts';
import {
  ask,
  type OtherBrowser,
  onPage,
  phone,
  press,
  reads,
  write,
} from './support/browsers/other-browser.ts';
import { openWebkit } from './support/browsers/webkit.ts';
import { cutWords } from './support/cut-words.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { waitsForScript } from './support/script-runs.ts';

const { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: webkit } = process.env;
const browsers = [
  ['Firefox', firefox, () => openFirefox(firefox ?? '')],
  ['WebKitGTK', webkit, () => openWebkit(webkit ?? '')],
] as const;

test.describe.configure({ mode: 'default' });
const softly = expect.configure({ soft: true });

const choose = (browser: OtherBrowser, name: string, value: string) =>
  press(browser, `label:has(input[name="${name}"][value="${value}"])`);

async function next(browser: OtherBrowser, path: string): Promise<void> {
  await press(browser, 'form button[type="submit"]');
  await onPage(browser, new RegExp(`/${path}(/|$)`));
  await expectSound(browser, path);
}

/** On a phone, with its letters twice as large and on a wide screen nothing reaches out, and no word is cut needlessly. */
async function expectSound(browser: OtherBrowser, state: string): Promise<void> {
  for (const [width, letters] of [
    [1280, '100%'],
    [phone.width, '200%'],
    [phone.width, '100%'],
  ] as const) {
    await browser.resize(width);
    await expect.poll(() => ask(browser, () => innerWidth)).toBe(width);
    await ask(browser, enlarge, letters);
    const look = async () => {
      const wide = await ask(browser, () => document.documentElement.scrollWidth - innerWidth);
      return { wide: Math.max(wide, 0), cut: await ask(browser, cutWords) };
    };
    // A browser may say its new width before it has laid out the page for it.
    await softly
      .poll(look, { message: `${state} at ${width} px, letters ${letters}`, timeout: 5_000 })
      .toEqual({ wide: 0, cut: [] });
    writeFileSync(test.info().outputPath(`${state}-${width}-${letters}.png`), await browser.picture());
  }
}

function enlarge(letters: string): void {
  document.documentElement.style.fontSize = letters;
}

async function estimate(browser: OtherBrowser): Promise<void> {
  await press(browser, 'main a');
  await onPage(browser, /project-type$/);
  await expectSound(browser, 'project-type');
  await choose(browser, 'project_variant', 'home');
  await next(browser, 'heat-source');
  await choose(browser, 'heat_source', 'heat_pump');
  await choose(browser, 'heat_from', 'air');
  await next(browser, 'climate-zone');
  await write(browser, '#field-climate_zone', 'Krak');
  await press(browser, '[role="option"]');
  await next(browser, 'built-year');
  await choose(browser, 'construction_year', 'before_1971');
  await next(browser, 'existing-heat-source');
  await choose(browser, 'existing_heat_source', 'coal');
  await next(browser, 'quote');
  await reads(browser, /3\s833\szł/);
}

async function plan(browser: OtherBrowser): Promise<void> {
  await choose(browser, 'is_other_funding', 'no');
  await press(browser, '#field-planned_completion_date [role="spinbutton"]');
  await browser.type(mpec.terms.lastDay.split('-').reverse().join(''));
  await write(browser, '#field-heater_model_name', homeOwner.answers.heater_model_name);
  await press(browser, 'input[name="is_existing_heat_source_eliminated"]');
  await choose(browser, 'selected_installer', 'install_by_the_customer');
  await press(browser, 'input[name="gdpr_consent"]');
}

for (const [name, program, start] of browsers) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures named, and none is used
  test(`in ${name} the owner of a home gets from Start to the second section behind the link`, async ({}, info) => {
    test.skip(!program, 'only by npm run assurance -- other-browsers');
    const browser = await start();
    const look = async (state: string) =>
      writeFileSync(info.outputPath(`${state}.png`), await browser.picture());
    try {
      await browser.open(portal('mpec'));
      expect(await ask(browser, () => innerWidth)).toBe(phone.width);
      const isWaiting = () =>
        ask(browser, (button: string) => document.querySelector(button) !== null, waitsForScript);
      await expect.poll(isWaiting).toBe(false);
      await estimate(browser);
      await next(browser, 'planning');
      await plan(browser);
      await next(browser, 'submit');
      const email = freshAddress();
      await write(browser, '#field-email', email);
      await next(browser, 'pending-confirm');
      await reads(browser, new RegExp(email.replaceAll('.', '\\.')));
      await browser.open(linkIn(await newestMail(email)));
      await reads(browser, /PESEL/);
      const { client_type, ...person } = homeOwner.sections.client_info;
      await choose(browser, 'client_type', client_type);
      for (const [field, text] of Object.entries(person))
        if (text !== null) await write(browser, `#field-${field}`, String(text));
      await next(browser, 'building-address');
      await reads(browser, /Kraków/);
    } finally {
      await look('where it ended');
      await browser.close();
    }
  });
}
