import { toApplication } from '@ndp/flows/estimate/requests.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillPerson,
  fillUntilConsents,
  onStep,
  save,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { choose, fill } from './support/wizard.ts';

const heatSource = /: (Nowe źródło ciepła|New heat source)$/;
const toZone = /(strefę|zone) III/;

/** From the first section to the statements, ticked. */
async function fillUntilSending(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await fillUntilConsents(page);
  await tickConsents(page);
}

test('everything is checked before it is sent, and what is changed there leads back', {
  tag: '@ways',
}, async ({ page, context, language, say }) => {
  const before = await sendApplication();
  const { link } = await sendEstimate('home', 'mpec', language);
  await fillUntilSending(page, link);
  await save(page, 'check');
  await expectAccessible(page, 'everything, before it is sent');
  const main = page.locator('main');
  await expect(main).toContainText(say('Być może taki wniosek jest już w toku'));
  await expect(main).not.toContainText(before.reference);
  await unfoldTo(page.getByText(say('Nie masz linku do tamtego wniosku?')));
  await expect(main.getByRole('textbox', { name: /e.?mail/i })).toBeVisible();
  for (const told of ['Wicher 9', 'Kraków', '123/4', 'Łucja Żółć-Kowalska', formatPln(3833, language)])
    await expect(main).toContainText(told);
  expect((await main.innerText()).replace(/\s/g, '')).not.toMatch(/44051401359|61109010140000071219812874/);
  await page.getByRole('button', { name: /: PESEL$/ }).click();
  await expect(main).toContainText('44051401359');

  await page.locator('a[href*="field=land_registry_number"]').click();
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
  await page.getByRole('button', { name: say('Wyślij wniosek') }).click();
  await expect(page.getByRole('alert')).toContainText('Ewa Nowak');
  await onStep(page, 'check');
  await page.getByRole('button', { name: say('Wyślij wniosek') }).click();
  await onStep(page, 'overview');
  await expect(main).toContainText('Ewa Nowak');
});

test('the project is corrected before and after sending, once its new amount is accepted', {
  tag: '@ways',
}, async ({ page, language, say }) => {
  const { subsidy } = toApplication({ ...homeOwner.answers, climate_zone: 'zone_v' });
  const { link } = await sendEstimate('home', 'mpec', language, undefined, { subsidy });
  await fillUntilSending(page, link);
  await save(page, 'check');
  await expectAccessible(page, 'an address in another zone than the estimate');
  await page.locator('a[href*="/project/climate-zone/"]').filter({ hasText: toZone }).click();
  await expect(page.getByRole('combobox', { name: say('Miejscowość') })).toHaveValue('Kraków');
  await expect(page.locator('main')).not.toContainText(say('Nie ma takiej miejscowości'));
  await page.getByRole('button', { name: say('Przelicz kwotę') }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText(/(Strefa|Zone) III/);
  await expect(page.locator('a[href*="/project/climate-zone/"]').filter({ hasText: toZone })).toHaveCount(0);
  await unfoldTo(page.getByRole('link', { name: heatSource, includeHidden: true }));
  await page.getByRole('link', { name: heatSource }).click();
  await expect(page).toHaveURL(/project\/heat-source/);
  await expect(page).toHaveTitle(/^(Jakie będzie nowe|What will the new)/);
  await choose(page, 'heat_source', 'gas_boiler');
  await choose(page, 'heat_source_variant', '2');
  await expect(page.getByText(say('Wersja robocza jest zapisana.'))).toBeVisible();
  await page.goto(link);
  await onStep(page, 'consent');
  await tickConsents(page);
  await save(page, 'check');
  await expect(page.locator('main')).toContainText(say('Pompa powietrzna'));
  await page.getByRole('link', { name: say('Dokończ zmianę') }).click();
  await expect(page.getByText(say('Wróciło to, co było tu wpisane'))).toBeVisible();
  await page.getByRole('button', { name: say('Przelicz kwotę') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Kwota po zmianie') })).toBeFocused();
  await expect(page.locator('main')).toContainText(/niższa|wyższa|lower|higher/);
  await page.getByRole('button', { name: say('Zostaw bez zmian') }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText(say('Pompa powietrzna'));
  await expect(page.locator('main')).not.toContainText(say('Dokończ zmianę'));
  await page.getByRole('button', { name: say('Wyślij wniosek') }).click();
  await onStep(page, 'overview');

  await unfoldTo(page.getByRole('link', { name: heatSource, includeHidden: true }));
  await page.getByRole('link', { name: heatSource }).click();
  await choose(page, 'heat_source', 'gas_boiler');
  await choose(page, 'heat_source_variant', '2');
  await page.getByRole('button', { name: say('Przelicz kwotę') }).click();
  await page.locator('button[name="accept"]').click();
  await onStep(page, 'consent');
  await tickConsents(page);
  await checkAndSend(page);
  await expect(page.locator('main')).toContainText(say('Kocioł gazowy'));
  await expect(page.locator('main')).not.toContainText(formatPln(3833, language));
});

test('a reload in the middle of a section brings back what was typed, given or not', {
  tag: '@ways',
}, async ({ page, browser, language, say }) => {
  const { link } = await sendEstimate('home', 'mpec', language);
  await page.goto(link);
  await onStep(page, 'applicant');
  await fill(page, 'first_name', 'Łucja');
  const saved = page.getByText(say('Wersja robocza jest zapisana.'));
  await expect(saved).toBeVisible();
  await fill(page, 'pesel', '4405');
  await expect(saved).toHaveCount(0);
  // In the moment of typing: one's own words are no other window's.
  await page.reload();
  await expect(page.locator('#field-first_name')).toHaveValue('Łucja');
  await expect(page.locator('#field-pesel')).toHaveValue('4405');
  await expect(page.getByText(say('Wróciło to, co było tu wpisane'))).toBeVisible();
  await fill(page, 'pesel', '44051');
  await expect(saved).toBeVisible();
  await page.route('**/drafts/**', (route) => route.abort());
  await fill(page, 'last_name', 'Żółć');
  await expect(page.getByText(say('nie jest jeszcze zapisana'))).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await onStep(elsewhere, 'applicant');
  await expect(elsewhere.locator('#field-first_name')).toHaveValue('Łucja');
  await elsewhere.context().close();
});
