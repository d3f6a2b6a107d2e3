import { writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import {
  fillBuilding,
  fillPerson,
  fillSettlement,
  fillStreet,
  onStep,
  save,
  sendChecked,
  tickConsents,
} from './support/application.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { openPortal } from './support/portal.ts';
import { controlsOf, focusOf, heardIn, listen } from './support/screen-reader.ts';
import { answerPlan, choose, next, pickTown, send } from './support/wizard.ts';

/** Where what is heard is written down; the long form sets it. */
const file = process.env.SCREEN_READER;

const roles: Readonly<Record<string, string>> = {
  heading: 'heading',
  group: 'group',
  RootWebArea: 'page',
};
const cell = (text: string) => text.replaceAll('|', '\\|') || '–';

/** One table for what is heard after each act, one list for the controls of each page. */
function notebook(page: Page) {
  const rows: string[] = [];
  const lists: string[] = [];
  return {
    async note(step: string, act: string) {
      // What is announced late, such as the number of towns found, comes within this time.
      await page.waitForTimeout(700);
      const focus = await focusOf(page);
      const heard = await heardIn(page);
      const spoken = heard.map(({ text, isNew }) => `“${text}”${isNew ? ' (came with its region)' : ''}`);
      const focused = focus ? `${roles[focus.role] ?? focus.role} “${focus.name}”` : '';
      const described = focus?.description ? `; ${focus.description}` : '';
      rows.push(
        `| ${[step, act, await page.title(), focused + described, spoken.join('<br>')].map(cell).join(' | ')} |`,
      );
    },
    async list(step: string) {
      const main = (await controlsOf(page)).map(
        ({ role, name, description }) =>
          `- ${role} **${name || '(no name)'}**${description ? `: ${description}` : ''}`,
      );
      lists.push(`### ${step}`, '', ...main, '');
    },
    text: () => [...head, ...rows, '', ...listsHead, ...lists].join('\n'),
  };
}

const head = [
  '# What a screen reader is given',
  '',
  'Written by `npm run assurance -- screen-reader`: the owner of a home, in Polish, on a phone of 390 px, in Chromium’s',
  'accessibility tree. A reader begins with the title of the tab, then reads what has the focus, then what live regions',
  'say. “Came with its region”: the region was put on the page together with its text, which some readers pass over; such',
  'a text must not be the only place where something is told.',
  '',
  '| step | what was done | title of the tab | what has the focus | announced besides |',
  '|---|---|---|---|---|',
];
const listsHead = ['## The controls of each page, in the order they are read', ''];

test('what a screen reader is given on the way of a home owner is written down', async ({ page }) => {
  test.skip(!file, 'written by npm run assurance -- screen-reader');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  const { note, list, text } = notebook(page);
  const leadOn = page.locator('form button[type="submit"]:visible');
  const refused = async (step: string) => {
    await leadOn.click();
    await note(step, 'nothing answered, “Dalej”');
    await list(`${step}, refused`);
  };
  const arrived = async (step: string) => {
    await note(step, 'arrived');
    await list(step);
  };
  await openPortal(page);
  await arrived('Start');
  await page.locator('main a').first().click();
  await page.waitForURL(/project-type$/);
  await arrived('Building');
  await refused('Building');
  await choose(page, 'project_variant', 'home');
  await note('Building', 'house chosen');
  await next(page, 'heat-source');
  await arrived('Heat source');
  await choose(page, 'heat_source', 'heat_pump');
  await note('Heat source', 'heat pump chosen');
  await choose(page, 'heat_from', 'air');
  await choose(page, 'driven_by', 'electricity');
  await note('Heat source', 'both questions answered');
  await next(page, 'climate-zone');
  await arrived('Town');
  await page.getByRole('combobox').fill('Krak');
  await note('Town', '“Krak” typed');
  await pickTown(page, 'Krak', /^Kraków/);
  await note('Town', 'Kraków picked');
  await next(page, 'built-year');
  await arrived('Year');
  await choose(page, 'construction_year', 'before_1971');
  await next(page, 'existing-heat-source');
  await arrived('Existing source');
  await choose(page, 'existing_heat_source', 'coal');
  await next(page, 'quote');
  await arrived('Amount');
  await next(page, 'planning');
  await arrived('Plan');
  await refused('Plan');
  await answerPlan(page);
  await choose(page, 'selected_installer', 'install_by_the_customer');
  await next(page, 'submit');
  await arrived('Email');
  await page.locator('#field-email').fill('jan@gmial.com');
  await page.locator('#field-email').press('Tab');
  await note('Email', '“gmial.com” typed, field left');
  const email = freshAddress();
  await send(page, email);
  await arrived('Sent');
  await page.goto(linkIn(await newestMail(email)));
  await onStep(page, 'applicant');
  await arrived('Applicant');
  await refused('Applicant');
  await fillPerson(page);
  await note('Applicant', 'everything typed');
  await save(page, 'building-address');
  await arrived('Address');
  await fillStreet(page);
  await save(page, 'building-info');
  await arrived('Building details');
  await fillBuilding(page);
  await save(page, 'settlement');
  await arrived('Account');
  await fillSettlement(page);
  await save(page, 'consent');
  await arrived('Statements');
  await refused('Statements');
  await tickConsents(page);
  await save(page, 'check');
  await arrived('Check');
  await sendChecked(page);
  await page.getByRole('heading', { name: 'Przebieg sprawy' }).waitFor();
  await arrived('Overview');
  writeFileSync(file ?? '', `${text().trimEnd()}\n`);
});
