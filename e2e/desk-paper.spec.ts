import { expect, type Page } from '@playwright/test';
import { onStep } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { at, expectBothAccessible, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { choose, fill, tick } from './support/wizard.ts';

/** Copies the form of a house's owner; the plan keeps what stands there. */
async function copyForm(officer: Page, email: string): Promise<void> {
  const today = await officer.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await fill(officer, 'came_on', today);
  await fill(officer, 'first_name', 'Zdzisława');
  await fill(officer, 'last_name', 'Papierska');
  await fill(officer, 'email', email);
  await choose(officer, 'project_variant', 'home');
  await choose(officer, 'heat_source', 'city_heating');
  await choose(officer, 'heat_source_variant', '1');
  await officer.getByRole('combobox', { name: 'Miejscowość' }).fill('Zabierz');
  await officer
    .getByRole('option', { name: /^Zabierzów/ })
    .first()
    .click();
  await choose(officer, 'construction_year', 'between_1979_1988');
  await choose(officer, 'existing_heat_source', 'coal');
  await choose(officer, 'is_other_funding', 'no');
  await tick(officer, 'is_existing_heat_source_eliminated');
}

test('a form on paper is entered by the office, and its applicant acknowledges first what nobody could for them', async ({
  page,
  browser,
}) => {
  const email = freshAddress();
  const officer = await logIn(browser, 'Olga', at('/mpec'));
  await officer.getByRole('link', { name: 'Wniosek na papierze' }).click();
  const save = officer.getByRole('button', { name: 'Zapisz i wyślij link wnioskodawcy' });
  await save.press('Enter');
  await expect(officer.getByText('Podaj dzień wpływu formularza').first()).toBeVisible();
  await expectBothAccessible(officer, 'a form on paper with problems');
  await copyForm(officer, email);
  await expectAccessible(officer, 'a form on paper');
  await save.press('Enter');
  await expect(officer).toHaveURL(/\/mpec\/cases\/NDP-/);
  await expect(officer.getByText('Z papieru', { exact: true })).toBeVisible();
  await expect(officer.getByText('wnioskodawca sprawdzi, co wpisano z papieru')).toBeVisible();

  const mail = await newestMail(email);
  expect(mail.subject).toContain('formularz na papierze');
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/additional-data\/paper\//);
  const confirm = page.getByRole('button', { name: 'Potwierdź i przejdź do wniosku' });
  await confirm.press('Enter');
  await expect(page.locator('#field-gdpr_consent')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'what was entered from paper');
  await tick(page, 'gdpr_consent');
  await confirm.press('Enter');
  await onStep(page, 'applicant');
  await expect(page.locator('#field-last_name')).toHaveValue('Papierska');

  await officer.reload();
  await expect(officer.getByText('Z papieru', { exact: true })).toBeVisible();
  await expect(officer.getByText('wnioskodawca sprawdzi, co wpisano z papieru')).toHaveCount(0);
});
