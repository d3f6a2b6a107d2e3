import { expect, type Page } from '@playwright/test';
import { fillPerson, fillStreet, onStep, save } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { inShort, phone } from './support/ways.ts';
import { choose, fill, next, pickTown, planFreely, send } from './support/wizard.ts';

/** From the first question of a home to the one about its heat source. */
async function openHeatSource(page: Page): Promise<void> {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'home');
  await next(page, 'heat-source');
}

const pressNext = (page: Page) => page.locator('form button[type="submit"]:visible').click();

test.describe('what is asked plainly', () => {
  test.use(inShort({ viewport: phone }));

  test('a home owner names the town once, and the address begins with it', { tag: '@ways' }, async ({
    page,
    say,
  }) => {
    const email = freshAddress();
    await openHeatSource(page);
    await choose(page, 'heat_source', 'heat_pump');
    await choose(page, 'heat_from', 'unknown');
    await next(page, 'climate-zone');
    await pickTown(page, 'Balice', /Zabierzów/);
    await expect(page.getByText(/Zabierzów.*krakowski/)).toBeVisible();
    await next(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await next(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await next(page, 'quote');
    await expect(page.getByText(say('Policzono dla'))).toBeVisible();
    await planFreely(page);
    await send(page, email);

    await page.goto(linkIn(await newestMail(email)));
    await onStep(page, 'applicant');
    await fillPerson(page);
    await save(page, 'building-address');
    await expect(page.getByText('Balice', { exact: true })).toBeVisible();
    await fill(page, 'zip_code', '80-001');
    await expect(page.getByText(say('należy zwykle do innego województwa'))).toBeVisible();
    await fillStreet(page);
    await save(page, 'building-info');
    await page.goBack();
    await page.getByRole('button', { name: say('Zmień miejscowość') }).click();
    await pressNext(page);
    await expect(page.locator('form [role="group"]').first()).toContainText(say('Wpisz miejscowość'));
    await expectAccessible(page, 'an address without its town');
    await pickTown(page, 'Kraków', /^Kraków/);
    await expect(page.getByRole('checkbox', { name: /nie ma nazw ulic|no street names/ })).toHaveCount(0);
  });

  test('the kinds of a heat source stay in sight, whatever went wrong before', { tag: '@ways' }, async ({
    page,
    say,
  }) => {
    await openHeatSource(page);
    await pressNext(page);
    await expect(page.getByRole('link', { name: say('Wybierz nowe źródło ciepła.') })).toBeVisible();
    await choose(page, 'heat_source', 'heat_pump');
    await expect(page.locator('#field-heat_from-error')).toHaveCount(0);
    await pressNext(page);
    await expect(page.locator('#field-heat_from-error')).toBeVisible();
    await expectAccessible(page, 'plain questions about a heat pump, not answered');
    await choose(page, 'heat_source', 'biomass_boiler');
    for (const [source, question] of [
      ['heat_pump', 'heat_from'],
      ['city_heating', 'heat_source_variant'],
      ['heat_pump', 'heat_from'],
    ] as const) {
      await choose(page, 'heat_source', source);
      const card = page.locator(`label:has(input[name="${question}"])`).first();
      expect((await card.boundingBox())?.height).toBeGreaterThan(40);
      await expect(card).toBeInViewport();
    }
  });
});

test('a zone is picked on the map or beside it, and an estimate can be started anew', async ({ page }) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await page.locator('#field-surface_area').pressSequentially('abc');
  await expect(page.getByText('Wpisz liczbę samymi cyframi')).toBeVisible();
  await fill(page, 'surface_area', '1500');
  await next(page, 'efficiency-selector');
  await choose(page, 'knows_efficiency', 'yes');
  for (const [name, text] of [
    ['index_annual_demand', '120'],
    ['efficiency_before', '0,80'],
    ['efficiency_after', '0,98'],
  ] as const) {
    await fill(page, name, text);
  }
  await next(page, 'climate-zone');
  await page.locator('path[data-zone="zone_ii"]').click();
  await expect(page.locator('input[value="zone_ii"]')).toBeChecked();
  await next(page, 'quote');
  await page.goto(portal('mpec'));
  await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(page).toHaveURL(/project-type$/);
  await expect(page.locator('input:checked')).toHaveCount(0);
});
