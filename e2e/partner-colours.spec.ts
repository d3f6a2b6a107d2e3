import { homeOwner } from '@ndp/personas/personas.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { type Partner, portal, withoutMotion } from './support/portal.ts';
import { sendApplication } from './support/sending.ts';
import { linkToSign } from './support/signing.ts';
import { phone } from './support/ways.ts';

/** `packages/ui/src/contrast.test.ts` counts the contrasts of all; one is looked at in the short form. */
const partners: readonly Partner[] = ['mpec', 'duon', 'fortum', 'stx'];
const shortForm: Partner = 'fortum';

/** A link that opens the amount of a home. */
const answers = new URLSearchParams({
  v: '1',
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: '4',
  climate_zone: homeOwner.answers.climate_zone,
  construction_year: homeOwner.answers.construction_year,
  existing_heat_source: homeOwner.answers.existing_heat_source,
});

test.use({ viewport: phone });

for (const partner of partners) {
  test(`in the colours of ${partner} the welcome, the amount, the case and the signature can be read by day and in the dark`, {
    tag: partner === shortForm ? [] : '@everywhere',
  }, async ({ page }) => {
    await withoutMotion(page);
    await page.goto(portal(partner));
    await expectAccessible(page, 'welcome');
    await page.goto(portal(partner, `/application/with-answers#${answers}`));
    await page.locator('main').getByRole('button', { name: 'Dalej z tymi odpowiedziami' }).click();
    await expect(page).toHaveURL(/\/application\/quote$/);
    await expectAccessible(page, 'amount');
    const sent = await sendApplication({ partner });
    const link = await linkToSign(sent);
    await page.goto(sent.overview);
    await expectAccessible(page, 'case');
    await page.goto(link);
    await expectAccessible(page, 'signature');
  });
}
