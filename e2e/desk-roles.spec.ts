import { rmSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makePlace, type OwnServer, startServer } from './support/clock.ts';
import { test } from './support/journey.ts';

/** A page of the desk as one of the made-up people sees it. */
async function logIn(browser: Browser, port: number, who: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://desk.ndp.localhost:${port}/mpec/${path}`);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: who }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function expectBothAccessible(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, pl`);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('People');
  await expectAccessible(page, `${state}, en`);
  await page.getByRole('button', { name: /^PL/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Osoby');
}

test('an approver somebody is made counts once a third person has confirmed it', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const place = await makePlace();
  const { port } = place;
  let server: OwnServer | undefined;
  try {
    server = await startServer(place);
    const ewa = await logIn(browser, port, 'Ewa', 'people');
    await ewa.getByRole('checkbox', { name: 'zatwierdza: olga' }).focus();
    await ewa.keyboard.press('Space');
    await expect(ewa.getByText('nie daje żadnych praw')).toBeVisible();
    await ewa.getByRole('checkbox', { name: 'administrator: adam' }).click();
    await expect(ewa.getByRole('button', { name: /^Cofnij nadanie/ })).toHaveCount(2);
    await expectBothAccessible(ewa, 'roles that wait');

    const zofia = await logIn(browser, port, 'Zofia', 'notices');
    await expect(zofia.getByText('Rola czeka na Twoje potwierdzenie')).toHaveCount(2);
    await zofia.getByRole('main').getByRole('link', { name: 'Osoby' }).first().click();
    await expectBothAccessible(zofia, 'roles to confirm');
    await zofia.getByRole('button', { name: 'Odrzuć: administrator, adam' }).focus();
    await zofia.keyboard.press('Enter');
    await expect(zofia.getByText('Odrzucono rolę „administrator”: adam')).toBeVisible();
    await expectBothAccessible(zofia, 'a role that was declined');
    await zofia.getByRole('button', { name: 'Potwierdź: zatwierdza, olga' }).click();
    await expect(zofia.getByRole('checkbox', { name: 'zatwierdza: olga' })).toBeChecked();

    const olga = await logIn(browser, port, 'Olga', 'notices');
    await expect(olga.getByText('Potwierdzono nadaną rolę')).toBeVisible();
    await ewa.getByRole('link', { name: 'Powiadomienia' }).click();
    await expect(ewa.getByText('Odrzucono nadaną rolę')).toBeVisible();
    await ewa.getByRole('link', { name: 'Osoby' }).first().click();
    await ewa.getByRole('button', { name: 'Usuń z listy: administrator, adam' }).click();
    await expect(ewa.getByRole('heading', { name: 'Role do potwierdzenia' })).toHaveCount(0);
  } finally {
    await server?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
});
