import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { onOwnServer } from './support/clock.ts';
import { logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { linkIn, mailAbout } from './support/mailbox.ts';

async function expectBothAccessible(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, pl`);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('button', { name: /partner/ })).toBeVisible();
  await expectAccessible(page, `${state}, en`);
  await page.getByRole('button', { name: /^PL/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
}

/** A picture as a partner sends it, of one colour. */
async function chooseLogo(page: Page, colour: string): Promise<void> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 160 });
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = fill;
    pen?.fillRect(0, 0, 480, 160);
    return canvas.toDataURL('image/png');
  }, colour);
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file);
}

test('a fifth partner is opened in the browser, answers at its host, and changes its look without a restart', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  await onOwnServer(async (port) => {
    const applicant = await (await browser.newContext()).newPage();
    const host = `http://cieplownia.ndp.localhost:${port}/`;
    await applicant.goto(host);
    await expect(applicant.locator('header img')).not.toHaveAttribute('src', /own/);

    const chief = await logIn(browser, 'Ewa', `http://desk.ndp.localhost:${port}/`);
    await chief.getByRole('link', { name: 'Nowy partner' }).focus();
    await chief.keyboard.press('Enter');
    await chief.getByRole('button', { name: 'Otwórz partnera' }).click();
    await expect(chief.getByRole('link', { name: /^Adres portalu/ })).toBeVisible();
    await chief.getByRole('link', { name: /^E.mail pierwszego administratora/ }).click();
    await expect(chief.getByLabel(/^E.mail pierwszego administratora/)).toBeFocused();
    await chief.keyboard.type('zofia@example.pl');
    await chief.getByLabel('NIP organizatora').fill('526-025-09-95');
    await chief.getByLabel('Adres portalu').fill('cieplownia');
    await chief.getByLabel('Program wzorcowy').selectOption('stx');
    await chief.getByLabel('Organizator programu, z formą prawną').fill('Ciepłownia Miejska sp. z o.o.');
    await chief.getByLabel('Adres organizatora').fill('ul. Nowa 5, 00-001 Warszawa');
    await chief.getByLabel('Numer podmiotu zobowiązanego').fill('5');
    await chief.getByLabel('Nazwa partnera').fill('Ciepłownia Miejska');
    const colour = chief.getByLabel('Kolor główny', { exact: true });
    await colour.fill('#ffcc00');
    await expect(chief.getByText('Kontrast z bielą: 1,51 : 1')).toBeVisible();
    await expect(chief.getByText('wybierz ciemniejszy kolor').first()).toBeVisible();
    await colour.fill('#5b2a86');
    await expect(chief.getByText('Kontrast z bielą: 9,9 : 1')).toBeVisible();
    await chooseLogo(chief, '#5b2a86');
    await expect(chief.getByRole('img', { name: 'Ciepłownia Miejska' })).toBeVisible();
    await chief.getByLabel(/^E.mail dla wnioskodawców/).fill('kontakt@cieplownia.example');
    await chief.getByLabel('Telefon dla wnioskodawców').fill('+48 22 100 00 05');
    await expectBothAccessible(chief, 'a new partner');
    await chief.getByRole('button', { name: 'Otwórz partnera' }).click();
    await expect(chief.getByText('Partner jest otwarty')).toBeVisible();

    const shown = async (title: string) => {
      await expect(async () => {
        await applicant.goto(host);
        await expect(applicant.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible({
          timeout: 2_000,
        });
      }).toPass({ timeout: 65_000, intervals: [5_000] });
      const logo = applicant.locator('header img');
      await expect(logo).toHaveAttribute('src', /^\/logos\/own\/[0-9a-f]{64}\.png$/);
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(160);
      return logo.getAttribute('src');
    };
    const before = await shown('Ciepłownia Miejska');
    await expectAccessible(applicant, 'the portal of a new partner');

    const invitation = await mailAbout('zofia@example.pl', { subject: 'Ciepłownia Miejska', at: port });
    const admin = await logIn(browser, 'Zofia', linkIn(invitation));
    await admin.goto(`http://desk.ndp.localhost:${port}/cieplownia/partner`);
    await admin.getByLabel('Nazwa partnera').fill('Ciepłownia Nowa');
    await chooseLogo(admin, '#102030');
    await admin.getByLabel(/^Zofia/).check();
    await admin.getByRole('button', { name: 'Zapisz partnera' }).click();
    await expect(admin.getByText('Zapisano.')).toBeVisible();
    await expectBothAccessible(admin, 'the partner');
    expect(await shown('Ciepłownia Nowa')).not.toBe(before);
    expect((await applicant.goto(new URL(before ?? '', host).href))?.status()).toBe(200);
  });
});
