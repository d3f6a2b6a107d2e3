import { jointCommunity } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { openOwnPki, signElsewhere } from '../apps/api/src/testing/signing/own-pki.ts';
import {
  checkAndSend,
  fillOrganisation,
  onStep,
  save,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { freshAddress, mailAbout } from './support/mailbox.ts';
import { actInCase, moveCase, refusedInCase } from './support/office.ts';
import { saveFile, wordsOf } from './support/papers.ts';
import { portal } from './support/portal.ts';
import { applicantName, idAndTokenOf, sectionWriter, sendApplication } from './support/sending.ts';
import {
  askForCode,
  codeFor,
  declarationBoxes,
  expectSigningOver,
  expectStatus,
  lastStatus,
  linkToPapers,
  linkToSign,
  readDocuments,
  signOnPage,
} from './support/signing.ts';
import { fill } from './support/wizard.ts';

const agreement = (page: Page) => page.getByRole('button', { name: /^Pobierz PDF: Umowa/ });

test('an applicant who declines to sign, by the keyboard alone, withdraws the application', async ({
  page,
}) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  await page.goto(link);
  await expect(page.locator('h1')).toBeVisible();
  await tabTo(page, '#field-typed_name');
  await tabTo(page, 'summary');
  await tabTo(page, 'summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '#field-reason');
  await page.keyboard.type('Zmieniliśmy zdanie: zostaje węgiel „na razie”.');
  await tabTo(page, 'button');
  await expect(page.getByRole('button', { name: /^Nie podpisuję i\swycofuję wniosek$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wniosek został wycofany' })).toBeVisible();
  const mail = await mailAbout(sent.email, { subject: /wniosek został wycofany$/ });
  expect(mail.text).toContain('zostaje węgiel „na razie”');
  await expectStatus(page, sent, 'Wycofany');
  await expect(page.getByText('zostaje węgiel „na razie”').first()).toBeVisible();
  await expectSigningOver(page, link);
});

test('an application withdrawn from its page can no longer be signed, not even in a page left open', async ({
  page,
  context,
}) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  const signing = await context.newPage();
  await signing.goto(link);
  await askForCode(signing);
  await page.goto(sent.overview);
  await page.getByText('Wycofaj wniosek', { exact: true }).click();
  await page.getByRole('button', { name: 'Tak, wycofuję wniosek' }).click();
  await expect(lastStatus(page)).toContainText('Wycofany');
  await expect(page.getByText('Wycofaj wniosek', { exact: true })).toHaveCount(0);
  await mailAbout(sent.email, { subject: /wniosek został wycofany$/ });
  await fill(signing, 'code', await codeFor(sent));
  await signing.locator('form button[type="submit"]:visible').click();
  await expect(signing.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeVisible();
  await expectSigningOver(page, link);
});

test('a signing the operator called off begins anew with new documents and a new link', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const sent = await sendApplication();
  const old = await linkToSign(sent);
  await moveCase(browser, sent.reference, 'under_review', 'Sprawdzamy księgę wieczystą.');
  await expectStatus(page, sent, 'Weryfikacja formalna');
  await expect(page.getByText('Sprawdzamy księgę wieczystą.').first()).toBeVisible();
  await expectSigningOver(page, old);
  await actInCase(browser, sent.reference, 'signing');
  const link = await linkToSign(sent, 2);
  expect(link).not.toBe(old);
  await page.goto(link);
  await signOnPage(page, sent);
  await expectSigningOver(page, old);
  await expectStatus(page, sent, 'Umowa podpisana');
  expect(await refusedInCase(browser, sent.reference, 'signing')).toContain('nie można wysłać do podpisu');
});

test('what is corrected while the documents wait is in the documents that are signed', {
  tag: '@everywhere',
}, async ({ page }) => {
  const sent = await sendApplication();
  const old = await linkToSign(sent);
  await page.goto(sent.overview);
  const correct = page.getByRole('button', { name: 'Zmień: Adres budynku' });
  await page.getByText('Dane wniosku', { exact: true }).click();
  await correct.click();
  const question = page.getByRole('dialog', { name: 'Zmienić dane?' });
  await expectAccessible(page, 'the question before a correction');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(correct).toBeFocused();
  await correct.click();
  await question.getByRole('button', { name: 'Zmień dane' }).click();
  await onStep(page, 'building-address');
  await fill(page, 'house_number', '77B');
  await save(page, 'consent');
  await expectSigningOver(page, old);
  await page.goto(sent.overview);
  await onStep(page, 'consent');
  await tickConsents(page);
  await checkAndSend(page);
  const link = await linkToSign(sent, 2);
  await page.goto(link);
  const words = wordsOf(await saveFile(page, agreement(page)));
  expect(words).toContain('Święty Krzyż 77B');
  await signOnPage(page, sent);
  await page.goto(await linkToPapers(sent));
  const signed = wordsOf(await saveFile(page, agreement(page)));
  expect(signed).not.toContain('Krzyż 12A');
  await expectSigningOver(page, old);
});

test('another name than the application’s signs nothing until an operator has accepted it', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  await page.goto(link);
  await readDocuments(page);
  await fill(page, 'typed_name', 'Pan Tadeusz');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-typed_name-error')).toContainText('We wniosku jest');
  await page.locator('#field-insists').check();
  for (const declared of declarationBoxes) await page.locator(declared).check();
  await page.locator('form button[type="submit"]:visible').click();
  await fill(page, 'code', await codeFor(sent));
  await page.locator('form button[type="submit"]:visible').click();
  const held = page.getByRole('heading', { level: 1, name: 'Podpis czeka na sprawdzenie' });
  await expect(held).toBeVisible();
  await page.reload();
  await expect(held).toBeVisible();
  await expectStatus(page, sent, 'Umowa wysłana do podpisu');
  await expect(
    page.getByText('Podpis ma inne imię i nazwisko niż wniosek, dlatego sprawdza je człowiek.'),
  ).toBeVisible();
  const reason = 'Okazano akt małżeństwa.';
  await actInCase(browser, sent.reference, 'name', { outcome: 'accepted', reason });
  const mail = await mailAbout(sent.email, { subject: /Podpis został przyjęty$/ });
  expect(mail.text).toContain('Okazano akt małżeństwa.');
  await expectStatus(page, sent, 'Umowa podpisana');
  const saved = await saveFile(page, page.getByRole('link', { name: /^Dodaj do kalendarza: .*zakończenie/ }));
  expect(saved.bytes.toString()).toContain(`${sent.reference}\r\n`);
});

test.describe('documents signed with one’s own means', { tag: '@everywhere' }, () => {
  test.use({ javaScriptEnabled: false });

  test('come back without script, and stand once an officer has accepted them', async ({ page, browser }) => {
    const sent = await sendApplication();
    const [givenNames = '', surname = ''] = applicantName.split(' ');
    const signer = await (await openOwnPki()).issue({ givenNames, surname });
    await page.goto(await linkToSign(sent));
    await page.getByText('Mam własny podpis elektroniczny').click();
    const taken = page.getByText(/^Ten dokument już jest/);
    const held = page.getByRole('heading', { level: 1, name: 'Podpis czeka na sprawdzenie' });
    for (const [paper, answer] of [
      ['application', taken],
      ['agreement', held],
    ] as const) {
      const save = page.locator(`button[name="save_file"][value="${paper}"]`);
      const file = new Uint8Array((await saveFile(page, save)).bytes);
      const buffer = Buffer.from(await signElsewhere(file, signer));
      const picker = page.locator(`#field-own_file_${paper}`);
      await picker.setInputFiles({ name: `${paper}.pdf`, mimeType: 'application/pdf', buffer });
      await page.locator('form').filter({ has: picker }).locator('button[type="submit"]').click();
      await expect(answer).toBeVisible();
    }
    await actInCase(browser, sent.reference, 'name', { outcome: 'accepted', reason: 'Sprawdzony.' });
    await expectStatus(page, sent, 'Umowa podpisana');
  });
});

test('a link asked for again replaces the one before', { tag: '@everywhere' }, async ({ page }) => {
  const sent = await sendApplication();
  const old = await linkToSign(sent);
  await page.goto(sent.overview);
  await page.getByRole('button', { name: 'Wyślij link do podpisu ponownie' }).click();
  await expect(page.getByText(`Wysłaliśmy nowy link do podpisu na adres ${sent.email}`)).toBeVisible();
  const link = await linkToSign(sent, 2);
  await expectSigningOver(page, old);
  await page.goto(link);
  await signOnPage(page, sent);
});

test('two sign for a community, one after the other, each by a link of their own', async ({ page }) => {
  const { sections } = jointCommunity;
  const [{ email, link }, secondEmail] = [await sendEstimate('apartment'), freshAddress()];
  await page.goto(link);
  await onStep(page, 'applicant');
  const client_info = { ...sections.client_info, second_email: secondEmail };
  await fillOrganisation(page, { ...jointCommunity, sections: { ...sections, client_info } });
  await expectAccessible(page, 'the applicant, where two sign');
  await save(page, 'building-address');
  const put = sectionWriter({ email, link }, {});
  for (const section of ['building_address', 'building_info', 'settlement', 'consent'] as const)
    await put(section, sections[section]);
  const { id, token } = idAndTokenOf(link);
  const overview = portal('mpec', `/additional-data/overview/${id}/${token}`);

  await page.goto(await linkToSign({ email }));
  await expect(page.getByText(/po pierwszym podpisie link dostanie Bożena/i)).toBeVisible();
  await readDocuments(page);
  await fill(page, 'typed_name', 'Bożena Dąb-Krótka');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-typed_name-error')).toContainText('druga osoba');
  await signOnPage(page, { email }, 'Józef Wróbel');
  await expect(page.getByText(/Teraz podpisuje Bożena/)).toBeVisible();
  await page.goto(overview);
  await expect(page.locator('h1')).toContainText('czeka na drugi podpis');

  await page.goto(await linkToSign({ email: secondEmail }));
  await expect(page.getByText(/w\simieniu: Wspólnota\sŁąkowa\s7/).first()).toBeVisible();
  await expectAccessible(page, 'the signing page of the second person');
  await signOnPage(page, { email: secondEmail }, 'Bożena Dąb-Krótka');
  await expectStatus(page, { overview }, 'Umowa podpisana');
});
