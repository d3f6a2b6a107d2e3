import { expect, type Page } from '@playwright/test';
import { fillAddress, fillPerson, onStep, save, sendEstimate } from './support/application.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { openPortal, portal } from './support/portal.ts';
import { inShort, phone } from './support/ways.ts';
import {
  applyForCommunity,
  applyPlainly,
  expectPlain,
  sendPlainly,
  signPlainly,
  toCorrect,
} from './support/without-script.ts';
import { choose, fill, next, tick } from './support/wizard.ts';

const start = portal('mpec', '/application/project-type');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...inShort({ viewport: phone }) });

  test('a home owner comes from Start to the sending, and errors are read out first', {
    tag: '@ways',
  }, async ({ page, say }) => {
    await openPortal(page);
    await page.getByRole('link', { name: say('Rozpocznij') }).click();
    await sendPlainly(page);
    await expect(page).toHaveTitle(/^(Błąd: W\sjakim budynku|Error: )/);
    await expect(page.getByRole('group', { name: toCorrect })).toBeFocused();
    await choose(page, 'project_variant', 'home');
    await leadOn(page, 'heat-source');
    await choose(page, 'heat_source', 'heat_pump');
    await leadOn(page, 'heat-source#field-heat_from');
    await choose(page, 'heat_from', 'air');
    await leadOn(page, 'climate-zone');
    await page.getByLabel(say('Miejscowość')).fill('Balice');
    // Enter leads on, whatever other buttons the page has.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Balice' }).first()).toBeVisible();
    await expectPlain(page, 'towns of one name without script');
    await page.locator('label', { hasText: /krakowski/ }).click();
    await leadOn(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await leadOn(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await leadOn(page, 'quote');
    await expect(page.locator('strong').first()).toHaveText(/^(\d\s\d{3}\szł|PLN\s\d,\d{3})$/);
    await expectPlain(page, 'the amount without script');
    const amount = await page.locator('strong').first().innerText();
    await page.locator('a[href="/application/estimate-sheet"]').click();
    await expect(page.locator('main')).toContainText(amount);
    await expectPlain(page, 'the sheet of the estimate without script');
    await page.getByRole('link', { name: say('Wróć do kwoty') }).click();
    await leadOn(page, 'planning');
    await choose(page, 'is_other_funding', 'no');
    await choose(page, 'selected_installer', 'install_by_the_customer');
    for (const box of ['is_existing_heat_source_eliminated', 'gdpr_consent']) await tick(page, box);
    await leadOn(page, 'submit');
    const email = freshAddress();
    await fill(page, 'email', email);
    await leadOn(page, 'pending-confirm');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('JavaScript');
    await expectPlain(page, 'the wait for the mail without script');
    await page.goto(linkIn(await newestMail(email)));
    await applyPlainly(page, say);
    await signPlainly(page, email);
  });

  test('a housing community comes from Start to the sending, in numbers as people write them', {
    tag: ['@everywhere', '@ways'],
  }, async ({ page, language, say }) => {
    await openPortal(page);
    await page.getByRole('link', { name: say('Rozpocznij') }).click();
    await choose(page, 'project_variant', 'apartment');
    await leadOn(page, 'surface-area');
    await fill(page, 'surface_area', 'large');
    await sendPlainly(page);
    await expect(page).toHaveTitle(/^(Błąd|Error): /);
    await expect(page.locator('#field-surface_area')).toHaveValue('large');
    await fill(page, 'surface_area', language === 'pl' ? '1 200,5' : '1,200.5');
    await leadOn(page, 'heat-source');
    await choose(page, 'heat_source', 'gas_boiler');
    await leadOn(page, 'heat-source#field-heat_source_variant');
    await choose(page, 'heat_source_variant', '2');
    await leadOn(page, 'climate-zone');
    await page.getByRole('button', { name: /wskażę strefę|I choose the zone/ }).click();
    await choose(page, 'climate_zone', 'zone_iii');
    await leadOn(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await leadOn(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await leadOn(page, 'quote');
    const other = page.locator('input[name="tried_source"][value="heat_pump-4"]');
    await unfoldTo(other);
    await other.check();
    await page.getByRole('button', { name: say('Zachowaj ten wybór') }).click();
    await expect(page.locator('aside')).toContainText(/Pompa powietrzna|Air source heat pump/);
    await leadOn(page, 'planning');
    await choose(page, 'is_other_funding', 'no');
    await choose(page, 'selected_installer', 'not_listed');
    for (const box of ['is_existing_heat_source_eliminated', 'gdpr_consent']) await tick(page, box);
    await leadOn(page, 'submit');
    const email = freshAddress();
    await fill(page, 'email', email);
    await leadOn(page, 'pending-confirm');
    await page.goto(linkIn(await newestMail(email)));
    await applyForCommunity(page, say);
    await signPlainly(page, email);
  });
});

test('a section sent before the script has come is saved, and gone on from with script', {
  tag: '@everywhere',
}, async ({ page }) => {
  const { link } = await sendEstimate('home');
  await openPortal(page);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.evaluate((to) => location.assign(to), link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await sendPlainly(page);
  await onStep(page, 'building-address');
  await page.unroute('**/assets/index-*.js');
  await page.reload();
  await fillAddress(page);
  await save(page, 'building-info');
});

/** The same, and waits for the page it leads to. */
async function leadOn(page: Page, to: string): Promise<void> {
  await sendPlainly(page);
  await expect(page).toHaveURL(portal('mpec', `/application/${to}`));
}

test('what forms told the server before the script came is gone on from in the browser', async ({
  page,
  context,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(start);
  await choose(page, 'project_variant', 'apartment');
  await leadOn(page, 'surface-area');
  await page.unroute('**/assets/index-*.js');
  await page.reload();
  await expect(page.locator('aside button[type="button"]')).toBeVisible();
  await fill(page, 'surface_area', '1200');
  await next(page, 'heat-source');
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page.locator('#field-surface_area')).toHaveValue('1200');
});

test('what is chosen before the script comes is kept, and the page goes on from there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(start, { waitUntil: 'commit' });
  await choose(page, 'project_variant', 'home');
  release();
  await page.waitForFunction(() => sessionStorage.getItem('ndp-estimate')?.includes('home'));
  // Kept before the page is taken over: pressed now, it may still be sent as a form.
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page).toHaveURL(/\/application\/heat-source$/);
  await expect(page.locator('h1')).toHaveText('Jakie będzie nowe źródło ciepła?');
  await page.goBack();
  await expect(page.locator('input[value="home"]')).toBeChecked();
});
