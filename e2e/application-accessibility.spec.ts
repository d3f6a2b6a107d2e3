import { expect } from '@playwright/test';
import {
  fillAddress,
  fillBuilding,
  fillPerson,
  fillSettlement,
  onStep,
  save,
  sendChecked,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { withoutMotion } from './support/portal.ts';
import { expectReadable } from './support/readable.ts';
import { expectControlsHeard } from './support/screen-reader.ts';
import { sections } from './support/sending.ts';
import { inShort, phone } from './support/ways.ts';

test.describe('an application', () => {
  test.use(inShort({ viewport: phone }));

  test('every step of the application is accessible', { tag: '@ways' }, async ({ page, language }) => {
    await withoutMotion(page);
    const { link } = await sendEstimate('home', 'mpec', language);
    const inBothStates = async (step: string) => {
      await expectReadable(page, step);
      await page.locator('form button[type="submit"]:visible').click();
      await expect(page.locator('[role="group"][tabindex="-1"]').first()).toBeFocused();
      await expectControlsHeard(page, `${step} with errors`);
      await expectReadable(page, `${step} with errors`);
    };
    await page.goto(link);
    await onStep(page, 'applicant');
    await inBothStates('applicant');
    await fillPerson(page);
    await save(page, 'building-address');
    await inBothStates('building address');
    await fillAddress(page);
    await expectReadable(page, 'building address answered');
    await save(page, 'building-info');
    await inBothStates('building details');
    await fillBuilding(page);
    await save(page, 'settlement');
    await inBothStates('settlement');
    await fillSettlement(page);
    await save(page, 'consent');
    await inBothStates('consent');
    await page
      .locator('form summary', { hasText: /^(Przeczytaj|Read): / })
      .first()
      .click();
    await expect(page.locator('form details[open]').getByRole('region')).toContainText('§');
    await expectReadable(page, 'consent with its document');
    await tickConsents(page);
    await save(page, 'check');
    await expectReadable(page, 'check');
    await expectControlsHeard(page, 'check');
    const heatSource = /: (Nowe źródło ciepła|New heat source)$/;
    await unfoldTo(page.getByRole('link', { name: heatSource, includeHidden: true }));
    await page.getByRole('link', { name: heatSource }).click();
    await expect(page).toHaveURL(/\/project\//);
    await expectReadable(page, 'project');
    await page.goBack();
    await sendChecked(page);
    await expectReadable(page, 'overview');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main a[class*="button"]:visible'), 'printed ways on').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
});

test('the keyboard alone leads from the link to the overview', async ({ page }) => {
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await tabTo(page, 'input[name="client_type"]');
  await page.keyboard.press('Space');
  const typeAll = async (answers: Readonly<Record<string, string | null>>) => {
    for (const [name, text] of Object.entries(answers)) {
      if (text === null) continue;
      await tabTo(page, `#field-${name}`);
      await page.keyboard.type(text);
    }
  };
  const go = async (step: string) => {
    await tabTo(page, 'form button[type="submit"]');
    await page.keyboard.press('Enter');
    await onStep(page, step);
  };
  const { client_type: _, ...client } = sections.client_info;
  await typeAll(client);
  await go('building-address');
  const { province: _p, county: _c, community: _m, city, ...beneath } = sections.building_address;
  await expect(page.getByText(city, { exact: true })).toBeVisible();
  await typeAll(beneath);
  await go('building-info');
  await typeAll(sections.building_info);
  await go('settlement');
  await typeAll(sections.settlement);
  await go('consent');
  for (let box = 0; box < 5; box += 1) {
    await tabTo(page, 'form input[type="checkbox"]:not(:checked)');
    await page.keyboard.press('Space');
  }
  await go('check');
  await go('overview');
});
