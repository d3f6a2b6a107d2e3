import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { at, expectBothAccessible, logIn, openAction } from './support/desk.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';

const lastName = 'Poranna';

test('an officer’s morning: twenty new cases are found, taken, seen in a view of one’s own, downloaded and counted', {
  tag: '@everywhere',
}, async ({ browser }) => {
  const also = { client_info: { last_name: lastName } };
  for (let n = 0; n < 20; n += 5)
    await Promise.all(Array.from({ length: 5 }, () => sendApplication({ also })));

  const officer = await logIn(browser, 'Olga', at('/mpec?assigned=nobody&status=open'));
  await expect(officer).toHaveURL(/assigned=nobody&status=open/);
  await officer.goto(at('/mpec'));
  await officer.getByRole('link', { name: /^Niczyje/ }).click();
  await expect(officer).toHaveURL(/assigned=nobody&status=open/);
  await officer.getByLabel('Szukaj', { exact: true }).fill(lastName.slice(0, 5).toLowerCase());
  await officer.getByLabel('Szukaj', { exact: true }).press('Enter');
  await expect(officer.getByText('Pokazano 20 spraw.')).toBeAttached();
  await expect(officer.getByRole('cell', { name: lastName })).toHaveCount(20);
  await officer.getByText('Więcej filtrów').click();
  await expectBothAccessible(officer, 'inbox with its filters');
  const rows = await officer
    .locator('tbody tr')
    .evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom < 900).length);
  expect(rows).toBe(20);
  await officer.setViewportSize({ width: 320, height: 800 });
  await expectBothAccessible(officer, 'inbox at 320 px');
  await officer.setViewportSize({ width: 1280, height: 900 });

  await officer.locator('tbody a').first().focus();
  for (let n = 0; n < 20; n += 1) {
    await officer.keyboard.press('x');
    await officer.keyboard.press(n % 2 === 0 ? 'j' : 'ArrowDown');
  }
  await officer.getByRole('button', { name: 'Przypomnij w 20 sprawach' }).click();
  await expect(officer.getByRole('alertdialog')).toContainText('20 spraw');
  await expectBothAccessible(officer, 'what will happen to how many cases');
  await officer.getByRole('button', { name: /^(Nie|Wróć)$/ }).click();
  const take = officer.getByRole('button', { name: 'Przydziel mi 20 spraw' });
  await officer.getByRole('link', { name: 'Wszystkie', exact: true }).click();
  await expect(take).toHaveCount(0);
  await officer.goBack();
  await take.click();
  const begun = officer.waitForResponse(
    (answer) => answer.url().endsWith('/bulk-jobs') && answer.request().method() === 'POST',
  );
  await officer.getByRole('button', { name: 'Tak, w 20 sprawach' }).click();
  await begun;
  // The page is left: the server goes on.
  await officer.goto('about:blank');
  await officer.goto(at('/mpec/bulk'));
  await expect(officer.getByText(/Zrobiono w.20 z.20/)).toBeVisible();
  await expectBothAccessible(officer, 'jobs over many cases');
  await officer.goto(at('/mpec/notices'));
  await expect(officer.getByText('Twoje zadanie zbiorcze się skończyło')).toBeVisible();
  await officer.goto(at('/mpec?assigned=nobody&status=open&find=poran'));
  await expect(officer.getByText('Brak spraw w tym widoku.')).toBeVisible();
  await officer.getByRole('link', { name: /^Moje \(/ }).click();
  await expect(officer.getByRole('cell', { name: 'ja', exact: true }).first()).toBeVisible();

  await officer.locator('tbody a').first().click();
  await openAction(officer, 'Odłóż do dnia');
  await expectBothAccessible(officer, 'a case that is put aside');
  await officer.getByRole('button', { name: 'Odłóż', exact: true }).click();
  await expect(officer.getByText(/Sprawa jest odłożona do/)).toBeVisible();
  const chief = await logIn(browser, 'Ewa', at('/mpec/partner'));
  await chief.getByLabel('Nazwa', { exact: true }).fill('czeka na gminę');
  await chief.getByRole('button', { name: 'Zapisz etykietę' }).click();
  await expect(chief.getByText('Etykieta „czeka na gminę” jest zapisana.')).toBeVisible();
  await expectAccessible(chief, 'labels of a partner');
  await officer.reload();
  await officer.getByText('Etykiety', { exact: true }).waitFor();
  await officer.keyboard.press('l');
  await officer.keyboard.press('Enter');
  await expect(officer.getByText('Sprawa ma etykietę „czeka na gminę”.')).toBeVisible();
  await expectBothAccessible(officer, 'a case with a label');
  await officer.goto(at('/mpec?snoozed=yes'));
  await expect(officer.getByRole('cell', { name: 'czeka na gminę' })).toHaveCount(1);
  await expect(officer.getByRole('cell', { name: /^odłożona do/ })).toHaveCount(1);
  for (const page of ['first-steps', 'notices']) {
    await officer.goto(at(`/mpec/${page}`));
    await expectBothAccessible(officer, page);
  }
  await officer.goto(at('/mpec?assigned=mine&status=open'));

  await officer.getByText('Więcej filtrów').click();
  await officer.getByLabel('Rodzaj', { exact: true }).selectOption('estimate');
  await officer.getByText('Widoki i kolumny').click();
  await officer.getByLabel('Nazwa widoku').fill('Moje wnioski');
  await officer.getByRole('button', { name: 'Zapisz widok' }).click();
  const own = officer.getByRole('link', { name: 'Moje wnioski' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await officer.goBack();
  await expect(own).not.toHaveAttribute('aria-current');
  await expect(officer.getByText('Więcej filtrów: 1')).toHaveCount(0);
  await officer.reload();
  await own.click();
  await expect(officer.getByText('Więcej filtrów: 1')).toBeVisible();

  const coming = officer.waitForEvent('download');
  await officer.getByText('Pobierz', { exact: true }).click();
  await officer.getByRole('button', { name: 'Pobierz XLSX' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^sprawy-mpec-.*\.xlsx$/);
  await expect(officer.getByText(/^Plik ma \d+ spraw/)).toBeVisible();

  await officer.getByRole('link', { name: 'Statystyki' }).click();
  const way = officer.getByRole('table', { name: 'Jak daleko dochodzą sprawy' });
  await expect(way.getByRole('row', { name: /^Wysłane/ })).toBeVisible();
  expect(
    Number(
      (
        await way
          .getByRole('row', { name: /^Wysłane/ })
          .getByRole('cell')
          .first()
          .innerText()
      ).replace(/\s/g, ''),
    ),
  ).toBeGreaterThanOrEqual(20);
  await expectBothAccessible(officer, 'statistics');
});
