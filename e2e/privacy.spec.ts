import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fillPerson, onStep, save, sendEstimate } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { freshAddress, linkIn, mailAbout, newestMail } from './support/mailbox.ts';
import { saveFile } from './support/papers.ts';
import { isEverywhere, withoutMotion } from './support/portal.ts';
import { sendApplication } from './support/sending.ts';
import { signApplication } from './support/signing.ts';
import { fill } from './support/wizard.ts';

/** At the width of a telephone, everywhere also of a desktop; and whether nothing scrolls sideways on a telephone of 320 px. */
async function expectFits(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${state} scrolls sideways at 320 px` }).toBe(0);
  for (const width of isEverywhere ? [390, 1280] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${state} at ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('whoever did not send it erases it from the mail, by keyboard', async ({ page }) => {
  await withoutMotion(page);
  const { email, link } = await sendEstimate('home', 'mpec', 'en');
  const [notMe = ''] = /https?:\/\/\S+\/grant\/not-me\/\S+/.exec((await newestMail(email)).text) ?? [];
  await page.goto(notMe);
  await expect(heading(page, 'This was not me')).toBeVisible();
  await expectFits(page, 'not me');
  await page.reload();
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'The data were deleted')).toBeFocused();
  await expectFits(page, 'erased');
  await page.goto(notMe);
  await expect(heading(page, 'Ten link już nie działa')).toBeVisible();
  await expectFits(page, 'dead link');
  await page.goto(link);
  await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
});

test('a second address says by a button that it wants to hear of a case, and stops that by another', async ({
  page,
}) => {
  await withoutMotion(page);
  const manager = freshAddress();
  const { link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await unfoldTo(page.locator('#field-contact_email'));
  await fill(page, 'contact_email', manager);
  await save(page, 'building-address');
  const asked = linkIn(await mailAbout(manager, { subject: /czy chcesz dostawać powiadomienia/ }));
  await page.goto(asked);
  await expect(heading(page, 'Powiadomienia o sprawie')).toBeVisible();
  await expectFits(page, 'asked for notices');
  await page.reload();
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('przychodzą na Twój adres')).toBeVisible();
  await expectFits(page, 'agreed to notices');
  await page.getByRole('button', { name: 'Zatrzymaj powiadomienia' }).click();
  await expect(page.getByText('nic już nie przyjdzie')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wznów powiadomienia' })).toBeVisible();
});

test('an applicant sees what is kept, saves it and erases it; nothing goes to another origin', async ({
  page,
}) => {
  await withoutMotion(page);
  const { email, reference, overview } = await sendApplication({ language: 'en' });
  const { origin, port } = new URL(overview);
  const seen: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    const { host, protocol } = new URL(request.url());
    const isOurs =
      protocol === 'blob:' || host === `api.ndp.localhost:${port}` || origin.endsWith(`//${host}`);
    if (!isOurs) seen.push(request.url());
    if (referer !== '') seen.push(`${request.url()} was told of ${referer}`);
  });
  await page.goto(overview);
  await page.getByRole('link', { name: 'Your data: what we keep' }).click();
  await expect(heading(page, 'Your data')).toBeVisible();
  await expectFits(page, 'your data');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${reference}.json`);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.application.reference).toBe(reference);
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete all data?' })).toBeVisible();
  await expectAccessible(page, 'asked before erasing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete all data' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(heading(page, 'The data were deleted')).toBeVisible();
  expect(seen).toEqual([]);
  await mailAbout(email, { subject: /^Case .*: the data were deleted/ });
  await page.goto(overview);
  await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
});

test('a draft is erased from its link, by keyboard and with one more press than a mistake makes', async ({
  page,
}) => {
  await withoutMotion(page);
  const { email, link } = await sendEstimate('home');
  await page.goto(link);
  await onStep(page, 'applicant');
  await page.getByText(/^Pomoc, termin i\sTwoje dane$/).click();
  await page.getByRole('link', { name: 'Twoje dane: co przechowujemy' }).click();
  await expect(heading(page, 'Twoje dane')).toBeVisible();
  // The address counts as confirmed with what was done first, which may be on its way still.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Wniosek nie został jeszcze wysłany.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectFits(page, 'data of a draft');
  const erase = page.getByRole('button', { name: 'Usuń wszystkie dane' });
  await erase.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dane zostały usunięte')).toBeFocused();
  await mailAbout(email, { subject: /^Sprawa .*: dane zostały usunięte/ });
  await page.goto(link);
  await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
  await expect(page.getByText('usuniętych nie otworzy żaden link')).toBeVisible();
});

test('what the law keeps is refused with the reason and the day; the data can still be saved', async ({
  page,
}) => {
  await withoutMotion(page);
  const { overview, reference } = await signApplication();
  await page.goto(overview);
  await page.getByRole('link', { name: 'Twoje dane: co przechowujemy' }).click();
  const refusal = page.getByText('Twoich danych nie można jeszcze usunąć');
  await expect(refusal).toContainText('w sprawie podpisano umowę');
  await expect(refusal).toContainText(
    /co\snajmniej\sdo\s30\sczerwca\s\d{4}\sr\.\s\(art\.\s17\sust\.\s3\slit\.\sb\si\se\sRODO\)/,
  );
  await expect(page.getByRole('button', { name: 'Usuń wszystkie dane' })).toHaveCount(0);
  await expectFits(page, 'data the law keeps');
  const { name } = await saveFile(page, page.getByRole('button', { name: 'Pobierz plik' }));
  expect(name).toBe(`${reference}.json`);
});
