import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { acceptDocuments, settleCase } from './support/bank.ts';
import { at, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { makeDocuments } from './support/settlement.ts';
import { english, inShort } from './support/ways.ts';

test.describe('less than was agreed', () => {
  test.use(inShort(english));

  test('is paid only after the applicant was asked, told why, and has explained', { tag: '@ways' }, async ({
    page,
    browser,
    say,
  }) => {
    const officer = await logIn(browser, 'Olga');
    const { jpeg } = await makeDocuments(officer);
    const sent = await settleCase(officer, jpeg.buffer, Date.now() % 1_000_000_000);
    await acceptDocuments(officer, sent.reference);
    await officer.goto(at(`/mpec/cases/${sent.reference}`));
    const due = officer.getByRole('region', { name: 'Kwota do wypłaty' });
    await due.getByLabel('Udokumentowany koszt, zł').fill('3 000,00');
    await due.getByLabel('Dlaczego wypłata ma być niższa').fill('Na fakturze nie ma montażu.');
    await expectAccessible(officer, 'less than agreed');
    await due.getByRole('button', { name: 'Poproś o wyjaśnienia' }).click();
    await expect(officer.getByText(/^Wnioskodawca\sdostał\se.mail\si\sczas/)).toBeVisible();
    await expectAccessible(officer, 'an explanation is waited for');

    await page.goto(sent.overview);
    await expect(page.getByText('Na fakturze nie ma montażu.')).toBeVisible();
    await expectAccessible(page, 'asked for an explanation');
    await page.getByRole('button', { name: say('Wyślij wyjaśnienie') }).click();
    await expect(page.getByLabel(say('Twoje wyjaśnienie'))).toBeFocused();
    await page.getByLabel(say('Twoje wyjaśnienie')).fill('Montaż robiłem sam. Zgadzam się.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(say('Organizator programu przeczyta je, zanim zdecyduje o kwocie.')),
    ).toBeVisible();
    await expectAccessible(page, 'explained');

    await officer.reload();
    await expect(due.getByText('Wyjaśnienie wnioskodawcy: Montaż robiłem sam. Zgadzam się.')).toBeVisible();
    await due.getByLabel('Udokumentowany koszt, zł').fill('3 000,00');
    await due.getByRole('button', { name: 'Zaproponuj wypłatę' }).click();
    await expect(officer.getByText(/^Zaproponowano wypłatę/)).toBeVisible();
    await expectAccessible(officer, 'less than agreed is proposed');
  });
});
