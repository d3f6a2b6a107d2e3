import { expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillPerson,
  fillUntilConsents,
  onStep,
  save,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, request } from './support/mailbox.ts';
import { actInCase } from './support/office.ts';
import { portal } from './support/portal.ts';
import { sendApplication } from './support/sending.ts';
import {
  askApi,
  expectSigningOver,
  expectStatus,
  lastStatus,
  linkToPapers,
  linkToSign,
  signOnPage,
} from './support/signing.ts';
import { choose, fill } from './support/wizard.ts';

const marek = 'Marek Świętosław Łoś';

/** Opens the page a co-owner's mail leads to. */
async function openRequest(page: Page, coOwner: string, language: 'pl' | 'en' = 'pl'): Promise<string> {
  const subject =
    language === 'pl' ? /prośba o odpowiedź współwłaściciela$/ : /your answer as a co-owner is needed$/;
  const link = linkIn(await mailAbout(coOwner, { subject }));
  await page.goto(link);
  const heading = language === 'pl' ? 'Odpowiedź współwłaściciela' : 'A co-owner’s answer';
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return link;
}

/** Answers, and waits until the page tells that it is on record. */
async function answer(page: Page, chosen: 'agree' | 'object', recorded: string): Promise<void> {
  await choose(page, 'answer', chosen);
  await fill(page, 'typed_name', marek);
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.getByRole('heading', { level: 1, name: recorded })).toBeVisible();
}

test('a co-owner named on the consent step agrees, and only then the owner signs', async ({ page }) => {
  const { email, link } = await sendEstimate('home');
  const coOwner = freshAddress();
  await page.goto(link);
  await onStep(page, 'applicant');
  await fillPerson(page, 'co_owner');
  await save(page, 'building-address');
  await fillUntilConsents(page);
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.getByText('Dodaj co najmniej jedną osobę').first()).toBeVisible();
  await fill(page, 'co_owner_name', marek);
  await fill(page, 'co_owner_email', coOwner);
  await page.getByRole('button', { name: 'Dodaj współwłaściciela' }).click();
  await expect(page.getByRole('list', { name: 'Osoby na liście' })).toContainText(marek);
  await tickConsents(page);
  await checkAndSend(page);
  const sent = { email, overview: page.url() };
  await unfoldTo(page.locator('#co-owners'));
  await expect(page.getByRole('list', { name: 'Osoby na liście' })).toContainText('Czeka na odpowiedź');

  await openRequest(page, coOwner);
  await expect(page.getByText('Łucja Żółć-Kowalska').first()).toBeVisible();
  await answer(page, 'agree', 'Dziękujemy, zgoda jest zapisana');
  await mailAbout(email, { subject: /współwłaściciel wyraził zgodę$/ });

  await expectStatus(page, sent, 'Umowa wysłana do podpisu');
  await unfoldTo(page.locator('#co-owners'));
  await expect(page.getByRole('list', { name: 'Osoby na liście' })).toContainText('Zgoda udzielona');
  await page.goto(await linkToSign(sent));
  await signOnPage(page, sent);
  await page.goto(await linkToPapers(sent));
  await expect(page.getByRole('button', { name: /^Pobierz PDF: / })).toHaveCount(2);
  await expectStatus(page, sent, 'Umowa podpisana');
});

test('a co-owner is shown neither PESEL nor account, telephone or e-mail of the applicant', async ({
  page,
}) => {
  const coOwner = freshAddress();
  const sent = await sendApplication({ coOwner: { name: marek, email: coOwner } });
  const link = await openRequest(page, coOwner);
  // What the call has answered stands in the page, for the browser to go on from.
  const seen = await page.content();
  expect(seen).toContain('"summary_hash"');
  expect(seen).toContain('Łucja Żółć-Kowalska');
  expect(seen).toContain('Święty Krzyż 12A');
  for (const hidden of ['44051401359', '1359', 'PL6110', '2874', '600 700 800', '600700800', sent.email]) {
    expect(seen).not.toContain(hidden);
  }
  const token = link.split('/').at(-1) ?? '';
  const [, id = ''] = /overview\/([^/]+)/.exec(sent.overview) ?? [];
  for (const path of [`/applications/${token}/${id}`, `/papers/${token}/${id}`, `/signing/${token}`]) {
    expect((await askApi('GET', path)).status, path).toBe(404);
  }
});

test('a co-owner who objects stops the signing, in English too', { tag: '@everywhere' }, async ({
  page,
  browser,
}) => {
  const coOwner = freshAddress();
  const sent = await sendApplication({ language: 'en', coOwner: { name: marek, email: coOwner } });
  const signing = await linkToSign(sent);
  const link = await openRequest(page, coOwner, 'en');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('[role="group"][tabindex="-1"]')).toBeFocused();
  await choose(page, 'answer', 'object');
  await fill(page, 'reason', 'We have not talked about it yet.');
  await answer(page, 'object', 'Your objection is on record');
  await mailAbout(sent.email, { subject: /a co-owner objects$/ });
  await expectSigningOver(page, signing);
  await page.goto(sent.overview);
  await expect(lastStatus(page)).toContainText(/Formal review|Weryfikacja formalna/);
  await expect(page.getByText('We have not talked about it yet.').first()).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Change the answer' }).click();
  await answer(page, 'agree', 'Thank you, your consent is on record');
  await actInCase(browser, sent.reference, 'signing');
  const again = await linkToSign(sent, 2);
  expect(again).not.toBe(signing);
  await page.goto(again);
  await signOnPage(page, sent);
});

test('fetching a co-owner’s link fifty times answers nothing', async ({ page }) => {
  const coOwner = freshAddress();
  const sent = await sendApplication({ coOwner: { name: marek, email: coOwner } });
  const { pathname } = new URL(linkIn(await mailAbout(coOwner, { subject: /prośba o odpowiedź/ })));
  const token = pathname.split('/').at(-1) ?? '';
  for (let round = 0; round < 25; round += 1) {
    await request('mpec.ndp.localhost', pathname);
    await askApi('GET', `/co_owner_requests/${token}`);
  }
  await page.goto(sent.overview);
  await unfoldTo(page.locator('#co-owners'));
  await expect(page.getByRole('list', { name: 'Osoby na liście' })).toContainText('Czeka na odpowiedź');
  await page.goto(portal('mpec', pathname));
  await answer(page, 'agree', 'Dziękujemy, zgoda jest zapisana');
});
