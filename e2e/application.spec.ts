import { housingCommunity, school } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillAddress,
  fillBuilding,
  fillOrganisation,
  fillPerson,
  fillSettlement,
  fillStreet,
  fillUntilConsents,
  onStep,
  save,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { test } from './support/journey.ts';
import { linkIn, mailAbout, mailsTo, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { choose, fill, tick } from './support/wizard.ts';

/** From the building's address to the overview. */
async function finish(page: Page, ownsPart = false): Promise<void> {
  await fillUntilConsents(page);
  await expect(page.locator('#co-owners')).toHaveCount(ownsPart ? 1 : 0);
  if (ownsPart) await tick(page, 'co_owners_on_paper');
  await tickConsents(page);
  await checkAndSend(page);
}

test('a co-owner applies as one', { tag: '@everywhere' }, async ({ page }) => {
  const { link } = await sendEstimate('home', 'duon');
  await page.goto(link);
  await fillPerson(page, 'co_owner');
  await save(page, 'building-address');
  await finish(page, true);
  await expect(page.getByText('współwłaściciel').first()).toBeVisible();
});

test('a housing community has no KRS entry', { tag: '@everywhere' }, async ({ page }) => {
  const { link } = await sendEstimate('apartment', 'fortum');
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillOrganisation(page, housingCommunity);
  await save(page, 'building-address');
  await finish(page);
});

test('a company applies for its hall in English', { tag: '@everywhere' }, async ({ page }) => {
  const { link } = await sendEstimate('non_residential', 'mpec', 'en');
  await page.goto(link);
  await onStep(page, 'applicant');
  await page.getByRole('button', { name: /EN/ }).click();
  await fillOrganisation(page, school);
  await save(page, 'building-address');
  await finish(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('stopping after each step and resuming in a fresh browser comes to the next one', {
  tag: '@everywhere',
}, async ({ browser }) => {
  const { link } = await sendEstimate('home');
  const steps = [
    ['applicant', fillPerson, 'building-address'],
    ['building-address', fillAddress, 'building-info'],
    ['building-info', fillBuilding, 'settlement'],
    ['settlement', fillSettlement, 'consent'],
    ['consent', tickConsents, 'check'],
  ] as const;
  for (const [step, answer, next] of steps) {
    const profile = await browser.newContext();
    const page = await profile.newPage();
    await page.goto(link);
    await onStep(page, step);
    await answer(page);
    await save(page, next);
    await profile.close();
  }
});

test('the owner of a home completes one step after the other, gets the copy by link, and has only the overview then', async ({
  page,
}) => {
  const { email, link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  const at = (step: string) => page.url().replace(/additional-data\/[^/]+/, `additional-data/${step}`);
  await page.goto(at('settlement'));
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await page.goto(at('overview'));
  await onStep(page, 'building-address');
  await finish(page);
  await expect(page.getByText(/NDP[-‑]2026[-‑]/).first()).toBeVisible();
  await page.getByText('Dane wniosku', { exact: true }).click();
  const overview = await page.locator('main').innerText();
  expect(overview).toContain('Kraków');
  expect(overview).not.toContain('44051401359');
  expect(overview.replace(/\s/g, '')).not.toContain('61109010140000071219812874');
  await page.goto(at('applicant'));
  await onStep(page, 'overview');
  await page.goBack();
  await onStep(page, 'overview');
  await page.getByRole('link', { name: /strona główna$/ }).click();
  await expect(page).toHaveURL(/(?:welcome-page|\/)$/);
  const received = await mailAbout(email, { subject: /został wysłany$/ });
  expect(received.text).not.toContain('Kowalska');
  await page.goto(linkIn(received));
  await onStep(page, 'overview');
});

test('each consent’s document is read in place and on a page of its own', async ({ page }) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await fillPerson(page);
  await save(page, 'building-address');
  await fillUntilConsents(page);
  const clause = page.locator('details', { hasText: 'Klauzula informacyjna' });
  await clause.locator('summary').click();
  await expect(clause.getByRole('region')).toContainText('Administrator');
  const opening = page.waitForEvent('popup');
  await clause.getByRole('link').last().click();
  const own = await opening;
  await expect(own).toHaveURL(/\/additional-data\/consent-gdpr-oe\/[^/]+\/[^/]+$/);
  await expect(own.locator('article')).toContainText('Administrator');
  await own.goto(own.url().replace('consent-gdpr-oe', 'consent-regulations-oe'));
  await expect(own.locator('article')).toContainText('regulamin');
});

test('a section is corrected after sending, and the consents are given anew', async ({ page }) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await finish(page);
  await page.getByText('Dane wniosku', { exact: true }).click();
  await page.getByRole('button', { name: 'Zmień: Dane budynku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień dane' }).click();
  await onStep(page, 'building-info');
  await fill(page, 'land_registry_number', '77/1');
  await save(page, 'consent');
  await expect(page.locator('form input[type="checkbox"]:checked')).toHaveCount(0);
  await tickConsents(page);
  await checkAndSend(page);
  await page.getByText('Dane wniosku', { exact: true }).click();
  await expect(page.getByText('77/1')).toBeVisible();
});

test('two tabs on one step never overwrite each other silently', async ({ context }) => {
  const { link } = await sendEstimate('home');
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto(link);
    await onStep(tab, 'applicant');
    await fillPerson(tab);
  }
  await fill(first, 'first_name', 'Anna');
  await save(first, 'building-address');
  await fill(second, 'first_name', 'Barbara');
  await second.locator('form button[type="submit"]:visible').click();
  const panel = second.getByRole('alert');
  await expect(panel).toContainText('Anna');
  await expect(panel).toContainText('Barbara');
  await second.getByRole('button', { name: 'Zapisz dane z tego okna' }).click();
  await onStep(second, 'building-address');
  await second.goBack();
  await expect(second.locator('#field-first_name')).toHaveValue('Barbara');
});

test('wrong, foreign and cut links are one and the same, and a new link can be asked for', async ({
  page,
}) => {
  const { email, link } = await sendEstimate('home');
  const foreign = link.replace('//mpec.', '//duon.');
  for (const wrong of [`${link}x`, link.slice(0, -4), foreign]) {
    await page.goto(wrong);
    await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
  }
  await page.goto(portal('mpec', '/error?code=INVALID_TOKEN'));
  for (const address of ['nobody@example.pl', email]) {
    await fill(page, 'email', address);
    await page.getByRole('button', { name: 'Wyślij nowy link' }).click();
    await expect(page.getByText('Jeśli z tym adresem jest związana sprawa')).toBeVisible();
  }
  await page.goto(linkIn(await newestMail(email, 2)));
  await onStep(page, 'applicant');
  expect(await mailsTo('nobody@example.pl')).toHaveLength(0);
});

test('without the register the address can still be typed', async ({ page }) => {
  const noTown = { province: null, county: null, community: null, city: null };
  const { link } = await sendEstimate('home', 'mpec', 'pl', undefined, noTown);
  await page.route('**/addresses/**', (route) => route.abort());
  await page.goto(link);
  await fillPerson(page);
  await save(page, 'building-address');
  await expect(page.locator('input#field-province')).toBeVisible();
  for (const [name, text] of [
    ['province', 'małopolskie'],
    ['county', 'Kraków'],
    ['community', 'Kraków'],
    ['city', 'Kraków'],
  ] as const) {
    await fill(page, name, text);
  }
  await fillStreet(page);
  await save(page, 'building-info');
});

test('nothing personal stays in the browser, the address bar or the title', async ({ page }) => {
  const { link } = await sendEstimate('home');
  const token = link.split('/').at(-1) ?? '';
  const planted = [
    '44051401359',
    'Kowalska',
    '600 700 800',
    '600700800',
    '61109010140000071219812874',
    token,
  ];
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await finish(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  const seen = `${kept} ${await page.title()}`;
  expect(planted.filter((value) => seen.includes(value))).toEqual([]);
  expect(decodeURIComponent(page.url()).replace(token, '')).not.toMatch(/Kowalska|44051401359|61109010/);
});

test('an unknown client type cannot be forced through the page', async ({ page }) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await choose(page, 'client_type', 'owner');
  await fill(page, 'first_name', '<img src=x onerror=alert(1)>');
  await fill(page, 'pesel', '11111111111');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-first_name-error')).toBeVisible();
  await expect(page.locator('#field-pesel-error')).toContainText('PESEL');
});
