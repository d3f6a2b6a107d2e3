import { rmSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makePlace, type OwnPlace, type OwnServer, startServer } from './support/clock.ts';
import { logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { mailAbout } from './support/mailbox.ts';
import { sendApplication } from './support/sending.ts';
import { linkToSign } from './support/signing.ts';

let place: OwnPlace;
let server: OwnServer | undefined;

test.beforeEach(async () => {
  place = await makePlace();
  server = await startServer(place, 0);
});
test.afterEach(async () => {
  await server?.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
});

/** The budget of a partner as one of the made-up people sees it. */
const budgetOf = (browser: Browser, who: string) =>
  logIn(browser, who, `http://desk.ndp.localhost:${place.port}/mpec/budget`);

/** One person proposes a budget, another one accepts it; by keyboard. */
async function setBudget(boss: Page, approver: Page, total: string): Promise<void> {
  await boss.reload();
  await boss.getByLabel('Budżet po zmianie, zł').fill(total);
  await boss.getByLabel('Podstawa zmiany').fill('Uchwała zarządu');
  await boss.keyboard.press('Enter');
  await expect(boss.getByText('Przyjmie go albo odrzuci inna osoba.')).toBeVisible();
  await approver.reload();
  await expect(approver.getByText('Uchwała zarządu')).toBeVisible();
  await expectAccessible(approver, 'a proposed budget');
  await approver.getByRole('button', { name: /^Przyjmij/ }).focus();
  await approver.keyboard.press('Enter');
  await expect(approver.getByText(/^Budżet wynosi/)).toBeVisible();
}

test('a budget ends, a case waits for it, is told its place, and moves up once it is raised', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const boss = await budgetOf(browser, 'Ewa');
  const approver = await budgetOf(browser, 'Zofia');
  await expectAccessible(boss, 'no budget');
  await setBudget(boss, approver, '5 000,00');
  const at = place.port;
  await sendApplication({ at });
  const second = await sendApplication({ at });
  const told = await mailAbout(second.email, { subject: /wniosek został wysłany$/, at });
  expect(told.text).toMatch(/Miejsce\sw\skolejce:\s1/);
  await page.goto(second.overview);
  await expect(page.getByRole('heading', { name: /Sprawa czeka/ })).toBeVisible();
  await expectAccessible(page, 'an overview that waits');
  await approver.reload();
  const waiting = approver.getByRole('region', { name: 'Kolejka' });
  await expect(waiting.getByRole('row').filter({ hasText: second.reference })).toBeVisible();
  await expectAccessible(approver, 'a budget with a waiting list');
  await approver.getByRole('button', { name: /^EN/ }).click();
  await expect(approver.getByRole('heading', { level: 1 })).toContainText('Budget of the programme');
  await expectAccessible(approver, 'a budget with a waiting list, en');
  await approver.getByRole('button', { name: /^PL/ }).click();
  await setBudget(boss, approver, '10 000,00');
  await mailAbout(second.email, { subject: /są środki w budżecie programu$/, at });
  await page.reload();
  await expect(page.getByRole('heading', { name: /Sprawa czeka/ })).toHaveCount(0);
  await approver.reload();
  await expect(waiting.getByText('Nikt nie czeka.')).toBeVisible();
  await linkToSign(second, 1, at);
});
