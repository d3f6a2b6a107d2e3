import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { onOwnServer } from './support/clock.ts';
import { logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { phone } from './support/ways.ts';

/** In both languages, on a screen and on a phone. */
async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  const screen = page.viewportSize() ?? phone;
  for (const [language, heading] of [
    ['EN', 'People'],
    ['PL', 'Osoby'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${language}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    for (const size of [phone, screen]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${state}, ${language}, ${size.width} px`);
    }
  }
}

test('an approver somebody is made counts once a third person has confirmed it', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  await onOwnServer(async (port) => {
    const at = (page: string) => `http://desk.ndp.localhost:${port}/mpec/${page}`;
    const ewa = await logIn(browser, 'Ewa', at('people'));
    await ewa.getByRole('checkbox', { name: 'zatwierdza: olga' }).focus();
    await ewa.keyboard.press('Space');
    await expect(ewa.getByText('nie daje żadnych praw')).toBeVisible();
    // The list of what waits pushes the table down.
    await expect(ewa.getByRole('button', { name: /^Cofnij:/ })).toHaveCount(1);
    await ewa.getByRole('checkbox', { name: 'administrator: adam' }).click();
    await expect(ewa.getByRole('button', { name: /^Cofnij:/ })).toHaveCount(2);
    await expectAccessibleEverywhere(ewa, 'roles that wait');

    const zofia = await logIn(browser, 'Zofia', at('notices'));
    await expect(zofia.getByText('Rola czeka na Twoje potwierdzenie')).toHaveCount(2);
    await expect(
      zofia.getByRole('link', { name: 'Osoby (2 role czekają na Twoje potwierdzenie)' }),
    ).toBeVisible();
    await zofia.getByRole('main').getByRole('link', { name: 'Osoby' }).first().click();
    await expectAccessibleEverywhere(zofia, 'roles to confirm');
    await zofia.getByRole('button', { name: 'Odrzuć: administrator, adam' }).focus();
    await zofia.keyboard.press('Enter');
    await expect(zofia.getByText('Odrzucono rolę „administrator”: adam')).toBeVisible();
    await expect(
      zofia.getByRole('link', { name: 'Osoby (1 rola czeka na Twoje potwierdzenie)' }),
    ).toBeVisible();
    await expectAccessibleEverywhere(zofia, 'a role that was declined');
    await zofia.getByRole('button', { name: 'Potwierdź: zatwierdza, olga' }).click();
    await expect(zofia.getByRole('checkbox', { name: 'zatwierdza: olga' })).toBeChecked();

    const olga = await logIn(browser, 'Olga', at('notices'));
    await expect(olga.getByText('Masz nową rolę')).toBeVisible();
    await ewa.getByRole('link', { name: 'Powiadomienia' }).click();
    await expect(ewa.getByText('Odrzucono zmianę roli')).toBeVisible();
    await ewa.getByRole('link', { name: 'Osoby' }).first().click();
    await ewa.getByRole('button', { name: 'Usuń z listy: administrator, adam' }).click();
    await expect(ewa.getByRole('heading', { name: 'Role do potwierdzenia' })).toHaveCount(0);

    // To take such a role waits as well, and who is to lose it may agree.
    await ewa.getByRole('checkbox', { name: 'zatwierdza: olga' }).click();
    await expect(ewa.getByText('Do tego czasu rola działa.')).toBeVisible();
    await expectAccessibleEverywhere(ewa, 'a role to be taken');
    await olga.goto(at('people'));
    await expect(olga.getByRole('button', { name: 'Odrzuć: zatwierdza, olga' })).toHaveCount(0);
    await olga.getByRole('button', { name: 'Potwierdź: zatwierdza, olga' }).click();
    await ewa.reload();
    await expect(ewa.getByRole('checkbox', { name: 'zatwierdza: olga' })).not.toBeChecked();
  });
});
