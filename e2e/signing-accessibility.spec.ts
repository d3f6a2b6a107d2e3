import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { payAtDesk } from './support/bank.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { expectRoomForLargeText } from './support/large-text.ts';
import { freshAddress, linkIn, mailAbout } from './support/mailbox.ts';
import { moveCase } from './support/office.ts';
import { type Language, withoutMotion } from './support/portal.ts';
import { expectShort } from './support/readable.ts';
import { applicantName, type SentApplication, sendApplication } from './support/sending.ts';
import { addAllDocuments, documentItem, fillPayment, programInDisguise } from './support/settlement.ts';
import {
  allOpened,
  askForCode,
  codeFor,
  declarationBoxes,
  expectSigningOver,
  expectStatus,
  linkToPapers,
  linkToSign,
  readDocuments,
} from './support/signing.ts';
import { desktop, english, inShort, phone } from './support/ways.ts';
import { choose, fill } from './support/wizard.ts';

type Look = (state: string) => Promise<void>;

/** Looks at a page at the width it has, and whether it also fits a telephone of 320 px, or one with large letters. */
function lookAt(page: Page): Look {
  const own = page.viewportSize() ?? desktop;
  return async (state) => {
    await expectAccessible(page, state);
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `${state} scrolls sideways at 320 px` }).toBe(0);
    await page.setViewportSize(phone);
    await expectRoomForLargeText(page, state);
    await page.setViewportSize(own);
  };
}

const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();

/** Goes to the overview in the language of the journey once it tells this status. */
async function openOverview(page: Page, sent: SentApplication, status: Record<Language, string>) {
  await expectStatus(
    page,
    sent,
    status[(await page.locator('html').getAttribute('lang'))?.slice(0, 2) as Language],
  );
}

/** In the middle of a document the signature is one press away, and a document is folded up where it ends. */
async function expectSignatureNear(page: Page): Promise<void> {
  const fold = page.locator('main article details').last();
  await fold.locator('summary').click();
  await page.getByRole('button', { name: /^(Zwiń dokument|Fold the document): (Umowa|Funding)/ }).click();
  await expect(page.locator('#paper-agreement summary').first()).toBeFocused();
  await expect(fold).toBeHidden();
  await page.locator('#paper-agreement summary').first().press('Enter');
  await page.locator('article h5').first().scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^(Przejdź do podpisu|Go to the signature)$/ }).click();
  await expect(page.locator('#sign')).toBeFocused();
}

/** A file that is not the document is refused in a sentence, where it was chosen. */
async function lookAtOwnSignature(page: Page, look: Look): Promise<void> {
  const summary = page.locator('summary', { hasText: /^(Mam\swłasny|I\shave\smy\sown)/ });
  const own = page.locator('main details').filter({ has: summary });
  await summary.click();
  const file = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await own.locator('input[type="file"]').first().setInputFiles(file);
  await own
    .getByRole('button', { name: /^(Wyślij\spodpisany\splik|Send\sthe\ssigned\sfile)$/ })
    .first()
    .click();
  await expect(own.getByRole('alert')).toHaveText(/(z\stej\sstrony|of\sthis\spage)/);
  await look('a file that is not the document');
  await summary.click();
}

async function lookAtSigning(page: Page, sent: SentApplication, look: Look): Promise<void> {
  await page.goto(await linkToSign(sent));
  await look('documents to sign');
  await expectShort(page, 'what is to be read and signed, folded', 3);
  await readDocuments(page);
  await expectSignatureNear(page);
  await look('documents read on the page');
  await submit(page);
  await expect(page.locator('#field-typed_name')).toBeFocused();
  await look('no name typed');
  await lookAtOwnSignature(page, look);
  await page.locator('main details summary').last().click();
  await look('declining unfolded');
  await page.locator('main details summary').last().click();
  await askForCode(page);
  await look('code asked for');
  const code = await codeFor(sent);
  await fill(page, 'code', code === '000000' ? '000001' : '000000');
  await submit(page);
  await expect(page.locator('#field-code-error')).toBeVisible();
  await look('wrong code');
  await fill(page, 'code', code);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: /^(Podpisano|Signed)$/ })).toBeVisible();
  await look('signed');
  await page.goto(await linkToPapers(sent));
  await expect(page.getByRole('button', { name: /^(Pobierz|Download) PDF: / })).toHaveCount(2);
  await look('signed documents');
  await expectSigningOver(page, await linkToSign(sent));
  await look('link to sign that is over');
}

async function lookAtSettlement(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: /^(Przejdź do rozliczenia|Go to the settlement)$/ }).click();
  await expect(page.locator('#field-document_invoice')).toBeAttached();
  await look('settlement');
  await submit(page);
  await expect(page.locator('[role="group"][tabindex="-1"]')).toBeFocused();
  await look('settlement with everything missing');
  await page.locator('#field-document_invoice').setInputFiles(programInDisguise);
  await expect(documentItem(page, 'invoice')).toContainText(programInDisguise.name);
  await look('settlement with a refused file');
  await addAllDocuments(page);
  await page.getByRole('button', { name: /^(Usuń|Remove): przelew/ }).click();
  await look('settlement with every document and one about to be removed');
  await page.getByRole('button', { name: /^(Zostaw|Keep it)$/ }).click();
  await fillPayment(page);
  await submit(page);
  const send = page.getByRole('button', { name: /^(Złóż wniosek o wypłatę|Apply for the payment)$/ });
  await expect(send).toBeVisible();
  await look('the payment application before it is sent');
  await send.click();
}

test.describe('what follows the sending', () => {
  test.use(inShort(english));

  test('signing, settlement and every stage are accessible', { tag: '@ways' }, async ({
    page,
    language,
    browser,
  }) => {
    // The longest of all: some thirty states, each at two widths.
    test.setTimeout(480_000);
    await withoutMotion(page);
    const look = lookAt(page);
    const sent = await sendApplication({ language });
    await page.goto(sent.overview);
    await openOverview(page, sent, { pl: 'Umowa wysłana do podpisu', en: 'Agreement sent for signature' });
    await look('overview: sent for signature');
    await page.locator('main details summary').last().click();
    await look('overview: about to be withdrawn');
    await lookAtSigning(page, sent, look);
    await openOverview(page, sent, { pl: 'Umowa podpisana', en: 'Agreement signed' });
    await look('overview: signed');
    await lookAtSettlement(page, look);
    await openOverview(page, sent, { pl: 'Złożono wniosek o wypłatę', en: 'Payment requested' });
    await look('overview: payment requested');
    await moveCase(browser, sent.reference, 'settlement_review', 'Sprawdzamy.');
    await payAtDesk(browser, sent.reference);
    await openOverview(page, sent, { pl: 'Wypłacono', en: 'Paid' });
    await look('overview: paid');
  });

  test('a co-owner’s page is accessible', { tag: '@ways' }, async ({ page, language }) => {
    await withoutMotion(page);
    const look = lookAt(page);
    const email = freshAddress();
    const sent = await sendApplication({ language, coOwner: { name: 'Marek Łoś', email } });
    const link = linkIn(
      await mailAbout(email, { subject: /odpowiedź współwłaściciela$|answer as a co-owner is needed$/ }),
    );
    await page.goto(link);
    await look('the question');
    await submit(page);
    await expect(page.locator('[role="group"][tabindex="-1"]')).toBeFocused();
    await look('nothing answered');
    await choose(page, 'answer', 'agree');
    await fill(page, 'typed_name', 'Marek Łoś');
    await submit(page);
    await expect(page.locator('#field-typed_name')).toHaveCount(0);
    await look('agreed');
    await page.getByRole('button', { name: /^(Zmień odpowiedź|Change the answer)$/ }).click();
    await choose(page, 'answer', 'object');
    await fill(page, 'typed_name', 'Marek Łoś');
    await look('about to object');
    await submit(page);
    await expect(page.locator('#field-typed_name')).toHaveCount(0);
    await look('objected');
    await page.goto(sent.overview);
    await expect(page.getByRole('list', { name: /^(Osoby na liście|People on the list)$/ })).toBeVisible();
    await look('overview with an objection');
    await page.goto(link.slice(0, -1));
    await expect(page.getByRole('heading', { level: 1, name: /^(Ten link|This link)/ })).toBeVisible();
    await look('link that is over');
  });
});

test('the keyboard alone reads a document and signs', async ({ page }) => {
  const sent = await sendApplication();
  await page.goto(await linkToSign(sent));
  await expect(page.locator('h1')).toBeVisible();
  const reading = page.waitForEvent('download');
  await tabTo(page, 'summary[aria-label^="Przeczytaj na tej stronie: Wniosek"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^Wniosek/ })).toBeVisible();
  await tabTo(page, 'button[aria-label^="Pobierz PDF: Umowa"]');
  await page.keyboard.press('Enter');
  await reading;
  await expect(page.getByText(allOpened)).toBeVisible();
  await tabTo(page, '#field-typed_name');
  await page.keyboard.type(applicantName);
  for (const declared of declarationBoxes) {
    await tabTo(page, declared);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-code')).toBeFocused();
  await page.keyboard.type(await codeFor(sent));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Podpisano' })).toBeVisible();
});
