import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { portal } from './support/portal.ts';
import { choose, next } from './support/wizard.ts';

const start = portal('mpec', '/application/project-type');

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the first question and the documents can be read, in the language chosen before', async ({
    page,
    context,
  }) => {
    await page.goto(portal('mpec'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dofinansowanie do\swymiany/);
    await page.getByRole('link', { name: 'Rozpocznij' }).click();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await context.addCookies([{ name: 'ndp-language', value: 'en', url: start }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Which building is getting new heating?',
    );
  });
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
