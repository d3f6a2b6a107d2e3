import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { mailAbout } from './support/mailbox.ts';
import { actInCase, refusedInCase } from './support/office.ts';
import type { SentApplication } from './support/sending.ts';
import {
  addAllDocuments,
  addDocument,
  documentItem,
  fillPayment,
  makeDocuments,
  programInDisguise,
} from './support/settlement.ts';
import { expectStatus, signApplication } from './support/signing.ts';
import { now, today } from './support/today.ts';
import { fill } from './support/wizard.ts';

/** Opens the settlement of an application from its overview. */
async function openSettlement(page: Page, { overview }: SentApplication): Promise<void> {
  await page.goto(overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rozliczenie' })).toBeVisible();
}

/** Date, statement and sending without a pointer. */
async function applyByKeyboard(page: Page): Promise<void> {
  const date = page.locator('#field-completion_date').getByRole('spinbutton');
  await tabTo(page, '#field-completion_date [role="spinbutton"]');
  await page.keyboard.type(today().split('-').reverse().join(''));
  await expect(date.last()).toBeFocused();
  await tabTo(page, 'input[name="consent_payment"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button[name="payment_sure"]');
  await page.keyboard.press('Enter');
}

const check = (page: Page) => page.getByRole('button', { name: 'Sprawdź wniosek o wypłatę' }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Złóż wniosek o wypłatę' }).click();

test('a refused file leaves everything where it is, and the payment waits for every document that is missing', async ({
  page,
}) => {
  const sent = await signApplication();
  await openSettlement(page, sent);
  const { pdf, jpeg } = await makeDocuments(page);
  await addDocument(page, 'removal_proof', jpeg);
  await fill(page, 'heater_model_name', 'Pompa Żar 9');
  const refusals = [
    [programInDisguise, 'To nie jest plik PDF, JPEG ani PNG.'],
    [{ ...pdf, name: 'pusty.pdf', buffer: Buffer.alloc(0) }, 'Ten plik jest pusty.'],
    [{ ...pdf, name: 'pół.pdf', buffer: pdf.buffer.subarray(0, 900) }, 'Ten plik jest uszkodzony'],
    [
      { ...pdf, name: 'wielki.pdf', buffer: Buffer.concat([pdf.buffer, Buffer.alloc(11_000_000, 32)]) },
      'Ten plik ma więcej niż 10 MB.',
    ],
  ] as const;
  for (const [file, sentence] of refusals) {
    await page.locator('#field-document_invoice').setInputFiles(file);
    await expect(documentItem(page, 'invoice')).toContainText(`${file.name}: ${sentence}`);
  }
  await expect(page.getByText('Wymagane dokumenty: dodano 1 z 5')).toBeVisible();
  await expect(page.locator('#field-heater_model_name')).toHaveValue('Pompa Żar 9');
  await page.reload();
  await expect(documentItem(page, 'removal_proof').getByText(jpeg.name, { exact: true })).toBeVisible();
  await expect(page.getByText('Wymagane dokumenty: dodano 1 z 5')).toBeVisible();

  await check(page);
  const summary = page.locator('[role="group"][tabindex="-1"]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await summary.getByRole('link', { name: 'Faktura za urządzenie i montaż' }).click();
  await expect(page.locator('#field-document_invoice')).toBeFocused();
  await expect(documentItem(page, 'acceptance_report')).toContainText('Dodaj ten dokument.');
  await expect(documentItem(page, 'removal_proof')).not.toContainText('Dodaj ten dokument.');
});

test('a settlement that comes back tells why, and is sent again', async ({ page, browser }) => {
  const sent = await signApplication();
  await openSettlement(page, sent);
  await addAllDocuments(page);
  await fillPayment(page);
  await page.getByText('Numer seryjny (opcjonalnie)').click();
  await fill(page, 'serial_number', 'SN 2026/7731');
  await check(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź wniosek o wypłatę' })).toBeFocused();
  await expectAccessible(page, 'the payment application before it is sent');
  await page.getByRole('button', { name: 'Wróć i popraw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rozliczenie' })).toBeFocused();
  await expect(page.locator('#field-heater_model_name')).not.toHaveValue('');
  await expect(page.locator('#field-serial_number')).toHaveValue('SN 2026/7731');
  await check(page);
  await apply(page);
  await expect(page).toHaveURL(sent.overview);
  await expect(page.getByText(/^Wypłata najpóźniej: \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Przejdź do rozliczenia' })).toHaveCount(0);
  await page.goto(sent.overview.replace('/overview/', '/payment/'));
  await expect(page).toHaveURL(sent.overview);

  const reason = 'Brakuje podpisu wykonawcy na protokole.';
  const items = [{ place: 'document.acceptance_report', sentence: null, words: reason }];
  const due_on = new Date(now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  await actInCase(browser, sent.reference, 'corrections', { items, due_on, seen: null });
  const mail = await mailAbout(sent.email, { subject: /prośba o poprawki$/ });
  expect(mail.text).toMatch(/Chodzi\so: .*Protokół odbioru/);
  await expectStatus(page, sent, 'W realizacji');
  await expect(page.getByText(reason).first()).toBeVisible();
  await openSettlement(page, sent);
  await expect(page.getByText(reason).first()).toBeVisible();
  const { pdf } = await makeDocuments(page);
  await addDocument(page, 'acceptance_report', {
    ...pdf,
    name: 'Protokół podpisany.pdf',
    buffer: pdf.buffer,
  });
  await applyByKeyboard(page);
  await expect(page).toHaveURL(sent.overview);
  await expectStatus(page, sent, 'Złożono wniosek o wypłatę');
  const wrong = { from: 'payment_requested', to: 'contract_signed', reason: 'Nie tak.' };
  expect(await refusedInCase(browser, sent.reference, 'move', wrong)).toContain('nie można tak przenieść');
});
