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
import { addAllDocuments, addDocument, fillPayment, makeDocuments } from './support/settlement.ts';
import { askForCode, codeFor, linkToPapers, linkToSign, readDocuments } from './support/signing.ts';
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
    text: () => everyRun([...head, ...rows, '', ...listsHead, ...lists].join('\n')),
  };
}

/** What differs from one run to the next is left out. */
const everyRun = (text: string) =>
  text.replaceAll(/NDP[-‑]\d{4}[-‑][A-Z0-9]{4,}/g, 'NDP-…').replaceAll(/ za \d+ s\b/g, ' za … s');

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

interface Heard {
  readonly note: (step: string, act: string) => Promise<void>;
  readonly arrived: (step: string) => Promise<void>;
  readonly refused: (step: string, button?: string) => Promise<void>;
}

/** Corrects the project from the page that shows everything, looks at the new amount and leaves it as it was. */
async function correctSource(page: Page, { note, arrived }: Omit<Heard, 'refused'>): Promise<void> {
  await page.getByLabel(/^Pokaż pozostałe .*: Przedsięwzięcie$/).click();
  await page.getByRole('link', { name: 'Zmień: Nowe źródło ciepła' }).click();
  await page.waitForURL(/project\/heat-source/);
  await arrived('Correction');
  await choose(page, 'heat_source', 'gas_boiler');
  await choose(page, 'heat_source_variant', '2');
  await page.getByText('Wersja robocza jest zapisana.').waitFor();
  await note('Correction', 'gas boiler chosen, saved meanwhile');
  await page.locator('form button[type="submit"]:visible').click();
  await page.getByRole('heading', { name: 'Kwota po zmianie' }).waitFor();
  await arrived('Amount after the correction');
  await page.getByRole('button', { name: 'Zostaw bez zmian' }).click();
  await onStep(page, 'check');
  await page.locator('h1').and(page.locator(':focus')).waitFor();
  await note('Check', 'left as it was');
}

/** From the mailed link to the thanks. */
async function sign(page: Page, { note, arrived, refused }: Heard, email: string): Promise<void> {
  await page.goto(await linkToSign({ email }));
  await page.locator('#field-typed_name').waitFor();
  await arrived('Signing');
  await refused('Signing', '“Podpisz”');
  await readDocuments(page);
  await note('Signing', 'both documents unfolded');
  await page.locator('#field-typed_name').fill('Anna Inna');
  await page.locator('form button[type="submit"]:visible').click();
  await note('Signing', 'another name typed');
  await askForCode(page);
  await arrived('Code');
  await page.locator('#field-code').fill('123');
  await page.locator('form button[type="submit"]:visible').click();
  await note('Code', 'too few digits');
  await page.locator('#field-code').fill(await codeFor({ email }));
  await page.locator('form button[type="submit"]:visible').click();
  await page.getByRole('heading', { level: 1, name: 'Podpisano' }).waitFor();
  await arrived('Signed');
  await linkToPapers({ email });
}

/** The documents of the settlement, the application for the payment, and the overview that waits for it. */
async function settle(page: Page, { note, arrived, refused }: Heard, overview: string): Promise<void> {
  await page.goto(overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rozliczenie' }).waitFor();
  await arrived('Settlement');
  await refused('Settlement', '“Sprawdź wniosek o wypłatę”');
  const { pdf } = await makeDocuments(page);
  await page.locator('#field-document_invoice').setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
  await note('Settlement', 'an empty file added as invoice');
  await addDocument(page, 'invoice', pdf);
  await note('Settlement', 'the invoice added');
  await addAllDocuments(page);
  await fillPayment(page);
  await note('Settlement', 'everything added and ticked');
  await page.locator('form button[type="submit"]:visible').click();
  await page.getByRole('heading', { level: 1, name: 'Sprawdź wniosek o wypłatę' }).waitFor();
  await arrived('Payment application before it is sent');
  await page.locator('button[name="payment_sure"]').click();
  await page.waitForURL(/overview/);
  await page.getByRole('heading', { level: 1, name: 'Wniosek o wypłatę jest złożony' }).waitFor();
  await arrived('Overview, payment asked for');
}

test('what a screen reader is given on the way of a home owner is written down', async ({ page }) => {
  test.skip(!file, 'only by npm run assurance -- screen-reader');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  const { note, list, text } = notebook(page);
  const leadOn = page.locator('form button[type="submit"]:visible');
  const refused = async (step: string, button = '“Dalej”') => {
    await leadOn.click();
    await note(step, `nothing answered, ${button}`);
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
  await note('Heat source', 'source of heat answered');
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
  await correctSource(page, { note, arrived });
  await sendChecked(page);
  await page.getByRole('heading', { level: 1, name: 'Wniosek o wypłatę jest złożony' }).waitFor();
  await arrived('Overview');
  const overview = page.url();
  await sign(page, { note, arrived, refused }, email);
  await settle(page, { note, arrived, refused }, overview);
  writeFileSync(file ?? '', `${text().trimEnd()}\n`);
});
