import { expect, type Page } from '@playwright/test';
import { fillPerson, onStep, save, sendEstimate } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress } from './support/mailbox.ts';
import { openPortal, portal } from './support/portal.ts';
import { now } from './support/today.ts';
import { findPlanted, keptByBrowser, keptOnDevice, refuseStorage } from './support/traces.ts';
import { choose, fill, next, send, tick } from './support/wizard.ts';

const contact = {
  building_name: 'Hala Canarina',
  first_name: 'Kanarka',
  last_name: 'Śladowska',
  phone_number: '601702803',
};
const person = ['Łucja', 'Żółć-Kowalska', '44051401359', '600 700 800'];
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const finishButton = (page: Page) => page.getByRole('button', { name: 'Zakończ i wyczyść' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Finishes by the menu of the header. */
async function finish(page: Page): Promise<void> {
  await menu(page).click();
  await finishButton(page).click();
}

/** Brings a visitor without energy data to the questions about a person. */
async function openContactQuestions(page: Page): Promise<void> {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '900');
  await next(page, 'efficiency-selector');
  await choose(page, 'knows_efficiency', 'no');
  await next(page, 'client-details');
}

async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(contact)) await fill(page, name, value);
}

/** Changes what the device keeps of the estimate, and loads the page anew. */
async function tamper(page: Page, change: object): Promise<void> {
  await page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('ndp-estimate') ?? '{}');
    localStorage.setItem('ndp-estimate', JSON.stringify({ ...kept, ...changed }));
  }, change);
  await page.reload();
  await expect(page).toHaveURL(/project-type$/);
}

test('what is said of a person never lies on the device, and is gone after sending', async ({ page }) => {
  const email = freshAddress();
  const planted = [...Object.values(contact), email];
  for (const change of [{ stamp: '0.0.18' }, { usedAt: now().getTime() - 24 * 3_600_000 - 1 }]) {
    await openContactQuestions(page);
    await fillContact(page);
    expect(findPlanted(await keptByBrowser(page), planted)).toHaveLength(4);
    expect(findPlanted(await keptOnDevice(page), planted)).toEqual([]);
    await tamper(page, change);
    expect(findPlanted(await keptByBrowser(page), planted)).toEqual([]);
  }
  await openContactQuestions(page);
  await fillContact(page);
  await tick(page, 'gdpr_consent');
  await send(page, email);
  await expect(page.getByText(email)).toBeVisible();
  expect(findPlanted(await keptByBrowser(page), planted)).toEqual([]);
  await page.goto(portal('duon', '/application/project-type'));
  await expect(page.locator('h1')).toBeVisible();
  expect(await keptByBrowser(page)).not.toMatch(/stamp|NDP-2026/);
  await page.goto(portal('mpec'));
  await expect(page).toHaveURL(/pending-confirm$/);
  await finish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ i wyczyść' }).click();
  await expect(heading(page, 'Gotowe, przeglądarka wyczyszczona')).toBeVisible();
  expect(await keptByBrowser(page)).not.toMatch(/stamp|NDP-2026/);
});

test('finishing asks about what is not saved, leaves nothing, and Back shows nothing', async ({ page }) => {
  const { link, email } = await sendEstimate('home');
  const planted = [...person, email, ...link.split('/').slice(-2)];
  const part = /assets\/(welcome|shared-computer)-.*\.js$/;
  await page.route(part, (route) => setTimeout(() => void route.continue(), 1_500));
  await page.goto(link, { waitUntil: 'commit' });
  await expect(menu(page)).toBeVisible();
  await onStep(page, 'applicant');
  await menu(page).click({ timeout: 1_000 });
  await expect(finishButton(page)).toBeVisible();
  await expectAccessible(page, 'the menu');
  await page.keyboard.press('Escape');
  await expect(finishButton(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.unroute(part);
  await fillPerson(page);
  const pesel = page.locator('#field-pesel');
  const covering = () =>
    pesel.evaluate((field) => getComputedStyle(field).getPropertyValue('-webkit-text-security'));
  expect(await covering()).toBe('disc');
  await pesel.focus();
  expect(await covering()).toBe('none');
  await page.route('**/drafts/**', (route) => route.abort());
  await fill(page, 'phone_number', '600 700 801');
  await finish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(menu(page)).toBeFocused();
  await page.unroute('**/drafts/**');
  await expect(pesel).toHaveValue('440514 01359');
  await save(page, 'building-address');
  expect(findPlanted(await keptByBrowser(page), planted)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(link);
  await onStep(other, 'building-address');
  await expect(menu(other)).toBeVisible();

  const cleared = page.waitForResponse((answer) => answer.url().endsWith('/finish'));
  await finish(page);
  expect(await (await cleared).headerValue('clear-site-data')).toBe('"storage","cache"');
  for (const tab of [page, other])
    await expect(heading(tab, 'Gotowe, przeglądarka wyczyszczona')).toBeVisible();
  expect(findPlanted(await keptByBrowser(page), planted)).toEqual([]);
  await expectAccessible(page, 'finished');
  await page.goBack();
  await expect(heading(page, 'Gotowe, przeglądarka wyczyszczona')).toBeVisible();
  await expect(page).toHaveURL(/\/finished$/);
  await page.goto(link);
  await onStep(page, 'building-address');
});

test('a page behind a link that nobody uses warns, keeps what is typed, and locks', async ({
  page,
  context,
}) => {
  const { link } = await sendEstimate('home');
  await page.clock.install({ time: now() });
  await page.goto(link);
  await onStep(page, 'applicant');
  await fill(page, 'first_name', 'Łucja');
  await expect(menu(page)).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: 'Czy ktoś tu jeszcze jest?' });
  // The time counts from the moment in which the page has taken over what the server wrote.
  await expect(async () => {
    await page.clock.fastForward('13:00');
    await expect(warning).toContainText('Za 2 minuty strona zostanie zablokowana.', { timeout: 10_000 });
  }).toPass();
  await expect(warning).toContainText('Wpisane dane są zapisane');
  await expect(warning.getByRole('button')).toBeFocused();
  await expectAccessible(page, 'warned');
  await page.clock.fastForward('01:00');
  await expect(warning).toContainText('Za minutę');
  await page.keyboard.press('Shift');
  await expect(warning).toBeHidden();

  await fillPerson(page);
  const other = await context.newPage();
  await other.goto(link);
  await onStep(other, 'applicant');
  await expect(menu(other)).toBeVisible();
  await page.clock.fastForward('12:00');
  await other.mouse.click(5, 5);
  await page.clock.fastForward('12:00');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('01:30');
  await expect(warning).toContainText('Wpisane dane są zapisane');
  await other.close();
  await page.clock.fastForward('08:00:00');
  await expect(heading(page, 'Strona została zablokowana')).toBeVisible();
  await expectAccessible(page, 'locked');
  await page.goto(link);
  await onStep(page, 'applicant');
  await expect(page.locator('#field-pesel')).toHaveValue('440514 01359');
});

test('a page that comes back whole is looked at before it is shown', async ({ page }) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await expect(menu(page)).toBeVisible();
  const pass = (name: string) =>
    page.evaluate((kind) => {
      window.dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
      return document.body.hidden;
    }, name);
  // A page listens once it has taken over what the server wrote.
  await expect.poll(() => pass('pagehide')).toBe(true);
  const asked = page.waitForRequest((request) => /\/applications\//.test(request.url()));
  expect(await pass('pageshow')).toBe(true);
  await asked;
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('ndp-left', '"locked"'));
  await pass('pageshow');
  await expect(heading(page, 'Strona została zablokowana')).toBeVisible();
});

test.describe('a browser that keeps nothing', () => {
  for (const error of ['QuotaExceededError', 'SecurityError']) {
    test(`says so and goes on in memory (${error})`, async ({ page, context }) => {
      await refuseStorage(context, error);
      await openPortal(page);
      await expect(page.getByText('Ta przeglądarka niczego nie zapisuje')).toBeVisible();
      await expectAccessible(page, 'told that nothing is kept');
      await page.getByRole('link', { name: 'Rozpocznij' }).click();
      await choose(page, 'project_variant', 'home');
      await next(page, 'heat-source');
      await page.goBack();
      await expect(page.locator('input[value="home"]')).toBeChecked();
    });
  }
});
