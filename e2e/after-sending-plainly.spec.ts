import { expect, type Page } from '@playwright/test';
import { onStep, sendEstimate, tickConsents } from './support/application.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { type Language, openPortal, portal } from './support/portal.ts';
import { sendApplication } from './support/sending.ts';
import { documentItem, makeDocuments, programInDisguise } from './support/settlement.ts';
import { signApplication } from './support/signing.ts';
import { today } from './support/today.ts';
import { expectPlain, expectTypedInBoth, sendPlainly, toCorrect } from './support/without-script.ts';
import { choose, fill, tick } from './support/wizard.ts';

const languages: readonly Language[] = ['pl', 'en'];
const submit = (page: Page) => page.locator('#question button[type="submit"]').last().click();

/** A helper fills in what is known; what another window has typed meanwhile is not gone over unseen. */
async function prepareInTwoWindows(page: Page): Promise<void> {
  await page.locator('a[href$="/applicant"]').first().click();
  const applicant = page.url();
  const other = await page.context().newPage();
  await other.goto(applicant);
  await fill(page, 'phone_number', '12');
  await expectTypedInBoth(page, 'phone_number');
  await submit(page);
  await expect(page.getByRole('group', { name: toCorrect })).toBeFocused();
  await expectPlain(page, 'a page of a helper to be corrected without script');
  await fill(page, 'phone_number', '601 100 100');
  await submit(page);
  await expect(page).toHaveURL(/\/building-address$/);
  await fill(other, 'phone_number', '602 200 200');
  await submit(other);
  await expect(other.locator('section[tabindex="-1"]:has(button[name="over_typed"])')).toBeFocused();
  await expectPlain(other, 'a helper’s choice between two windows without script');
  await press(other, 'over_typed');
  await expect(other).toHaveURL(/\/building-address$/);
  await other.close();
  await page.goto(applicant);
  await expect(page.locator('#field-phone_number')).toHaveValue('602 200 200');
  await page.goto(applicant.replace(/\/applicant$/, ''));
}

/** Unfolds a part of the page of a case, unless what was answered has unfolded it. */
async function unfold(page: Page, id: string): Promise<void> {
  const fold = page.locator(`details:has(> #${id})`);
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
    await fold.locator('> summary').click();
}

const press = (page: Page, name: string) => page.locator(`button[name="${name}"]:visible`).first().click();

test.describe('what follows is done without script', { tag: '@everywhere' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const language of languages) {
    test(`in ${language}: a sent application is written about, corrected, shared and taken back`, async ({
      page,
    }) => {
      const coOwner = { name: 'Marek Wrona', email: freshAddress() };
      const { overview } = await sendApplication({ language, coOwner });
      await page.goto(overview);
      await unfold(page, 'messages');
      await page.locator('#messages textarea').fill('Kiedy przyjdzie umowa?');
      await expectTypedInBoth(page, 'message');
      const { jpeg } = await makeDocuments(page);
      await page.locator('#field-message_files').setInputFiles(jpeg);
      await page.locator('#messages button[type="submit"]').last().click();
      await expect(page.locator('#messages li').first()).toContainText('Kiedy przyjdzie umowa?');
      const fetched = page.waitForEvent('download');
      await press(page, 'open_message_file');
      expect((await fetched).suggestedFilename()).toBe(jpeg.name);
      await unfold(page, 'co-owners');
      await press(page, 'remind_co_owner');
      await expect(page.locator('[role="status"][tabindex="-1"]')).toContainText(coOwner.email);
      await page.locator('#co-owners details:has(#field-co_owner_name) summary').click();
      await fill(page, 'co_owner_name', 'Zofia Wrona');
      await fill(page, 'co_owner_email', coOwner.email);
      await press(page, 'add_co_owner');
      await expect(page.locator('#field-co_owner_email')).toHaveAttribute('aria-invalid', 'true');
      await expectPlain(page, `the overview without script, ${language}`);
      await fill(page, 'co_owner_email', freshAddress());
      await press(page, 'add_co_owner');
      await expect(page.locator('#co-owners')).toContainText('Zofia Wrona');

      await unfold(page, 'answers');
      await page.locator('a[href*="/project/built-year/"]').first().click();
      await choose(page, 'construction_year', 'between_1979_1988');
      await sendPlainly(page);
      await expect(page.locator('button[name="accept"]')).toBeVisible();
      await expectPlain(page, `the new amount without script, ${language}`);
      await press(page, 'leave');
      await onStep(page, 'overview');
      await unfold(page, 'answers');
      await page.locator('button[name="correct"][value="settlement"]').click();
      await expect(page.locator('section[tabindex="-1"]:has(button[name="correct_sure"])')).toBeFocused();
      await expectPlain(page, `the question before correcting without script, ${language}`);
      await press(page, 'correct_sure');
      await expect(page).toHaveURL(/\/settlement\/.*from=check/);
      await fill(page, 'bank_account_holder_name', 'Żaneta Łącka');
      await sendPlainly(page);
      await onStep(page, 'consent');
      await tickConsents(page);
      await sendPlainly(page);
      await onStep(page, 'check');
      await page.locator('form[action="?"] button[type="submit"]').click();
      await onStep(page, 'overview');

      await page.locator('details:has(button[name="withdraw"]) > summary').click();
      await press(page, 'withdraw');
      await expect(page.locator('button[name="withdraw"]')).toHaveCount(0);
    });

    test(`in ${language}: a co-owner answers, and an applicant gets a new link and is forgotten`, async ({
      page,
    }) => {
      const coOwner = { name: 'Marek Wrona', email: freshAddress() };
      const sent = await sendApplication({ language, coOwner });
      await page.goto(linkIn(await newestMail(coOwner.email)));
      await submit(page);
      await expect(page.getByRole('group', { name: /^(Popraw|Correct|Please)/ })).toBeFocused();
      await expectPlain(page, `a co-owner’s question without script, ${language}`);
      await choose(page, 'answer', 'object');
      await fill(page, 'reason', 'Remont dachu');
      await fill(page, 'typed_name', coOwner.name);
      await expectTypedInBoth(page, 'reason');
      await submit(page);
      await press(page, 'change');
      await choose(page, 'answer', 'agree');
      await fill(page, 'typed_name', coOwner.name);
      await submit(page);
      await expect(page.locator('button[name="change"]')).toBeVisible();

      await page.goto(`${portal('mpec', '/grant/application/')}7f0c2f4e-0000-4000-8000-000000000000/gone`);
      await expect(page).toHaveURL(/INVALID_TOKEN/);
      await fill(page, 'email', 'nobody');
      await expectTypedInBoth(page, 'email');
      await page.locator('#field-email').press('Enter');
      await expect(page.locator('#field-email')).toHaveAttribute('aria-invalid', 'true');
      await fill(page, 'email', sent.email);
      await page.locator('#field-email').press('Enter');
      await expect(page.getByRole('status').filter({ hasText: /w\sdrodze|on\sits\sway/ })).toBeVisible();

      await page.goto(sent.overview.replace('/overview/', '/your-data/'));
      const saved = page.waitForEvent('download');
      await press(page, 'download');
      expect((await saved).suggestedFilename()).toBe(`${sent.reference}.json`);
      await press(page, 'ask_erase');
      await expectPlain(page, `the question before erasing without script, ${language}`);
      await press(page, 'erase');
      await expect(
        page.getByRole('heading', { level: 1, name: /^(Dane zostały usunięte|The data were deleted)$/ }),
      ).toBeVisible();
    });
  }

  test('somebody is invited to help, prepares and hands over, gets another link, and is let go', async ({
    page,
  }) => {
    const { link } = await sendEstimate('home');
    await page.goto(link);
    await page.locator('details:has(a[href*="/additional-data/helper/"]) summary').click();
    await page.locator('a[href*="/additional-data/helper/"]').click();
    await onStep(page, 'helper');
    await fill(page, 'name', 'Piotr');
    await expectTypedInBoth(page, 'name');
    await submit(page);
    await expect(page.getByRole('group', { name: toCorrect })).toBeFocused();
    await expectPlain(page, 'an invitation to be corrected without script');
    const email = freshAddress();
    await fill(page, 'email', email);
    await fill(page, 'signed_as', 'Łucja Żółć-Kowalska');
    await submit(page);
    const owners = page.url();
    await page.goto(linkIn(await newestMail(email)));
    await expectPlain(page, 'what a helper is asked without script');
    await prepareInTwoWindows(page);
    await press(page, 'hand_over');
    await expect(page.locator('button[name="hand_over"]')).toHaveCount(0);
    await press(page, 'decline');
    await expect(page.locator('section[tabindex="-1"]:has(button[name="decline_sure"])')).toBeFocused();
    await expectPlain(page, 'the question before a helper declines without script');
    await page.goto(owners);
    await press(page, 'helper_link');
    await expect(page.locator('section:has(#invited) [role="status"]')).toContainText(/Nowy\slink/);
    await newestMail(email, 2);
    await press(page, 'dismiss');
    await expectPlain(page, 'the question before letting a helper go without script');
    await press(page, 'dismiss_sure');
    await expect(page.locator('#invited')).toHaveCount(0);
  });

  test('the documents of a settlement are sent and taken back, and the payment asked for', async ({
    page,
    browser,
  }) => {
    const sent = await signApplication();
    const scripted = await (await browser.newContext()).newPage();
    await openPortal(scripted);
    const { pdf, jpeg } = await makeDocuments(scripted);
    await scripted.context().close();
    await page.goto(sent.overview);
    await page.locator('a[href*="/payment/"]').click();
    await fill(page, 'heater_model_name', 'Pompa Żar 9');
    await page.locator('#field-document_invoice').setInputFiles(programInDisguise);
    await page.locator('#field-document_removal_proof').setInputFiles(jpeg);
    await press(page, 'send_documents');
    await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toContainText(
      `${programInDisguise.name}: To nie jest plik PDF, JPEG ani PNG.`,
    );
    await expect(documentItem(page, 'removal_proof')).toContainText(jpeg.name);
    await expect(page.locator('#field-heater_model_name')).toHaveValue('Pompa Żar 9');
    await expectPlain(page, 'a refused document without script');
    await press(page, 'ask_remove');
    await press(page, 'remove_document');
    await expect(documentItem(page, 'removal_proof')).not.toContainText(jpeg.name);
    for (const [kind, file] of [
      ['invoice', pdf],
      ['proof_of_payment', { ...jpeg, name: 'przelew.jpg' }],
      ['acceptance_report', { ...jpeg, name: 'odbior.jpg' }],
      ['removal_proof', jpeg],
    ] as const)
      await page.locator(`#field-document_${kind}`).setInputFiles(file);
    await press(page, 'send_documents');
    await page.locator('#field-document_energy_label').setInputFiles({ ...jpeg, name: 'etykieta.jpg' });
    await fill(page, 'completion_date', today());
    await sendPlainly(page);
    await expect(page.getByRole('group', { name: /^Popraw/ })).toBeFocused();
    await expect(page.locator('#field-completion_date')).toHaveValue(today());
    await tick(page, 'consent_payment');
    await sendPlainly(page);
    await expectPlain(page, 'the payment application before it is sent, without script');
    await press(page, 'payment_sure');
    await onStep(page, 'overview');
    await expectPlain(page, 'the overview after the settlement without script');
  });
});
