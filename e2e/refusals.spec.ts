import { expect, type Page } from '@playwright/test';
import { fillPerson, onStep, save, sendEstimate } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { withoutMotion } from './support/portal.ts';

/** The API answers a call as it does when it is asked too often, or when its database is away. */
async function refuse(page: Page, path: RegExp, method: string, status: number, detail: string) {
  const headers = { 'access-control-allow-origin': new URL(page.url()).origin, 'retry-after': '720' };
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, headers, json: { detail } })
      : route.fallback(),
  );
}

/** The server writes no page behind a link any more, as in a browser that was left before: the page asks by itself. */
async function leaveToBrowser(page: Page, url = page.url()): Promise<void> {
  await page.context().addCookies([{ name: 'ndp-left', value: '1', url: new URL(url).origin }]);
}

test('a page that cannot be loaded now, and a section that cannot be saved, say when to try again', async ({
  page,
}) => {
  await withoutMotion(page);
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await leaveToBrowser(page);
  const wait = 'Zbyt wiele prób w krótkim czasie. Można spróbować ponownie za 12 minut.';
  await refuse(page, /\/applications\//, 'GET', 429, wait);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Poczekaj chwilę' })).toBeVisible();
  await expect(page.getByText(wait)).toBeVisible();
  await expectAccessible(page, 'a page asked for too often');
  await page.unrouteAll();
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await onStep(page, 'applicant');

  await fillPerson(page);
  const away =
    'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę; wpisane odpowiedzi nie przepadły.';
  await refuse(page, /\/client_info$/, 'PUT', 503, away);
  await page.locator('form button[type="submit"]:visible').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać' });
  await expect(alert).toContainText(away);
  await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toBeFocused();
  await expectAccessible(page, 'a section that could not be saved');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Zakończ i wyczyść' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Zostań na stronie' })).toBeFocused();
  await expectAccessible(page, 'asked before finishing');
  await page.keyboard.press('Escape');
  await expect(page.locator('#field-first_name')).toHaveValue('Łucja');
  await page.unrouteAll();
  await save(page, 'building-address');
});

test('an e-mailed link survives a server that cannot be reached, and a lost connection', async ({
  page,
  context,
}) => {
  const { link } = await sendEstimate('home');
  await leaveToBrowser(page, link);
  const calls = '**/pl/ndp/applications/**';
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await page.route(calls, (route) => route.abort());
  await page.goto(link);
  await again.waitFor();
  await page.unroute(calls);
  await again.click();
  await onStep(page, 'applicant');
  await page.route(calls, async (route) => {
    await context.setOffline(true);
    // Going offline may have ended it already.
    await route.abort().catch(() => undefined);
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Błąd sieci');
  await page.unroute(calls);
  await context.setOffline(false);
  await again.click();
  await onStep(page, 'applicant');
});
