import { expect } from '@playwright/test';
import { at, expectBothAccessible, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { phone } from './support/ways.ts';

test('a case is erased at a person’s wish by two people, by keyboard, and its link dies', async ({
  page,
  browser,
}) => {
  const { reference, overview } = await sendApplication();
  const officer = await logIn(browser, 'Olga', at(`/mpec/cases/${reference}`));
  await officer.getByText('Inne działania', { exact: true }).press('Enter');
  await officer.getByRole('link', { name: 'Zaproponuj usunięcie danych tej sprawy' }).press('Enter');
  await expect(officer.getByLabel('Numer sprawy')).toHaveValue(reference);
  const propose = officer.getByRole('button', { name: 'Zaproponuj usunięcie' });
  await propose.press('Enter');
  await expect(officer.getByText('Wybierz jedną z trzech możliwości.')).toBeVisible();
  await expect(officer.getByLabel('Podstawa usunięcia')).toBeFocused();
  await expectBothAccessible(officer, 'an erasure without ground and reason');
  await officer.getByLabel('Podstawa usunięcia').selectOption('request');
  await officer.getByLabel('Powód', { exact: true }).fill('Pismo 12/2026');
  await propose.press('Enter');
  await expect(officer.getByText('Decyduje o nim inna osoba.')).toBeVisible();
  await expect(officer.getByRole('button', { name: /^Usuń na zawsze/ })).toHaveCount(0);

  const approver = await logIn(browser, 'Zofia', at('/mpec/erasures'));
  await expect(approver.getByRole('link', { name: /^Usuwanie danych \(\d+ usunięci/ })).toBeVisible();
  await expectBothAccessible(approver, 'an erasure to confirm');
  await approver.setViewportSize(phone);
  await expectBothAccessible(approver, 'an erasure to confirm on a phone');
  const own = approver.locator('div', { has: approver.getByRole('link', { name: reference }) });
  await own
    .getByRole('button', { name: /^Usuń na zawsze/ })
    .last()
    .press('Enter');
  await expect(approver.getByText('została usunięta ze wszystkim, co do niej należało.')).toBeVisible();
  await page.goto(overview);
  await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
});
