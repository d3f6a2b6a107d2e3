import { mpec } from '@ndp/domain/programs/mpec.ts';
import { expect, type Page } from '@playwright/test';
import { expectToldByForcedColors } from './support/forced-colors.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import {
  isEverywhere,
  type Language,
  openPortal,
  type Partner,
  portal,
  withoutMotion,
} from './support/portal.ts';
import { expectReadable, expectShort } from './support/readable.ts';
import { controlsOf, expectControlsHeard, heardIn, listen } from './support/screen-reader.ts';
import { answerPlan, choose, chooseZone, fill, next, pickTown, send, tick } from './support/wizard.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** The most a page of the estimate may take of a phone, in screens. */
const mostScreens = 2.5;
/** Once; everywhere: every partner in both languages and both widths. */
const walks: readonly [Partner, Language, typeof desktop][] = [
  ['duon', 'en', phone],
  ...(isEverywhere ? others() : []),
];

function others(): [Partner, Language, typeof desktop][] {
  return [
    ['mpec', 'pl', desktop],
    ['fortum', 'en', desktop],
    ['stx', 'pl', phone],
    ['mpec', 'en', phone],
    ['duon', 'pl', desktop],
    ['fortum', 'pl', phone],
    ['stx', 'en', desktop],
  ];
}

/** Presses Next without an answer, so that the step shows its errors, and looks at that state too. */
async function inBothStates(page: Page, step: string): Promise<void> {
  await expect(page.locator('form button[type="submit"]:visible')).toBeVisible();
  await expectShort(page, step, mostScreens);
  await expectReadable(page, step);
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('[role="group"][tabindex="-1"]').first()).toBeFocused();
  await expect(page).toHaveTitle(/^(Błąd|Error): /);
  await expectControlsHeard(page, `${step} with errors`);
  await expectReadable(page, `${step} with errors`);
}

/** On a phone the foot is whom to ask, and a fold with everything else. */
async function expectShortFoot(page: Page): Promise<void> {
  const foot = page.locator('footer');
  await expect(foot.locator('a:visible')).toHaveText([/^\+48/, /@/]);
  expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(160);
  await foot.locator('summary').click();
  await expect(foot).toContainText(/należy do spółki obrotu|commodities company in Poland/);
  await expect(foot).toContainText(/KRS.+KRS/);
  await expect(foot.locator('a:visible')).toHaveCount(7);
  await expectReadable(page, 'the foot unfolded');
  await foot.locator('summary').click();
}

for (const [partner, language, viewport] of walks) {
  test.describe(`${partner} in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every step of a home is accessible in every state', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await withoutMotion(page);
      await openPortal(page, partner, language);
      await expectShort(page, 'welcome', mostScreens);
      await expectReadable(page, 'welcome');
      if (viewport === phone) await expectShortFoot(page);
      await page.locator('main a').first().click();
      await expect(page).toHaveURL(/project-type$/);
      await inBothStates(page, 'project type');
      await choose(page, 'project_variant', 'home');
      await next(page, 'heat-source');
      await inBothStates(page, 'heat source');
      await choose(page, 'heat_source', 'heat_pump');
      await inBothStates(page, 'heat pump');
      await choose(page, 'heat_from', 'air');
      await expectReadable(page, 'heat source chosen');
      await next(page, 'climate-zone');
      await inBothStates(page, 'climate zone');
      await chooseZone(page, 'zone_iii');
      await expectReadable(page, 'climate zone by hand');
      await expectToldByForcedColors(
        page,
        'flags',
        'zones',
        'ways',
        ...(viewport === phone ? ['progress' as const] : []),
      );
      await pickTown(page, 'Krak', /^Kraków/);
      await next(page, 'built-year');
      await inBothStates(page, 'year of construction');
      await choose(page, 'construction_year', 'before_1971');
      await next(page, 'existing-heat-source');
      await inBothStates(page, 'existing heat source');
      await choose(page, 'existing_heat_source', 'coal');
      await next(page, 'quote');
      await expectShort(page, 'quote', mostScreens);
      await expectReadable(page, 'quote');
      await expectToldByForcedColors(page, 'bars');
      await next(page, 'planning');
      await inBothStates(page, 'planning');
      await answerPlan(page);
      await choose(page, 'selected_installer', 'not_listed');
      await fill(page, 'will_install_by', 'Instalacje');
      await expectReadable(page, 'planning answered');
      await next(page, 'submit');
      await inBothStates(page, 'submit');
      const email = freshAddress();
      await send(page, email);
      await expectShort(page, 'pending', mostScreens);
      await expectReadable(page, 'pending');
      await page.locator('summary', { hasText: /Popraw adres|Correct the address/ }).click();
      await expectReadable(page, 'address correction');
      await page.goto(linkIn(await newestMail(email)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page, 'opened application');
      expect(complaints, 'what the browser complained about').toEqual([]);
    });
  });
}

test('a non-residential building’s steps are accessible, and a quote of zero leads to the answers that could change it', {
  tag: '@everywhere',
}, async ({ page }) => {
  await withoutMotion(page);
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await inBothStates(page, 'area');
  await fill(page, 'surface_area', '9999999');
  await page.locator('#field-surface_area').press('Tab');
  await expectReadable(page, 'area lowered to its maximum');
  await fill(page, 'surface_area', '2000');
  await next(page, 'efficiency-selector');
  await inBothStates(page, 'efficiency');
  await choose(page, 'knows_efficiency', 'yes');
  await inBothStates(page, 'efficiency known');
  await fill(page, 'index_annual_demand', '110');
  await fill(page, 'efficiency_before', '0,60');
  await fill(page, 'efficiency_after', '0,75');
  await next(page, 'climate-zone');
  await choose(page, 'climate_zone', 'zone_iv');
  await next(page, 'quote');
  await expectReadable(page, 'zero quote');
  await expect(page.locator('form button[type="submit"]:visible')).toHaveCount(0);
  await page.goto(portal('mpec', '/application/submit'));
  await expect(page).toHaveURL(/\/application\/quote$/);
  await page
    .locator('main')
    .getByRole('link', { name: /sprawno|efektywno/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/application\/efficiency-selector$/);
  await choose(page, 'knows_efficiency', 'no');
  await next(page, 'client-details');
  await inBothStates(page, 'contact data');
  await tick(page, 'gdpr_consent');
  for (const path of [
    '/nowhere',
    '/translations',
    '/error?code=INVALID_TOKEN',
    '/error?code=NEW_LINK',
    '/error?code=LOCALHOST_NOT_ALLOWED',
    '/error?code=NETWORK_ERROR',
    '/statements/privacy-policy',
    '/statements/accessibility',
  ]) {
    await page.goto(portal('mpec', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadable(page, path);
  }
});

test('the keyboard alone leads from the welcome page to the sent estimate, and all of it can be heard', async ({
  page,
}) => {
  const email = freshAddress();
  await listen(page);
  const answer = async (downs: number) => {
    await tabTo(page, 'input[type="radio"]');
    await page.keyboard.press('Space');
    for (let press = 0; press < downs; press += 1) await page.keyboard.press('ArrowDown');
  };
  const submit = async (path: string) => {
    await tabTo(page, 'form button[type="submit"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/application/${path}$`));
    await expect(page.locator('h1')).toBeFocused();
    await expectControlsHeard(page, path);
  };
  await openPortal(page);
  await tabTo(page, 'main a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/project-type$/);
  await answer(0);
  await submit('heat-source');
  await answer(0);
  await tabTo(page, 'input[name="heat_from"]');
  await page.keyboard.press('Space');
  const said = await heardIn(page);
  for (const text of [
    'Pod spodem pojawiło się pytanie: Skąd pompa będzie brać ciepło?',
    'Do wyliczenia kwoty przyjmujemy: pompa powietrzna.',
  ])
    expect(said).toContainEqual({ text, isNew: false });
  await submit('climate-zone');
  await tabTo(page, '#field-climate_zone');
  await page.keyboard.type('Krak');
  await expect(page.getByRole('option', { name: /^Kraków woj/ })).toBeVisible();
  const counted = async () => (await heardIn(page)).map(({ text }) => text).join(' ');
  await expect.poll(counted).toMatch(/Podpowiedzi: \d+\./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await submit('built-year');
  await answer(0);
  await submit('existing-heat-source');
  await answer(0);
  await submit('quote');
  await expect(page.getByText(/3\s833\szł/).first()).toBeVisible();
  expect(await controlsOf(page)).toContainEqual({
    role: 'radio',
    name: 'Pompa powietrzna, Twój wybór',
    description: '3 833 zł',
  });
  await submit('planning');
  await tabTo(page, '#field-planned_completion_date [role="spinbutton"]');
  await page.keyboard.type(mpec.terms.lastDay.split('-').reverse().join(''));
  await tabTo(page, '#field-heater_model_name');
  await page.keyboard.type('Pompa 8 kW');
  await tabTo(page, 'input[name="is_other_funding"]');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'input[name="is_existing_heat_source_eliminated"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'input[name="gdpr_consent"]');
  await page.keyboard.press('Space');
  await submit('submit');
  await tabTo(page, '#field-email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pending-confirm$/);
  await newestMail(email);
});
