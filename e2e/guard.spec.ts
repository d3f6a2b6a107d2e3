import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { openPortal, port, portal } from './support/portal.ts';
import { answerPlan, choose, chooseZone, fill, next, quoteHome } from './support/wizard.ts';

const path = (step: string) => new RegExp(`/application/${step}$`);

test('a visitor who skips ahead comes to the first unanswered question', async ({ page }) => {
  await page.goto(portal('mpec', '/application/submit'));
  await expect(page).toHaveURL(path('project-type'));
  await choose(page, 'project_variant', 'home');
  await next(page, 'heat-source');
  await page.goto(portal('mpec', '/application/quote'));
  await expect(page).toHaveURL(path('heat-source'));
  await page.goto(portal('mpec', '/application/surface-area'));
  await expect(page).toHaveURL(path('heat-source'));
});

test('an answer counts only after Next', async ({ page }) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'home');
  await page.goto(portal('mpec', '/application/heat-source'));
  await expect(page).toHaveURL(path('project-type'));
  await expect(page.locator('input[value="home"]')).toBeChecked();
});

test('a reload in the middle of each step keeps what was typed and what was answered', {
  tag: '@everywhere',
}, async ({ page }) => {
  const keeps = async (selector: string) => {
    await page.reload();
    await expect(page.locator(selector)).toBeChecked();
  };
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'apartment');
  await keeps('input[value="apartment"]');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '850,5');
  await page.locator('#field-surface_area').press('Tab');
  await page.reload();
  await expect(page.locator('#field-surface_area')).toHaveValue('850,5');
  await next(page, 'heat-source');
  await choose(page, 'heat_source', 'heat_pump');
  await choose(page, 'heat_from', 'air');
  await keeps('input[name="heat_from"][value="air"]');
  await next(page, 'climate-zone');
  await chooseZone(page, 'zone_ii');
  await keeps('input[value="zone_ii"]');
  await next(page, 'built-year');
  await choose(page, 'construction_year', 'before_1971');
  await keeps('input[value="before_1971"]');
  await next(page, 'existing-heat-source');
  await choose(page, 'existing_heat_source', 'coal');
  await keeps('input[value="coal"]');
  await next(page, 'quote');
  await page.reload();
  await expect(page.getByText(/21\s880\szł/).first()).toBeVisible();
  await next(page, 'planning');
  await answerPlan(page);
  await choose(page, 'selected_installer', 'not_listed');
  await page.reload();
  await expect(page.locator('#field-heater_model_name')).toHaveValue('Wicher 9');
  await next(page, 'submit');
  await fill(page, 'email', 'pol.wpisane@');
  await page.reload();
  await expect(page.locator('#field-email')).toHaveValue('pol.wpisane@');
});

test('Back and Forward walk through the answers; another heat source resets its sub-type, and Next returns to its amount', async ({
  page,
}) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await page.goBack();
  await expect(page).toHaveURL(path('existing-heat-source'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(path('climate-zone'));
  await expect(page.locator('input[value="zone_iii"]')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(path('quote'));
  await expect(page.getByText(/3\s833\szł/).first()).toBeVisible();

  await page.goto(portal('mpec', '/application/heat-source'));
  await choose(page, 'heat_source', 'gas_boiler');
  await expect(page.locator('input[name="heat_source_variant"]:checked')).toHaveCount(0);
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-heat_source_variant-error')).toBeVisible();
  await choose(page, 'heat_source_variant', '2');
  await next(page, 'quote');
  await expect(page.getByText(/1\s098\szł/).first()).toBeVisible();
});

test('the language changes in place: page, answers and a half-typed word stay', async ({ page }) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await next(page, 'planning');
  await page.locator('#field-heater_model_name').click();
  await page.keyboard.type('Pompa w poł');
  await page.getByRole('button', { name: /EN/ }).click();
  await expect(page).toHaveURL(path('planning'));
  await expect(page.locator('#field-heater_model_name')).toHaveValue('Pompa w poł');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('another kind of building clears everything that was answered for the first, and so does Clear my answers', async ({
  page,
}) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'apartment');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '500');
  await next(page, 'heat-source');
  await expect(page.locator('input[name="heat_source"]:checked')).toHaveCount(0);
  await choose(page, 'heat_source', 'city_heating');
  await choose(page, 'heat_source_variant', '1');
  await next(page, 'climate-zone');
  const left = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(left).toContain('city_heating');
  await page.getByRole('button', { name: 'Wyczyść moje odpowiedzi' }).click();
  await expect(page).toHaveURL(/welcome-page$/);
  expect(await left()).not.toContain('city_heating');
});

test('stored answers under another stamp are dropped, and a sentence says so', async ({ page }) => {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'home');
  await next(page, 'heat-source');
  const stored = await page.evaluate(() => localStorage.getItem('ndp-estimate'));
  expect(JSON.parse(stored ?? '{}').stamp).toBe('0.0.19');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ndp-estimate') ?? '{}');
    localStorage.setItem('ndp-estimate', JSON.stringify({ ...kept, stamp: '0.0.18' }));
  });
  await page.goto(portal('mpec', '/application/heat-source'));
  await expect(page).toHaveURL(path('project-type'));
  const sentence = page.getByText(/pochodziły z\sinnej wersji portalu i\szostały wyczyszczone/);
  await expect(sentence).toBeVisible();
  await choose(page, 'project_variant', 'home');
  await next(page, 'heat-source');
  await expect(sentence).toHaveCount(0);
});

test.describe('sites', () => {
  test('localhost and bare addresses are not allowed, and name the portals', async ({ page }) => {
    await page.goto(`http://localhost:${port}/`);
    await expect(page).toHaveURL(/\/error\?code=LOCALHOST_NOT_ALLOWED/);
    await expect(page.getByRole('link', { name: portal('mpec', '') })).toBeVisible();
    await page.goto(`http://127.0.0.1:${port}/application/quote`);
    await expect(page).toHaveURL(/\/error\?code=LOCALHOST_NOT_ALLOWED/);
  });

  test('a foreign domain and an unknown partner are told so', async ({ page }) => {
    await page.goto(`http://mpec.elsewhere.localhost:${port}/`);
    await expect(page).toHaveURL(/\/error\?code=APP_DOMAIN_NOT_MATCH/);
    await page.goto(`http://nobody.ndp.localhost:${port}/`);
    await expect(page).toHaveURL(/\/error\?code=BACKEND_API_ERROR/);
  });

  test('the bare application domain leads to the partner’s host', async ({ page }) => {
    await page.goto(`http://ndp.localhost:${port}/application/project-type`);
    await expect(page).toHaveURL(portal('mpec', '/application/project-type'));
  });

  test('an unreachable API is a back-end error that leads home', async ({ page }) => {
    await page.route('**/partners/portal_config', (route) => route.abort());
    // Pages of a partner's own host say themselves whose they are; at the bare domain the API is asked.
    await page.goto(`http://ndp.localhost:${port}/`);
    await expect(page).toHaveURL(/\/error\?code=BACKEND_API_ERROR/);
    await page.unroute('**/partners/portal_config');
    await page.getByRole('link', { name: 'Przejdź do strony głównej' }).last().click();
    await expect(page).toHaveURL(/welcome-page$/);
  });

  test('each partner has its own title, logo and colours; one shows an inverse logo without a title', async ({
    page,
  }) => {
    const colours = new Set<string>();
    for (const partner of ['mpec', 'duon', 'fortum', 'stx'] as const) {
      await openPortal(page, partner);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      colours.add(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary')),
      );
      const logo = page.locator('header img').first();
      await expect(logo).toHaveAttribute('src', partner === 'fortum' ? /inverse/ : new RegExp(partner));
      const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    expect(colours.size).toBe(4);
  });

  test('an unknown page says so; the documents and the texts open', async ({ page }) => {
    await page.goto(portal('mpec', '/nowhere'));
    await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible();
    await page.goto(portal('mpec', '/application/nowhere'));
    await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible();
    for (const document of ['privacy-policy', 'platform-regulations', 'program-regulations']) {
      await page.goto(portal('mpec', `/statements/${document}`));
      await expect(page.locator('article h2').first()).toBeVisible();
    }
    await page.goto(portal('stx', '/application/stx-privacy-policy'));
    await expect(page.locator('article')).toContainText('kontakt@');
    await page.goto(portal('mpec', '/translations'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Pobierz: Polski/ }).click();
    expect((await download).suggestedFilename()).toBe('ndp-pl.json');
  });
});

test.describe('when the server cannot help', () => {
  test('a failed calculation says so and is tried again', async ({ page }) => {
    await page.goto(portal('mpec', '/application/project-type'));
    await page.route('**/quote_subsidy', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { detail: 'x' },
      }),
    );
    await choose(page, 'project_variant', 'home');
    await next(page, 'heat-source');
    await choose(page, 'heat_source', 'city_heating');
    await choose(page, 'heat_source_variant', '1');
    await next(page, 'climate-zone');
    await chooseZone(page, 'zone_i');
    await next(page, 'built-year');
    await choose(page, 'construction_year', 'before_1971');
    await next(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await next(page, 'quote');
    await expect(page.getByRole('heading', { name: /Nie udało się obliczyć/ })).toBeVisible();
    await page.unroute('**/quote_subsidy');
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(page.getByText(/1\s098\szł/).first()).toBeVisible();
  });

  test('without a connection the page says so and tries again', async ({ page, context }) => {
    await page.goto(portal('mpec', '/application/project-type'));
    await choose(page, 'project_variant', 'home');
    await next(page, 'heat-source');
    await choose(page, 'heat_source', 'biomass_boiler');
    await next(page, 'climate-zone');
    await chooseZone(page, 'zone_i');
    await next(page, 'built-year');
    await choose(page, 'construction_year', 'after_2011');
    await next(page, 'existing-heat-source');
    await choose(page, 'existing_heat_source', 'coal');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await next(page, 'quote');
    await expect(page.getByRole('heading', { name: 'Błąd sieci' })).toBeVisible();
    await context.setOffline(false);
    // A connection that comes back may fail once more; whoever waits presses again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click({ timeout: 5_000 });
      await expect(page.getByText(/189\szł/).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
});
