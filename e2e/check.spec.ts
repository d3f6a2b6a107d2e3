import { toApplication } from '@ndp/flows/estimate/requests.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillAddress,
  fillBuilding,
  fillPerson,
  fillSettlement,
  onStep,
  save,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { choose, fill } from './support/wizard.ts';

/** From the first section to the statements, ticked. */
async function fillUntilSending(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await fillAddress(page);
  await save(page, 'building-info');
  await fillBuilding(page);
  await save(page, 'settlement');
  await fillSettlement(page);
  await save(page, 'consent');
  await tickConsents(page);
}

test('everything is checked before it is sent, and what is changed there leads back', async ({
  page,
  context,
}) => {
  const before = await sendApplication();
  const { link } = await sendEstimate('home');
  await fillUntilSending(page, link);
  await save(page, 'check');
  const main = page.locator('main');
  await expect(main).toContainText('Być może taki wniosek jest już w toku');
  await expect(main).not.toContainText(before.reference);
  await page.getByText('Nie masz tamtej wiadomości?').click();
  await expect(main.getByRole('textbox', { name: /e.mail/ })).toBeVisible();
  for (const told of ['Wicher 9', 'Kraków', '123/4', 'Łucja Żółć-Kowalska', '3 833 zł'])
    await expect(main).toContainText(told);
  expect((await main.innerText()).replace(/\s/g, '')).not.toMatch(/44051401359|61109010140000071219812874/);
  await page.getByRole('button', { name: 'Pokaż: PESEL' }).click();
  await expect(main).toContainText('44051401359');

  await page.getByRole('link', { name: 'Zmień: Numer działki' }).click();
  await onStep(page, 'building-info');
  await expect(page.locator('#field-land_registry_number')).toBeFocused();
  await fill(page, 'land_registry_number', '88/2');
  await save(page, 'check');
  await expect(main).toContainText('88/2');
  await expect(main).not.toContainText('44051401359');

  const other = await context.newPage();
  await other.goto(link);
  await onStep(other, 'consent');
  await other.goto(other.url().replace(/additional-data\/[^/]+/, 'additional-data/settlement'));
  await fill(other, 'bank_account_holder_name', 'Ewa Nowak');
  await save(other, 'consent');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await expect(page.getByRole('alert')).toContainText('Ewa Nowak');
  await onStep(page, 'check');
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await onStep(page, 'overview');
  await expect(main).toContainText('Ewa Nowak');
});

test('the project is corrected before and after sending, once its new amount is accepted', async ({
  page,
}) => {
  const { subsidy } = toApplication({ ...homeOwner.answers, climate_zone: 'zone_v' });
  const { link } = await sendEstimate('home', 'mpec', 'pl', undefined, { subsidy });
  await fillUntilSending(page, link);
  await save(page, 'check');
  await expectAccessible(page, 'an address in another zone than the estimate');
  await page.getByRole('link', { name: 'Zmień na strefę III' }).click();
  await expect(page.getByRole('combobox', { name: 'Miejscowość' })).toHaveValue('Kraków');
  await expect(page.locator('main')).not.toContainText('Nie ma takiej miejscowości');
  await page.getByRole('button', { name: 'Przelicz kwotę' }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('Strefa III');
  await expect(page.getByRole('link', { name: 'Zmień na strefę III' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Zmień: Nowe źródło ciepła' }).click();
  await expect(page).toHaveURL(/project\/heat-source/);
  await choose(page, 'heat_source', 'gas_boiler');
  await choose(page, 'heat_source_variant', '2');
  await expect(page.getByText('Wersja robocza jest zapisana.')).toBeVisible();
  await page.goto(link);
  await onStep(page, 'consent');
  await tickConsents(page);
  await save(page, 'check');
  await expect(page.locator('main')).toContainText('Pompa ciepła');
  await page.getByRole('link', { name: 'Dokończ zmianę' }).click();
  await expect(page.getByText('Wróciło to, co było tu wpisane')).toBeVisible();
  await page.getByRole('button', { name: 'Przelicz kwotę' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kwota po zmianie' })).toBeFocused();
  await expect(page.locator('main')).toContainText(/niższa|wyższa/);
  await page.getByRole('button', { name: 'Zostaw bez zmian' }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('Pompa ciepła');
  await expect(page.locator('main')).not.toContainText('Dokończ zmianę');
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await onStep(page, 'overview');

  await page.getByRole('link', { name: 'Popraw: Nowe źródło ciepła' }).click();
  await choose(page, 'heat_source', 'gas_boiler');
  await choose(page, 'heat_source_variant', '2');
  await page.getByRole('button', { name: 'Przelicz kwotę' }).click();
  await page.getByRole('button', { name: /^Akceptuję/ }).click();
  await onStep(page, 'consent');
  await tickConsents(page);
  await checkAndSend(page);
  await expect(page.locator('main')).toContainText('Kocioł gazowy');
  await expect(page.locator('main')).not.toContainText('3 833 zł');
});

test('a reload in the middle of a section brings back what was typed, given or not', async ({
  page,
  browser,
}) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await fill(page, 'first_name', 'Łucja');
  await fill(page, 'pesel', '4405');
  await expect(page.getByText('Wersja robocza jest zapisana.')).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-first_name')).toHaveValue('Łucja');
  await expect(page.locator('#field-pesel')).toHaveValue('4405');
  await expect(page.getByText('Wróciło to, co było tu wpisane')).toBeVisible();
  await page.route('**/drafts/**', (route) => route.abort());
  await fill(page, 'last_name', 'Żółć');
  await expect(page.getByText('nie jest jeszcze zapisana')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await onStep(elsewhere, 'applicant');
  await expect(elsewhere.locator('#field-first_name')).toHaveValue('Łucja');
  await elsewhere.context().close();
});
