import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page, test } from '@playwright/test';
import { sendEstimate } from './support/application.ts';
import { portal } from './support/portal.ts';
import { notePresses, tellPresses } from './support/presses.ts';
import { idAndTokenOf, sectionWriter, sendApplication } from './support/sending.ts';
import { linkToSign, signApplication } from './support/signing.ts';
import { phone } from './support/ways.ts';
import { pickTown, planFreely, quoteHome } from './support/wizard.ts';

test.use({ viewport: phone, hasTouch: true, locale: 'pl-PL' });

/** Unfolds, chooses, ticks, types a letter and presses what leads on; a page that is left for it is measured until then. */
async function pressEverywhere(page: Page): Promise<void> {
  const main = page.locator('main');
  const folds = main.locator('details:not([open]) > summary:visible');
  while ((await folds.count()) > 0) await folds.first().click();
  for (const kind of ['radio', 'checkbox'])
    for (const box of await main.locator(`label:visible:has(input[type="${kind}"])`).all())
      if (await box.isVisible()) await box.click({ position: { x: 5, y: 5 } });
  const fields = main.locator(
    'input:visible:not([type="radio"], [type="checkbox"], [type="file"]), textarea:visible',
  );
  for (const field of await fields.all()) if (await field.isEditable()) await field.pressSequentially('1');
  const buttons = main.locator('form button[type="submit"]:visible:enabled');
  if ((await buttons.count()) > 0) await buttons.first().click();
}

async function measure(page: Page, name: string, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await pressEverywhere(page);
  await tellPresses(page, name);
}

test('the estimate', async ({ page }) => {
  await notePresses(page);
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await tellPresses(page, 'from the first question to the amount');
  await planFreely(page);
  await tellPresses(page, 'and to the last');
  await measure(page, 'the plan', portal('mpec', '/application/planning'));
  await page.goto(portal('mpec', '/application/climate-zone'));
  await page
    .getByRole('button', { name: /Nie ma mojej|Zmień strefę/ })
    .or(page.getByRole('combobox'))
    .first()
    .waitFor();
  if (await page.getByRole('combobox').isVisible()) await pickTown(page, 'Krak', /^Kraków/);
  await tellPresses(page, 'the town');
});

test('the application, its case, the signature and the settlement', async ({ page }) => {
  const { client_info, building_address, building_info, settlement } = homeOwner.sections;
  const estimate = await sendEstimate('home');
  const put = sectionWriter(estimate, {});
  const { id, token } = idAndTokenOf(estimate.link);
  await notePresses(page);
  const there = (step: string) =>
    measure(page, step, portal('mpec', `/additional-data/${step}/${id}/${token}`));
  await there('applicant');
  await put('client_info', client_info);
  await there('building-address');
  await put('building_address', building_address);
  await there('building-info');
  await put('building_info', building_info);
  await there('settlement');
  await put('settlement', settlement);
  await there('consent');
  await there('helper');
  const sent = await sendApplication();
  await measure(page, 'the case', sent.overview);
  await measure(page, 'your data', sent.overview.replace('/overview/', '/your-data/'));
  await measure(page, 'signing', await linkToSign(sent));
  const { overview } = await signApplication();
  await measure(page, 'the case to be settled', overview);
  await measure(page, 'the payment', overview.replace('/overview/', '/payment/'));
});
