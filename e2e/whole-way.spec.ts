import { type Browser, expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillPerson,
  fillUntilConsents,
  onStep,
  save,
  tickConsents,
} from './support/application.ts';
import { payAtDesk } from './support/bank.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, mailsTo, newestMail } from './support/mailbox.ts';
import { moveCase, refusedInCase } from './support/office.ts';
import { expectSigned, type SavedFile, saveFile, wordsOf } from './support/papers.ts';
import { openPortal, portal } from './support/portal.ts';
import type { SentApplication } from './support/sending.ts';
import {
  addAllDocuments,
  addDocument,
  documentItem,
  fillPayment,
  makeDocuments,
  programInDisguise,
} from './support/settlement.ts';
import { expectStatus, linkToPapers, linkToSign, signOnPage } from './support/signing.ts';
import { now } from './support/today.ts';
import { planFreely, quoteHome, send } from './support/wizard.ts';

const stages = [
  'Wycena wysłana',
  'E‑mail potwierdzony',
  'Uzupełnianie danych',
  'Wniosek wysłany',
  'Umowa wysłana do podpisu',
  'Umowa podpisana',
  'W realizacji',
  'Złożono wniosek o wypłatę',
  'Weryfikacja rozliczenia',
  'Wypłacono',
];

/** The day eight weeks after today in Poland, as a sentence writes it. */
function dayOfPayment(): string {
  const day = new Date(now().getTime() + 56 * 86_400_000);
  return new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(day);
}

/** From the welcome page to the sent application. */
async function apply(page: Page): Promise<SentApplication> {
  const email = freshAddress();
  await openPortal(page);
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await send(page, email);
  await page.goto(linkIn(await newestMail(email)));
  await onStep(page, 'applicant');
  await fillPerson(page);
  await save(page, 'building-address');
  await fillUntilConsents(page);
  await tickConsents(page);
  await checkAndSend(page);
  const reference = /NDP-\d{4}-[A-Z0-9]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  return { email, reference, overview: page.url() };
}

const titles = { application: /^Pobierz PDF: Wniosek/, agreement: /^Pobierz PDF: Umowa/ };

/** Saves both documents of a page. */
async function savePapers(page: Page): Promise<Readonly<Record<keyof typeof titles, SavedFile>>> {
  const application = await saveFile(page, page.getByRole('button', { name: titles.application }));
  const agreement = await saveFile(page, page.getByRole('button', { name: titles.agreement }));
  return { application, agreement };
}

/** Reads the documents, signs them, and compares them with what comes back sealed. */
async function sign(page: Page, sent: SentApplication): Promise<void> {
  await page.goto(await linkToSign(sent));
  const read = await savePapers(page);
  await signOnPage(page, sent);
  await page.goto(await linkToPapers(sent));
  await expect(page.getByRole('heading', { level: 1, name: 'Podpisane dokumenty' })).toBeVisible();
  const signed = await savePapers(page);
  expectSigned(signed.application, read.application);
  expectSigned(signed.agreement, read.agreement);
  expect(signed.agreement.name).toMatch(new RegExp(`${sent.reference}.*\\.pdf$`));
  const text = wordsOf(signed.agreement);
  for (const words of printed(sent)) expect(text).toContain(words);
}

/** What the agreement says, letter for letter. */
const printed = ({ reference }: SentApplication) => [
  'Łucja Żółć-Kowalska',
  '44051401359',
  'trzy tysiące osiemset trzydzieści trzy złote',
  reference,
  'Karta podpisów',
];

/** Adds the documents, with a slip and a refusal on the way, and applies for the payment. */
async function settle(page: Page, sent: SentApplication): Promise<void> {
  await page.goto(sent.overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rozliczenie' })).toBeVisible();
  await addAllDocuments(page);
  const invoice = documentItem(page, 'invoice');
  await invoice.getByRole('button', { name: /^Usuń: Faktura za pompę/ }).click();
  await invoice.getByRole('button', { name: 'Tak, usuń' }).click();
  await expect(invoice.getByText('Faktura za pompę.pdf', { exact: true })).toHaveCount(0);
  await page.locator('#field-document_invoice').setInputFiles(programInDisguise);
  await expect(invoice).toContainText('To nie jest plik PDF, JPEG ani PNG.');
  await expect(page.getByText('Wymagane dokumenty: dodano 4 z 5')).toBeVisible();
  await addDocument(page, 'invoice', (await makeDocuments(page)).pdf);
  await expect(page.getByText('Wymagane dokumenty: dodano 5 z 5')).toBeVisible();
  await fillPayment(page);
  await page.getByRole('button', { name: 'Sprawdź wniosek o wypłatę' }).click();
  await page.getByRole('button', { name: 'Złóż wniosek o wypłatę' }).click();
  await expect(page).toHaveURL(sent.overview);
}

/** What the desk does until the money has gone. */
async function payOut({ reference }: SentApplication, browser: Browser): Promise<void> {
  const early = { from: 'payment_requested', to: 'paid', reason: 'Za wcześnie.' };
  expect(await refusedInCase(browser, reference, 'move', early)).toContain('nie można tak przenieść');
  await moveCase(browser, reference, 'settlement_review', 'Dokumenty są kompletne.');
  await payAtDesk(browser, reference);
}

// @embedded: what the embedded database could do otherwise is walked on it; on PostgreSQL in the long form.
test('a home owner goes the whole way from the first question to the money', { tag: '@embedded' }, async ({
  page,
  browser,
}) => {
  const sent = await apply(page);
  await expectStatus(page, sent, 'Umowa wysłana do podpisu');
  await sign(page, sent);
  await expectStatus(page, sent, 'Umowa podpisana');
  await settle(page, sent);
  await expect(page.getByText(`Wypłata najpóźniej: ${dayOfPayment()}`)).toBeVisible();
  await payOut(sent, browser);
  await expectStatus(page, sent, 'Wypłacono');
  await expect(page.getByRole('heading', { level: 1, name: 'Wypłaciliśmy 3 833 zł' })).toBeVisible();
  const entries = page.locator('ol > li:has(time)');
  await expect(entries).toHaveCount(stages.length);
  for (const [place, stage] of stages.entries()) await expect(entries.nth(place)).toContainText(stage);
  await expectToldInWords(sent);
  await expectToldToOrganiser(page, sent);
});

/** One mail for each change somebody else made, in words; of two that leave at once either may be first. */
async function expectToldInWords({ email, reference }: SentApplication): Promise<void> {
  await mailAbout(email, { subject: /wypłaciliśmy 3\s833\szł$/ });
  const subjects = (await mailsTo(email)).map(({ subject }) =>
    subject.replace(reference, '…').replace(/\s/g, ' '),
  );
  const expected = [
    'Sprawa …: potwierdź adres e-mail',
    'Sprawa …: wniosek został wysłany',
    'Sprawa …: wniosek i umowa czekają na podpis',
    'Sprawa …: kod do podpisu',
    'Sprawa …: umowa jest podpisana',
    'Sprawa …: podpisane dokumenty',
    'Sprawa …: wniosek o wypłatę został złożony',
    'Sprawa …: trwa sprawdzanie dokumentów',
    'Sprawa …: wypłaciliśmy 3 833 zł',
  ];
  expect(subjects.sort()).toEqual(expected.sort());
}

/** The organiser gets the same documents behind a link of its own. */
async function expectToldToOrganiser(page: Page, sent: SentApplication): Promise<void> {
  const subject = new RegExp(`^Sprawa ${sent.reference}: podpisane dokumenty$`);
  const link = linkIn(await mailAbout('kontakt@mpec.ndp.example', { subject }));
  expect(link).not.toBe(await linkToPapers(sent));
  await page.goto(link);
  await expect(page.getByRole('button', { name: /^Pobierz PDF: / })).toHaveCount(2);
}
