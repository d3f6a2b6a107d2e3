import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { onOwnServer } from './support/clock.ts';
import { test } from './support/journey.ts';
import { portal } from './support/portal.ts';

/** The desk's page of texts, as its administrator opens it. */
async function openTexts(browser: Browser, port: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://desk.ndp.localhost:${port}/`);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: 'Ewa' }).click();
  await page.getByRole('link', { name: 'Teksty', exact: true }).click();
  await expect(page.getByText('Partner nie zmienił jeszcze żadnego tekstu.')).toBeVisible();
  return page;
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel(/^Szukane słowa|^Words of the text/).fill(words);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /Znaleziono 1 tekst|1 text was found/ }),
  ).toBeVisible();
}

test('a text is found by its words and put otherwise: with script, without it, in both languages, until it is taken back', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  await onOwnServer(async (port) => {
    const question = portal('mpec', '/application/project-type', port);
    const applicant = await (await browser.newContext()).newPage();
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const titled = (title: string) =>
      expect(async () => {
        await plain.goto(question);
        await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 65_000, intervals: [3_000] });
    await titled('W jakim budynku zmieni się ogrzewanie?');
    const etag = async () => (await plain.goto(question))?.headers().etag;
    const before = await etag();

    const desk = await openTexts(browser, port);
    await search(desk, 'budynku zmieni się ogrzewanie');
    await expectAccessible(desk, 'texts that were found, pl');
    await desk.getByRole('button', { name: /^Zmień tekst:/ }).click();
    await desk.getByLabel('Nowe brzmienie po polsku').fill('Który budynek <b>ogrzejesz</b>?');
    await expect(desk.getByText(/Usuń „<”/)).toBeVisible();
    await desk.getByLabel('Nowe brzmienie po polsku').fill('Który budynek ogrzejesz inaczej?');
    await desk.getByLabel('Nowe brzmienie po angielsku').fill('Which building will you heat otherwise?');
    await expect(desk.getByRole('region', { name: 'Podgląd' })).toContainText(
      'Który budynek ogrzejesz inaczej?',
    );
    await expectAccessible(desk, 'a text that is put otherwise, pl');
    await desk.getByRole('button', { name: 'Zapisz tekst' }).click();
    await expect(desk.getByText('Zapisano. Portal pokaże zmianę w ciągu minuty.')).toBeVisible();

    await titled('Który budynek ogrzejesz inaczej?');
    expect(await etag()).not.toBe(before);
    await applicant.goto(question);
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Który budynek ogrzejesz inaczej?');
    await applicant.getByRole('button', { name: /^EN/ }).click();
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(
      'Which building will you heat otherwise?',
    );
    await expectAccessible(applicant, 'a question in the partner’s words');

    await desk.getByRole('button', { name: /^EN/ }).click();
    await search(desk, 'which building will you heat');
    await desk.getByRole('button', { name: /^Change the text:/ }).click();
    await expectAccessible(desk, 'a text that is put otherwise, en');
    await desk.getByRole('button', { name: 'Restore the original' }).click();
    await desk.getByText('History of changes (2)').click();
    await expect(desk.getByText(/Ewa Administrator: the original was restored/)).toBeVisible();
    await titled('W jakim budynku zmieni się ogrzewanie?');
    expect(await etag()).toBe(before);
  });
});
