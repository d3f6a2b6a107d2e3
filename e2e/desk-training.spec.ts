import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { onOwnServer } from './support/clock.ts';
import { logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { linkIn, mailAbout } from './support/mailbox.ts';

test('a training partner is opened, its cases are made by a click, and every page says that they are made up', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(400_000);
  await onOwnServer(async (port) => {
    const chief = await logIn(browser, 'Ewa', `http://desk.ndp.localhost:${port}/`);
    await chief.getByRole('link', { name: 'Nowy partner' }).click();
    await chief.getByLabel(/^E.mail pierwszego administratora/).fill('zofia@example.pl');
    await chief.getByLabel('Adres portalu').fill('cwiczenia');
    await chief.getByLabel('Program wzorcowy').selectOption('mpec');
    await chief.getByLabel('Organizator programu, z formą prawną').fill('Ćwiczenia sp. z o.o.');
    await chief.getByLabel('Adres organizatora').fill('ul. Próbna 5, 00-001 Warszawa');
    await chief.getByLabel('Numer podmiotu zobowiązanego').fill('5');
    await chief.getByLabel('Partner szkoleniowy').check();
    await chief.getByLabel('Nazwa partnera').fill('Ćwiczenia');
    await chief.getByLabel(/^E.mail dla wnioskodawców/).fill('kontakt@cwiczenia.example');
    await chief.getByLabel('Telefon dla wnioskodawców').fill('+48 22 100 00 05');
    await expectAccessible(chief, 'a new training partner');
    await chief.getByRole('button', { name: 'Otwórz partnera' }).click();
    await expect(chief.getByText('Partner jest otwarty')).toBeVisible();

    const invitation = await mailAbout('zofia@example.pl', { subject: 'Ćwiczenia', at: port });
    const admin = await logIn(browser, 'Zofia', linkIn(invitation));
    const page = `http://desk.ndp.localhost:${port}/cwiczenia/partner`;
    await expect(async () => {
      await admin.goto(page);
      await expect(admin.getByRole('heading', { name: 'Sprawy szkoleniowe' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 65_000, intervals: [5_000] });
    await expect(admin.getByText(/Szkolenie – sprawy są.zmyślone/)).toBeVisible();
    await admin.getByRole('button', { name: 'Utwórz sprawy' }).click();
    await expect(admin.getByText(/utworzono: 16/).filter({ hasText: 'Ostatnio' })).toBeVisible({
      timeout: 200_000,
    });
    await expectAccessible(admin, 'the cases were made');
    await admin.getByRole('button', { name: /Utwórz sprawy od.nowa/ }).click();
    await expectAccessible(admin, 'the question before they are made anew');
    await admin.getByRole('button', { name: /Zostaw/ }).click();

    const portal = `http://cwiczenia.ndp.localhost:${port}/application/project-type`;
    const noscript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await noscript.goto(portal);
    await expect(noscript.getByText('Szkolenie – sprawy są zmyślone')).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(portal);
    await visitor.getByRole('button', { name: /^EN/ }).click();
    await expect(visitor.getByText('Training – cases are made up')).toBeVisible();
    await expect(visitor.getByText('Szkolenie – sprawy są zmyślone')).toBeHidden();
    await expectAccessible(visitor, 'the portal of a training partner');
  });
});
