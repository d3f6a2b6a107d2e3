import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { payer, statementFor } from './support/bank.ts';
import { test } from './support/journey.ts';
import { operate } from './support/operator.ts';
import { port } from './support/portal.ts';
import type { SentApplication } from './support/sending.ts';
import { makeDocuments, settleByCalls } from './support/settlement.ts';
import { expectStatus, signApplication } from './support/signing.ts';

const at = (path: string) => `http://desk.ndp.localhost:${port}${path}`;

/** Opens the payments of a partner in a browser of its own, as one of the made-up people. */
async function logIn(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(at('/'));
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: who }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Sprawy|Osoby/);
  await page.goto(at('/mpec/payments'));
  return page;
}

/** Cases whose settlement is being checked. */
async function settle(page: Page, count: number): Promise<SentApplication[]> {
  const { jpeg } = await makeDocuments(page);
  const cases: SentApplication[] = [];
  for (let n = 0; n < count; n += 1) {
    const sent = await signApplication();
    await operate('move', sent.reference, 'in_realisation', '--reason', 'Można zaczynać.');
    await settleByCalls(sent, jpeg.buffer);
    await operate('move', sent.reference, 'settlement_review', '--reason', 'Sprawdzamy.');
    cases.push(sent);
  }
  return cases;
}

async function setBank(browser: Browser): Promise<void> {
  const boss = await logIn(browser, 'Ewa');
  await boss.getByLabel('Nazwa płatnika').fill(payer.payer_name);
  await boss.getByLabel('Adres płatnika').fill(payer.payer_address);
  await boss.getByLabel('Rachunek, z którego płaci program').fill(payer.payer_account);
  await boss.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  await expect(boss.getByText('Zapisano ustawienia wypłat.')).toBeVisible();
  await expectAccessible(boss, 'payment settings');
}

async function propose(officer: Page, { reference }: SentApplication): Promise<void> {
  await officer.goto(at(`/mpec/cases/${reference}`));
  const due = officer.getByRole('region', { name: 'Kwota do wypłaty' });
  await due.getByLabel('Udokumentowany koszt, zł').fill('30 000,00');
  await expect(due.getByText('Do wypłaty: 3 833,00 zł (kwota z umowy)')).toBeVisible();
  await due.getByRole('button', { name: 'Zaproponuj wypłatę' }).click();
  await expect(officer.getByText('Zaproponowano wypłatę 3 833,00 zł')).toBeVisible();
}

for (const [count, tag] of [[1, []] as const, [50, ['@everywhere']] as const]) {
  test(
    `two people pay out ${count}: approved, sent in a file, booked by the bank`,
    { tag: [...tag] },
    async ({ page, browser }, testInfo) => {
      test.setTimeout(180_000 + count * 12_000);
      const cases = await settle(page, count);
      await setBank(browser);
      const officer = await logIn(browser, 'Olga');
      for (const each of cases) await propose(officer, each);
      const approver = await logIn(browser, 'Zofia');
      await expectAccessible(approver, 'payments that wait');
      for (const { reference } of cases) {
        const row = approver.getByRole('row').filter({ hasText: reference });
        await row.getByRole('button', { name: /^Zatwierdź/ }).focus();
        await approver.keyboard.press('Enter');
        await expect(row.getByRole('button', { name: /^Zatwierdź/ })).toHaveCount(0);
      }
      await officer.goto(at('/mpec/payments'));
      await officer.getByRole('button', { name: /^Utwórz paczkę: / }).click();
      await expect(officer.getByText('Utworzono paczkę')).toBeVisible();
      const batch = officer.getByRole('article').first();
      await batch.getByLabel('Po co plik').fill('Do wysłania w bankowości');
      const saving = officer.waitForEvent('download');
      await batch.getByRole('button', { name: 'Pobierz plik dla banku' }).click();
      const pain = testInfo.outputPath('przelewy.xml');
      await (await saving).saveAs(pain);
      await batch.getByRole('button', { name: 'jest w banku' }).click();
      await expect(batch.getByRole('heading')).toContainText('wysłana do banku');
      await expectAccessible(officer, 'batches');
      const buffer = Buffer.from(statementFor(readFileSync(pain, 'utf8')));
      const file = { name: 'wyciag.xml', mimeType: 'text/xml', buffer };
      await officer.getByLabel('Plik wyciągu').setInputFiles(file);
      await officer.getByRole('button', { name: 'Wczytaj wyciąg' }).click();
      await expect(officer.getByText('wróciło: 0')).toBeVisible();
      for (const { reference } of cases) {
        await expect(officer.getByRole('row', { name: `wypłacono ${reference}` })).toBeVisible();
      }
      const [first] = cases;
      if (!first) throw new Error('nothing was paid');
      await expectStatus(page, first, 'Wypłacono');
      await expect(page.getByText('Bank zaksięgował wypłatę 3 833,00 zł')).toBeVisible();
    },
  );
}
