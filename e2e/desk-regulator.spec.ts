import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { payAtDesk } from './support/bank.ts';
import { onOwnServer } from './support/clock.ts';
import { askDesk, expectBothAccessible, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { mailAbout } from './support/mailbox.ts';
import { makeDocuments, settleByCalls } from './support/settlement.ts';
import { signApplication } from './support/signing.ts';
import { today } from './support/today.ts';
import { phone } from './support/ways.ts';

const year = today().slice(0, 4);

test(
  'a report to the regulator is proposed by one, released by another, and downloaded',
  {
    tag: '@everywhere',
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(300_000);
    await onOwnServer(async (port) => {
      const at = (path: string) => `http://desk.ndp.localhost:${port}/mpec/${path}`;
      const officer = await logIn(browser, 'Olga', at('regulator'));
      await expect(officer.getByText('W tym roku nie ma jeszcze czego zgłosić: wykaz')).toBeVisible();
      await expectBothAccessible(officer, 'a year without anything to report');
      const { email, reference } = await pay(officer, port);

      await officer.reload();
      const totals = officer.getByRole('table', { name: 'Razem' });
      await expect(totals.getByRole('row', { name: 'Sprawy 1 0' })).toBeVisible();
      await officer.getByRole('button', { name: `Zaproponuj wykaz za ${year}` }).press('Enter');
      await expect(officer.getByText('Zwolni go albo odrzuci inna osoba.')).toBeVisible();
      await expect(officer.getByText('To Twoja propozycja')).toBeVisible();
      await expect(officer.getByRole('button', { name: /^(Zwolnij|Pobierz)/ })).toHaveCount(0);

      const approver = await logIn(browser, 'Zofia', at('regulator'));
      await expect(approver.getByRole('link', { name: 'Wykaz URE (1 wykaz czeka' })).toBeVisible();
      await expectBothAccessible(approver, 'a report to be released');
      await approver.getByRole('button', { name: `Zwolnij wykaz za ${year}` }).press('Enter');
      await expect(approver.getByText('Oznaczono jako zgłoszone: 1.')).toBeVisible();
      await mailAbout(email, { subject: new RegExp(reference), count: 10, at: port });

      await officer.reload();
      const coming = officer.waitForEvent('download');
      await officer.getByRole('button', { name: `Pobierz wykaz za ${year}` }).press('Enter');
      const file = testInfo.outputPath('ure.csv');
      await (await coming).saveAs(file);
      await expectBothAccessible(officer, 'a released report');
      await officer.setViewportSize(phone);
      await expectBothAccessible(officer, 'a released report on a phone');
      expectReport(readFileSync(file, 'utf8'));
    });
  },
);

/** Has one case signed, settled and paid. */
async function pay(officer: Page, port: number) {
  const browser = officer.context().browser();
  if (!browser) throw new Error('a page without a browser');
  const sent = await signApplication({ at: port });
  const move = (from: string, to: string) =>
    askDesk(officer, `/cases/${sent.reference}/move`, { from, to, reason: 'Sprawdzamy dokumenty.' });
  await move('contract_signed', 'in_realisation');
  await settleByCalls(sent, (await makeDocuments(officer)).jpeg.buffer);
  await move('payment_requested', 'settlement_review');
  await payAtDesk(browser, sent.reference, `http://desk.ndp.localhost:${port}/`);
  return sent;
}

/** Four columns, and nothing that was not asked for. */
function expectReport(text: string): void {
  const [heads = '', row = '', ...others] = text.replace('\ufeff', '').trim().split(/\r?\n/);
  expect([heads.split(';').length, row.split(';').length, others]).toEqual([4, 4, []]);
  expect(row).toContain('Żółć-Kowalska;ul. Święty Krzyż 12A');
  expect(row).not.toMatch(/44051401359|PL61|@/);
}
