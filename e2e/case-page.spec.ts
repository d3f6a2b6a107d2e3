import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { payAtDesk } from './support/bank.ts';
import { askDesk, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { actInCase, moveCase } from './support/office.ts';
import { saveFile } from './support/papers.ts';
import { expectReadable } from './support/readable.ts';
import { applicantName, type SentApplication, sendApplication } from './support/sending.ts';
import { makeDocuments, settleByCalls } from './support/settlement.ts';
import { linkToSign, signApplication } from './support/signing.ts';
import { today } from './support/today.ts';
import { english, inShort, phone, type Say } from './support/ways.ts';

/** Longer than three screens of a phone nobody reads what is to be done. */
const longestPx = 2_500;
/** Two screens, once nothing is left but the duties. */
const calmPx = 1_688;

interface Looked {
  readonly page: Page;
  readonly say: Say;
}

/** Opens the page of a case until it says where the case stands in its heading, and looks at it as on a phone. */
async function expectNow(
  { page, say }: Looked,
  { overview }: SentApplication,
  polish: string,
  buttons: 0 | 1,
  isPaid = false,
) {
  await page.setViewportSize(phone);
  await expect(async () => {
    await page.goto(overview);
    await expect(page.locator('h1')).toHaveText(say(polish), { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  const heading = ((await page.locator('h1').textContent()) ?? '').replace(/\s/g, ' ');
  expect((await page.title()).replace(/\s/g, ' '), 'the tab says it, too').toContain(heading);
  await expect(page.locator('[data-tone] [class*="primary"]:visible')).toHaveCount(buttons);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(page.locator('li[aria-current="step"]')).toHaveCount(isPaid ? 0 : 1);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, `${heading}: height on a phone`).toBeLessThanOrEqual(isPaid ? calmPx : longestPx);
  await expectReadable(page, heading);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page, `${heading}, 320 px`);
}

/** Shows the agreement to an installer by a link without personal data, and takes the link back. */
async function expectShownToInstaller({ page, say }: Looked, { overview, reference }: SentApplication) {
  await page.goto(overview);
  const fold = page.getByText(say('Pokaż wykonawcy albo bankowi, że umowa obowiązuje'));
  await fold.click();
  await page.getByRole('button', { name: say('Utwórz link') }).click();
  const handed = await page.getByLabel(say('Link dla wykonawcy albo banku')).inputValue();
  await expectReadable(page, 'a link for an installer');
  await page.goto(handed);
  await expect(page.locator('h1')).toHaveText(say('Umowa o dofinansowanie obowiązuje'));
  await expect(page.locator('dl')).toContainText(/3.833/);
  for (const secret of [reference, applicantName])
    await expect(page.locator('body')).not.toContainText(secret);
  await expectReadable(page, 'an agreement as an installer sees it');
  await page.goto(overview);
  await page.getByRole('button', { name: say('Cofnij link') }).click();
  await expect(page.getByRole('button', { name: say('Utwórz link') })).toBeVisible();
  await page.goto(handed);
  await expect(page.locator('h1')).toHaveText(say('Ten link nic nie pokazuje'));
}

/** What is left once the money has gone: three duties, each with its day, and one file of all of them. */
async function expectDuties({ page, say }: Looked): Promise<void> {
  const duties = page.getByRole('region', { name: say('Co jeszcze trwa po wypłacie') });
  await expect(duties.getByRole('listitem')).toHaveCount(3);
  const registration = duties.getByRole('listitem').first();
  await expect(duties.getByRole('listitem').first()).toContainText(/(za|in).14.(dni|days)/);
  const { name, bytes } = await saveFile(page, duties.getByRole('link'));
  expect(name).toMatch(/^NDP-.*-duties\.ics$/);
  expect(bytes.toString().match(/BEGIN:VEVENT/g)).toHaveLength(3);
  await duties.getByText(say('Oznacz jako zrobione')).click();
  await duties.getByLabel(say('Czym możesz to pokazać')).fill('Nr 17/2026');
  await duties.getByRole('button', { name: say('Zrobione'), exact: true }).click();
  await expect(registration).toContainText('Nr 17/2026');
  await expectAccessible(page, 'a duty that is done');
  await page.reload();
  await expect(registration).toContainText('Nr 17/2026');
}

/** Hands the duties over to a new owner, who reads them without the owner's data and confirms. */
async function expectHandedOver({ page, say }: Looked, { overview }: SentApplication): Promise<void> {
  const email = freshAddress();
  await page.setViewportSize(phone);
  await page.getByText(say('Nowy właściciel domu? Przekaż obowiązki')).click();
  await page.getByLabel(say('Imię i nazwisko nowego właściciela')).fill('Adam Nowy');
  await page.getByLabel(say('E-mail nowego właściciela')).fill(email);
  await expectReadable(page, 'naming a new owner');
  await page.getByRole('button', { name: say('Poproś o przejęcie') }).click();
  await expect(page.getByRole('button', { name: say('Cofnij prośbę') })).toBeVisible();
  await page.goto(linkIn(await newestMail(email)));
  // In the language of the case, as the mail.
  await expect(page.locator('h1')).toHaveText('Obowiązki, które przechodzą z domem');
  await expect(page.locator('body')).not.toContainText(applicantName);
  await expectReadable(page, 'the duties as a new owner reads them');
  await page.getByLabel('Imię i nazwisko', { exact: true }).fill('Adam Nowy');
  await page.getByRole('button', { name: 'Przejmuję te obowiązki' }).click();
  await expect(page.locator('h1')).toHaveText('Twoje obowiązki po wymianie źródła ciepła');
  await expectReadable(page, 'the duties of a new owner');
  await page.goto(overview);
  await expect(page.locator('main')).toContainText('Adam Nowy');
  await expect(page.locator('[name="duty_done"]')).toHaveCount(0);
}

/** Asks for a correction of one answer, as Olga does. */
async function askToCorrect(browser: Browser, { reference }: SentApplication): Promise<void> {
  const officer = await logIn(browser, 'Olga');
  const items = [
    { place: 'building_info.land_registry_number', sentence: null, words: 'Popraw numer działki.' },
  ];
  const due_on = new Date(Date.parse(today()) + 10 * 86_400_000).toISOString().slice(0, 10);
  await askDesk(officer, `/cases/${reference}/corrections`, { items, due_on, seen: null });
  await officer.context().close();
}

test.describe('the page of a case is about now', () => {
  test.use(inShort({ ...english, viewport: phone }));

  test('from the signature to the money: what to do, or whose move it is, within three screens', {
    tag: '@ways',
  }, async ({ page, browser, say }) => {
    test.setTimeout(480_000);
    const look = { page, say };
    const { jpeg } = await makeDocuments(page);
    const unsigned = await sendApplication();
    await linkToSign(unsigned);
    await expectNow(look, unsigned, 'Umowa czeka na Twój podpis do {day}', 1);
    await moveCase(browser, unsigned.reference, 'under_review', 'Sprawdzamy księgę wieczystą.');
    await expectNow(look, unsigned, 'Sprawdzamy Twój wniosek', 0);
    await expect(page.getByText('Sprawdzamy księgę wieczystą.').first()).toBeVisible();

    const sent = await signApplication();
    await expectNow(look, sent, 'Umowa jest podpisana', 1);
    await expectShownToInstaller(look, sent);
    await moveCase(browser, sent.reference, 'in_realisation', 'Zaczynają się prace.');
    await expectNow(look, sent, 'Czas na wymianę źródła ciepła: do {day}', 1);
    await settleByCalls(sent, jpeg.buffer);
    await expectNow(look, sent, 'Wniosek o wypłatę jest złożony', 0);
    await moveCase(browser, sent.reference, 'settlement_review', 'Dokumenty są kompletne.');
    await expectNow(look, sent, 'Sprawdzamy dokumenty do wypłaty', 0);
    await payAtDesk(browser, sent.reference);
    await expectNow(look, sent, 'Wypłaciliśmy {amount}', 0, true);
    await expect(page.locator('[data-tone="good"]')).toContainText('2874');
    await expectDuties(look);
    await expectHandedOver(look, sent);
  });

  test('a correction, a refusal and a withdrawal say what holds, and show no money that will not come', {
    tag: '@ways',
  }, async ({ page, browser, say }) => {
    test.setTimeout(480_000);
    const look = { page, say };
    const corrected = await sendApplication();
    await linkToSign(corrected);
    await askToCorrect(browser, corrected);
    await expectNow(
      look,
      corrected,
      'Popraw {count, plural, one {jedną rzecz} other {# rzeczy}} do {day}',
      1,
    );
    await expect(page.getByText('Popraw numer działki.')).toBeVisible();

    const refused = await sendApplication();
    await linkToSign(refused);
    await actInCase(browser, refused.reference, 'refusal', {
      ...{ from: 'contract_sent', to: 'rejected', reason: '', reasons: ['begun_before'] },
    });
    await expectNow(look, refused, 'Odmowa dofinansowania: możesz się odwołać do {day}', 1);
    await expect(page.locator('main')).not.toContainText(/3.833/);

    const withdrawn = await sendApplication();
    await linkToSign(withdrawn);
    await page.goto(withdrawn.overview);
    await page.getByText(say('Wycofaj wniosek')).click();
    await page.getByRole('button', { name: say('Tak, wycofuję wniosek') }).click();
    await expectNow(look, withdrawn, 'Wniosek został wycofany {day}', 0);
    await expect(page.locator('main')).not.toContainText(/3.833/);
  });
});
