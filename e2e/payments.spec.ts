import { readFileSync } from 'node:fs';
import { ibanOf } from '@ndp/personas/identifiers.ts';
import { camtOf } from '@ndp/personas/made-up-bank.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { acceptDocuments, payer, setBankByCalls, settleCase, statementFor } from './support/bank.ts';
import { askDesk, at, logIn } from './support/desk.ts';
import { invoiceFor } from './support/invoice.ts';
import { test } from './support/journey.ts';
import { applicantName, type SentApplication } from './support/sending.ts';
import { addDocument, documentItem, makeDocuments } from './support/settlement.ts';
import { expectStatus, signApplication } from './support/signing.ts';
import { today } from './support/today.ts';
import { watchTyping } from './support/typed-fields.ts';

const payments = at('/mpec/payments');

// Both work at one desk.
test.describe.configure({ mode: 'default' });

/** What an applicant settles alone at the page, with an invoice of KSeF: only the statement is left to tick. */
async function settleByXml(page: Page, officer: Page): Promise<SentApplication> {
  const sent = await signApplication({ also: { settlement: { iban_number: ibanOf(7) } } });
  const typed = await watchTyping(page);
  await page.goto(sent.overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  const { pdf } = await makeDocuments(page);
  await addDocument(page, 'invoice', invoiceFor('Jan Inny'));
  await expect(documentItem(page, 'invoice')).toContainText('Nabywcą jest Jan Inny');
  for (const [i, kind] of [
    'proof_of_payment',
    'acceptance_report',
    'removal_proof',
    'energy_label',
  ].entries()) {
    const buffer = Buffer.concat([pdf.buffer, Buffer.alloc(i + 1, 10)]);
    await addDocument(page, kind, { ...pdf, name: `${kind}.pdf`, buffer });
  }
  await page.locator('input[name="consent_payment"]').check();
  await page.getByRole('button', { name: 'Sprawdź wniosek o wypłatę' }).click();
  await expect(page.getByText('Jedna rzecz do poprawienia albo wyjaśnienia')).toBeVisible();
  for (const fold of await page.locator('main details').all()) await fold.locator('summary').click();
  await expectAccessible(page, 'a settlement that would be asked about');
  await page.getByRole('button', { name: 'Wróć i popraw' }).click();
  await page.getByRole('button', { name: 'Usuń: faktura.xml' }).click();
  await page.getByRole('button', { name: 'Tak, usuń' }).click();
  await addDocument(page, 'invoice', invoiceFor(applicantName));
  await page.getByRole('button', { name: 'Sprawdź wniosek o wypłatę' }).click();
  await expect(page.getByText('Nic z tego, co umiemy sprawdzić, nie budzi wątpliwości.')).toBeVisible();
  await expectAccessible(page, 'a settlement nothing of which is in doubt');
  await page.getByRole('button', { name: 'Złóż wniosek o wypłatę' }).click();
  await expect(page).toHaveURL(sent.overview);
  expect([...typed]).toEqual(['field-consent_payment']);
  const move = { from: 'payment_requested', to: 'settlement_review', reason: 'Sprawdzamy dokumenty.' };
  await askDesk(officer, `/cases/${sent.reference}/move`, move);
  return sent;
}

/** Proves the account by one grosz, which the desk reads in a statement and sees beside the payment. */
async function proveAccount(page: Page, officer: Page, { overview, reference }: SentApplication) {
  await page.goto(overview);
  await page.getByText('Potwierdź rachunek przelewem jednego grosza').click();
  const title = (await page.getByText(/^KONTO-/).textContent()) ?? '';
  await expectAccessible(page, 'how an account is proven');
  const account = ibanOf(7).slice(2);
  const statement = camtOf({
    ...{ payer: payer.payer_account, number: Date.now() % 1_000_000, day: today(), openingGr: 0 },
    movements: [{ gr: 1, id: '', title, account }],
  });
  await askDesk(officer, '/payment-statements', { base64: Buffer.from(statement).toString('base64') });
  await officer.goto(at(`/mpec/cases/${reference}`));
  await expect(officer.getByText(/^Rachunek potwierdzony/)).toBeVisible();
  await page.reload();
  await page.getByText('Rachunek jest potwierdzony').click();
  await expect(page.getByText(/^Przelew z\srachunku podanego we wniosku przyszedł/)).toBeVisible();
}

/** So many of them, some at the same time. */
async function settleAll(officer: Page, count: number): Promise<SentApplication[]> {
  const { jpeg } = await makeDocuments(officer);
  // Accounts that no other payout of this desk pays to.
  const numbers = Array.from({ length: count }, (_, n) => 100 * count + n);
  const lane = async () => {
    const own: SentApplication[] = [];
    for (let n = numbers.pop(); n; n = numbers.pop()) own.push(await settleCase(officer, jpeg.buffer, n));
    return own;
  };
  return (await Promise.all([1, 2, 3, 4, 5, 6].map(lane))).flat();
}

async function setBank(browser: Browser): Promise<void> {
  const [boss, approver] = [await logIn(browser, 'Ewa'), await logIn(browser, 'Zofia')];
  await setBankByCalls(boss, approver);
  await boss.goto(payments);
  await boss.getByLabel('Nazwa płatnika').fill(payer.payer_name);
  await boss.getByLabel('Rachunek, z którego płaci program').fill(payer.payer_account);
  const most = boss.getByLabel('Najwięcej przelewów w pliku');
  await most.fill('0');
  await boss.getByRole('button', { name: 'Zaproponuj ustawienia' }).click();
  await expect(boss.getByText(/^Wpisz liczbę całkowitą od 1 do 10\s000\.$/)).toBeVisible();
  await expect(most).toBeFocused();
  await most.fill('999');
  await boss.getByRole('button', { name: 'Zaproponuj ustawienia' }).click();
  await expect(boss.getByText('Zaproponowano ustawienia wypłat.')).toBeVisible();
  await expect(boss.getByText('To Twoja propozycja')).toBeVisible();
  await expectAccessible(boss, 'payment settings that wait');
  await approver.goto(payments);
  await expect(approver.getByText(/^Najwięcej przelewów w\spliku: 1000 → 999$/).first()).toBeVisible();
  await expectAccessible(approver, 'payment settings to be accepted');
  await approver.getByRole('button', { name: 'Odrzuć ustawienia' }).click();
  await expect(approver.getByText('Zmiana ustawień została odrzucona.')).toBeVisible();
  await approver.getByText('Historia ustawień').click();
  await expect(approver.getByText('odrzucono: Zofia Zatwierdzająca').first()).toBeVisible();
  await expectAccessible(approver, 'history of payment settings');
}

/** Accepts the invoice and proposes the payment; of an XML neither its date nor the cost is typed. */
async function propose(officer: Page, sent: SentApplication, form: 'xml' | 'picture'): Promise<void> {
  const page = at(`/mpec/cases/${sent.reference}`);
  const typed = await watchTyping(officer);
  await officer.goto(page);
  await officer.getByRole('button', { name: /^Pokaż: Faktura/ }).click();
  const accept = officer.getByRole('button', { name: /^Przyjmij: Faktura/ });
  await accept.click();
  if (form === 'picture') {
    await expect(officer.getByText('Wpisz datę wystawienia z faktury')).toBeVisible();
    await expectAccessible(officer, 'an invoice without its date');
    await officer.getByLabel('Data wystawienia faktury').fill(today());
    await accept.press('Enter');
  }
  await expect(officer.getByText('Dokument jest przyjęty.')).toBeVisible();
  await acceptDocuments(officer, sent.reference);
  await officer.goto(page);
  const due = officer.getByRole('region', { name: 'Kwota do wypłaty' });
  if (form === 'picture') await due.getByLabel('Udokumentowany koszt, zł').fill('30 000,00');
  await expect(due.getByText('Do wypłaty: 3 833,00 zł (kwota z umowy)')).toBeVisible();
  await due.getByRole('button', { name: 'Zaproponuj wypłatę' }).click();
  await expect(officer.getByText('Zaproponowano wypłatę 3 833,00 zł')).toBeVisible();
  expect(typed.size).toBe(form === 'xml' ? 0 : 2);
}

for (const [count, tag] of [[1, []] as const, [50, ['@everywhere']] as const]) {
  test(
    `two people pay out ${count}${count === 1 ? ' settled by an invoice of KSeF, with one field ticked and none typed' : ''}: approved, sent in a file, booked by the bank`,
    { tag: [...tag] },
    async ({ page, browser }, testInfo) => {
      test.setTimeout(180_000 + count * 12_000);
      await setBank(browser);
      const officer = await logIn(browser, 'Olga');
      const form = count === 1 ? 'xml' : 'picture';
      const cases = form === 'xml' ? [await settleByXml(page, officer)] : await settleAll(officer, count);
      const [first, ...others] = cases;
      if (!first) throw new Error('nothing is to be paid');
      if (form === 'xml') await proveAccount(page, officer, first);
      await propose(officer, first, form);
      const found = { cost_gr: 3_000_000, other_public_gr: 0, recalculated_gr: null };
      for (const other of others) {
        await acceptDocuments(officer, other.reference);
        await askDesk(officer, `/cases/${other.reference}/payments`, found);
      }
      const approver = await logIn(browser, 'Zofia');
      await approver.goto(payments);
      const waiting = approver.getByRole('row').filter({ hasText: first.reference });
      await expect(waiting).toBeVisible();
      await expect(
        approver.getByRole('link', { name: /^Wypłaty \(\d+ (czeka|czekają) na Twoje zatwierdzenie\)$/ }),
      ).toBeVisible();
      await waiting.getByRole('button', { name: /^Odrzuć/ }).click();
      await expect(approver.getByLabel(/^Dlaczego .* wraca$/)).toBeFocused();
      await expectAccessible(approver, 'payments that wait');
      await approver.getByRole('button', { name: 'Anuluj' }).click();
      await expect(approver.getByLabel(/^Dlaczego .* wraca$/)).toHaveCount(0);
      const approve =
        count > 1
          ? approver.getByRole('button', { name: /^Zatwierdź 5\d wypłat bez uwag \(/ })
          : waiting.getByRole('button', { name: /^Zatwierdź/ });
      await expect(approve).toBeVisible();
      await approve.focus();
      await approver.keyboard.press('Enter');
      for (const { reference } of cases) {
        const row = approver.getByRole('row').filter({ hasText: reference });
        await expect(row.getByText('zatwierdzona', { exact: true })).toBeVisible();
      }
      await officer.goto(payments);
      await officer.getByRole('button', { name: /^Utwórz paczkę: / }).click();
      const made = await officer.getByText(/Utworzono paczkę nr\s\d/).innerText();
      await expect(
        officer
          .getByRole('row')
          .filter({ hasText: first.reference })
          .getByText(/w\spaczce\snr/),
      ).toBeVisible();
      await expect(officer.getByRole('button', { name: /^Utwórz paczkę: / })).toHaveCount(0);
      const batch = officer.getByRole('article', { name: new RegExp(`^Paczka\\s${/\d+/.exec(made)?.[0]}:`) });
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
      // Who took the file does not book it by a statement of their own.
      await officer.getByLabel('Plik wyciągu').setInputFiles(file);
      await officer.getByRole('button', { name: 'Wczytaj wyciąg' }).click();
      await expect(officer.getByText('Wypłacono: 0')).toBeVisible();
      await expect(officer.getByRole('article', { name: /czeka na drugą osobę$/ })).toHaveCount(count);
      await expectAccessible(officer, 'lines to be cleared up');
      await approver.goto(payments);
      await approver.getByLabel('Plik wyciągu').setInputFiles(file);
      await approver.getByRole('button', { name: 'Wczytaj wyciąg' }).click();
      await expect(approver.getByText('wróciło: 0')).toBeVisible();
      for (const { reference } of cases) {
        await expect(approver.getByRole('row', { name: `wypłacono ${reference}` })).toBeVisible();
      }
      const done = approver.getByRole('article', { name: /^Paczka\s\d+: zakończona$/ }).first();
      await expect(done.getByRole('button', { name: 'Pobierz plik dla banku' })).toHaveCount(0);
      await expectStatus(page, first, 'Wypłacono');
      await expect(page.getByRole('heading', { level: 1, name: 'Wypłaciliśmy 3 833 zł' })).toBeVisible();
      await expect(page.getByText(/^Bank zaksięgował przelew /)).toBeVisible();
    },
  );
}
