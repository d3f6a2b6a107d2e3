import { homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { fillAddress, fillPerson, onStep, save, sendEstimate, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { isEverywhere, openPortal, portal } from './support/portal.ts';
import { applicantName } from './support/sending.ts';
import { codeFor, linkToSign } from './support/signing.ts';
import { choose, fill, next, tick } from './support/wizard.ts';

const start = portal('mpec', '/application/project-type');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a home owner comes from Start to the wait for the mail, and errors are read out first', async ({
    page,
  }) => {
    await openPortal(page);
    await page.getByRole('link', { name: 'Rozpocznij' }).click();
    await sendPlainly(page);
    await expect(page).toHaveTitle(/^Błąd: W\sjakim budynku/);
    await expect(page.getByRole('group', { name: 'Popraw jedną odpowiedź' })).toBeFocused();
    await choose(page, 'project_variant', 'home');
    await leadOn(page, 'heat-source');
    await choose(page, 'heat_source', 'heat_pump');
    await leadOn(page, 'heat-source#field-heat_from');
    await choose(page, 'heat_from', 'air');
    await leadOn(page, 'heat-source#field-driven_by');
    await choose(page, 'driven_by', 'electricity');
    await leadOn(page, 'climate-zone');
    await page.getByLabel('Miejscowość').fill('Balice');
    // Enter leads on, whatever other buttons the page has.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Balice' }).first()).toBeVisible();
    await expectPlain(page, 'towns of one name without script');
    await page.locator('label', { hasText: 'pow. krakowski' }).click();
    await leadOn(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await leadOn(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await leadOn(page, 'quote');
    await expect(page.locator('strong').first()).toHaveText(/^\d\s\d{3}\szł$/);
    await expectPlain(page, 'the amount without script');
    await leadOn(page, 'planning');
    await choose(page, 'is_other_funding', 'no');
    await choose(page, 'selected_installer', 'install_by_the_customer');
    for (const box of ['model_unknown', 'is_existing_heat_source_eliminated', 'gdpr_consent'])
      await tick(page, box);
    await leadOn(page, 'submit');
    const email = freshAddress();
    await fill(page, 'email', email);
    await leadOn(page, 'pending-confirm');
    await expect(page.getByText(email)).toBeVisible();
    await expectPlain(page, 'the wait for the mail without script');
    await page.goto(linkIn(await newestMail(email)));
    await applyPlainly(page);
    await signPlainly(page, email);
  });

  test('a housing community answers in English, and in numbers as people write them', async ({ page }) => {
    test.skip(!isEverywhere, 'walked in the long form only');
    await openPortal(page, 'mpec', 'en');
    await page.getByRole('link', { name: 'Start' }).click();
    await choose(page, 'project_variant', 'apartment');
    await leadOn(page, 'surface-area');
    await fill(page, 'surface_area', 'large');
    await sendPlainly(page);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#field-surface_area')).toHaveValue('large');
    await fill(page, 'surface_area', '1,200.5');
    await leadOn(page, 'heat-source');
    await choose(page, 'heat_source', 'gas_boiler');
    await leadOn(page, 'heat-source#field-heat_source_variant');
    await choose(page, 'heat_source_variant', '2');
    await leadOn(page, 'climate-zone');
    await page.getByRole('button', { name: 'I choose the zone' }).click();
    await choose(page, 'climate_zone', 'zone_iii');
    await leadOn(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await leadOn(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await leadOn(page, 'quote');
    await page.locator('input[name="tried_source"][value="heat_pump-4"]').check();
    await page.getByRole('button', { name: 'Keep this choice' }).click();
    await expect(page.locator('aside')).toContainText('Air-to-water');
    await leadOn(page, 'planning');
    await choose(page, 'is_other_funding', 'no');
    await choose(page, 'selected_installer', 'not_listed');
    for (const box of ['model_unknown', 'is_existing_heat_source_eliminated', 'gdpr_consent'])
      await tick(page, box);
    await leadOn(page, 'planning#field-will_install_by');
    await leadOn(page, 'submit');
    const email = freshAddress();
    await fill(page, 'email', email);
    await leadOn(page, 'pending-confirm');
    await page.goto(linkIn(await newestMail(email)));
    await applyForCommunity(page);
    await signPlainly(page, email);
  });
});

/** From the mailed link to the overview of a housing community that named no town. */
async function applyForCommunity(page: Page): Promise<void> {
  const { client_info, building_address, building_info, settlement } = housingCommunity.sections;
  await onStep(page, 'applicant');
  await choose(page, 'client_type', client_info.client_type);
  for (const name of ['building_name', 'nip', 'regon', 'phone_number'] as const)
    await fill(page, name, client_info[name]);
  await tick(page, 'no_krs');
  await sendPlainly(page);
  await onStep(page, 'building-address');
  await fillAllOf(page, building_address);
  await expectPlain(page, 'an address typed without script');
  await sendPlainly(page);
  await onStep(page, 'building-info');
  await fillAllOf(page, building_info);
  await sendPlainly(page);
  await onStep(page, 'settlement');
  await fillAllOf(page, settlement);
  await sendPlainly(page);
  await onStep(page, 'consent');
  await tickConsents(page);
  await sendPlainly(page);
  await onStep(page, 'check');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await onStep(page, 'overview');
}

/** Types answers into the fields of their names; what has no answer stays empty. */
async function fillAllOf(page: Page, answers: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) if (text !== null) await fill(page, name, text);
}

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

/** From the mailed link to the overview of a home owner. */
async function applyPlainly(page: Page): Promise<void> {
  const { client_info, building_address, building_info, settlement } = homeOwner.sections;
  await onStep(page, 'applicant');
  await sendPlainly(page);
  await expect(page).toHaveTitle(/^Błąd: /);
  await expect(page.getByRole('group', { name: /^Popraw/ })).toBeFocused();
  await expectPlain(page, 'the applicant without script');
  await choose(page, 'client_type', client_info.client_type);
  for (const name of ['first_name', 'last_name', 'pesel', 'phone_number'] as const)
    await fill(page, name, client_info[name]);
  await page.keyboard.press('Enter');
  await onStep(page, 'building-address');
  await expect(page.getByText('Balice')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień miejscowość' }).click();
  for (const name of [
    'province',
    'county',
    'community',
    'city',
    'street',
    'house_number',
    'zip_code',
  ] as const)
    await fill(page, name, building_address[name]);
  if (isEverywhere) await expectPlain(page, 'the address without script');
  await sendPlainly(page);
  await onStep(page, 'building-info');
  await fill(page, 'land_registry_number', building_info.land_registry_number);
  await fill(page, 'mortgage_registry_number', building_info.mortgage_registry_number);
  await sendPlainly(page);
  await onStep(page, 'settlement');
  // Another language loses nothing that is typed.
  await fill(page, 'bank_account_holder_name', settlement.bank_account_holder_name);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('#field-bank_account_holder_name')).toHaveValue(
    settlement.bank_account_holder_name,
  );
  await page.getByRole('button', { name: /^PL/ }).click();
  await fill(page, 'iban_number', settlement.iban_number);
  await sendPlainly(page);
  await onStep(page, 'consent');
  await sendPlainly(page);
  await expect(page.getByRole('group', { name: /^Popraw/ })).toBeFocused();
  await tickConsents(page);
  await sendPlainly(page);
  await onStep(page, 'check');
  if (isEverywhere) await expectPlain(page, 'the check page without script');
  await page.locator('a[href*="field=land_registry_number"]').click();
  await fill(page, 'land_registry_number', '123/5');
  await sendPlainly(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('123/5');
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await onStep(page, 'overview');
  await expect(page.getByText(/^Dziękujemy|Wniosek został/).first()).toBeVisible();
  await expectPlain(page, 'the overview without script');
}

/** Both documents read, the name, the code, the signature. */
async function signPlainly(page: Page, email: string): Promise<void> {
  const link = await linkToSign({ email });
  await page.goto(link);
  await fill(page, 'typed_name', applicantName);
  await sendSigning(page);
  await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toContainText(
    /Najpierw otwórz|First open/,
  );
  for (const paper of ['application', 'agreement']) {
    await page.locator(`#paper-${paper} summary`).first().click();
    await page.locator('details[open] button[name="read"]').click();
    await expect(page.locator('details[open] article h5').first()).toBeVisible();
  }
  await expect(
    page.getByText(/^(Wszystkie dokumenty są otwarte|All documents have been opened)/),
  ).toBeVisible();
  if (isEverywhere) await expectPlain(page, 'a document read without script');
  await fill(page, 'typed_name', 'Ktoś Inny');
  await sendSigning(page);
  await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toBeFocused();
  if (isEverywhere) await expectPlain(page, 'another name without script');
  await fill(page, 'typed_name', applicantName);
  await sendSigning(page);
  await expect(page.locator('#field-typed_name')).toHaveValue(applicantName);
  await fill(page, 'code', await codeFor({ email }));
  await sendSigning(page);
  await expect(page.getByRole('heading', { level: 1, name: /^(Podpisano|Signed)$/ })).toBeVisible();
  if (isEverywhere) await expectPlain(page, 'signed without script');
}

const sendSigning = (page: Page) =>
  page.locator('form:has(#field-typed_name) button[type="submit"]:not([name])').click();

/** Axe needs script: it looks at the page as it was written, in a window where there is some. */
async function expectPlain(page: Page, state: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context?.newPage();
  if (!copy) throw new Error('no second window');
  await copy.setContent((await page.content()).replace(/<script[^>]*type="module"[^>]*><\/script>/g, ''));
  await expectAccessible(copy, state);
  await context?.close();
}

/** Sends the form of the page as it stands. */
async function sendPlainly(page: Page): Promise<void> {
  await page.locator('#question button[type="submit"]:not([name])').last().click();
}

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
  await next(page, 'heat-source');
  await page.goBack();
  await expect(page.locator('input[value="home"]')).toBeChecked();
});
