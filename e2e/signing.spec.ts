import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { mailAbout, mailsTo, request } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { applicantName, sendApplication } from './support/sending.ts';
import {
  askApi,
  askForCode,
  codeFor,
  expectSigningOver,
  expectStatus,
  linkToPapers,
  linkToSign,
  readDocuments,
  signOnPage,
} from './support/signing.ts';
import { fill } from './support/wizard.ts';

const submit = (page: Page) => page.locator('form button[type="submit"]:visible');
const signed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Podpisano' });

/** A code that is not this one. */
function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Types a code and presses the button to sign. */
async function tryCode(page: Page, code: string): Promise<void> {
  await fill(page, 'code', code);
  await submit(page).click();
}

test('the documents can be read on the page, in a new tab and in English, in their own portal only; without that nothing is signed', async ({
  page,
}) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  await expectSigningOver(page, link.replace('//mpec.', '//duon.'));
  await page.goto(link);
  await fill(page, 'typed_name', applicantName);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(/Najpierw otwórz:\s*Wniosek .*Umowa /);
  await readDocuments(page);
  await expect(page.getByRole('article', { name: /^Umowa/ })).toContainText('§ 12.');
  await page.getByRole('button', { name: /EN/ }).click();
  await expect(page.getByRole('article', { name: /^Funding agreement/ })).toContainText('Only the Polish');
  for (const name of [/^Open PDF: Umowa/, /^In English \(PDF\), a\stranslation: Umowa/]) {
    let saved = '';
    page.once('popup', (tab) => tab.on('download', (file) => (saved = file.url())));
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).click()]);
    // A browser that does not show documents itself saves what the tab was led to.
    await expect.poll(() => saved || tab.url()).toMatch(/^blob:/);
    await tab.close();
  }
  await expect(page.locator('#field-typed_name')).toBeVisible();
  await expectStatus(page, sent, 'Agreement sent for signature');
});

test('a missing name and a short code are told at once; a wrong code keeps the name and says how many tries are left; after five a new code signs', async ({
  page,
}) => {
  const sent = await sendApplication();
  await page.goto(await linkToSign(sent));
  await readDocuments(page);
  await submit(page).click();
  await expect(page.locator('#field-typed_name-error')).toContainText('Wpisz imię i nazwisko.');
  await expect(page.locator('#field-typed_name')).toBeFocused();
  await askForCode(page);
  await tryCode(page, '123');
  await expect(page.locator('#field-code-error')).toContainText('Kod ma 6 cyfr.');
  const wrong = otherThan(await codeFor(sent));
  const codes = (await mailsTo(sent.email)).filter(({ subject }) => subject.endsWith('kod do podpisu'));
  expect(codes).toHaveLength(1);
  const left = [/Pozostały 4\spróby/, /Pozostały 3\spróby/, /Pozostały 2\spróby/, /Pozostała 1\spróba/];
  for (const sentence of left) {
    await tryCode(page, wrong);
    await expect(page.locator('#field-code-error')).toContainText(sentence);
    await expect(page.locator('#field-typed_name')).toHaveValue(applicantName);
  }
  await tryCode(page, wrong);
  await expect(page.locator('#field-code-error')).toContainText('Poproś o nowy kod.');
  await tryCode(page, await codeFor(sent));
  await expect(page.locator('#field-code-error')).toContainText('Ten kod już nie działa');
  await expect(page.locator('#field-typed_name')).toHaveValue(applicantName);
  const another = page.getByRole('button', { name: /^Wyślij nowy kod/ });
  await expect(page.getByText('Kod został wysłany')).toHaveCount(0);
  await another.click();
  const code = await codeFor(sent, 2);
  await tryCode(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(signed(page)).toBeVisible();
});

test('a double click signs once; Back and a reload offer nothing to sign again', async ({ page }) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  await page.goto(portal('mpec', '/statements/privacy-policy'));
  await page.goto(link);
  let signatures = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/signature')) signatures += 1;
  });
  await askForCode(page);
  await fill(page, 'code', await codeFor(sent));
  await submit(page).dblclick();
  await expect(signed(page)).toBeVisible();
  expect(signatures).toBe(1);
  await linkToPapers(sent);
  await mailAbout(sent.email, { subject: /umowa jest podpisana$/ });
  const subjects = (await mailsTo(sent.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('umowa jest podpisana'))).toHaveLength(1);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#field-code')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeVisible();
  await expectStatus(page, sent, 'Umowa podpisana');
  await expect(page.locator('ol > li', { hasText: 'Umowa podpisana' })).toHaveCount(1);
});

test('in two tabs the newer code signs once, and the other tab is told that it is signed', async ({
  page,
  context,
}) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  await page.goto(link);
  const other = await context.newPage();
  await other.goto(link);
  await askForCode(page);
  const old = await codeFor(sent);
  await askForCode(other);
  const code = await codeFor(sent, 2);
  await tryCode(page, old);
  await expect(page.locator('#field-code-error')).toContainText('najnowszej');
  await tryCode(other, code);
  await expect(signed(other)).toBeVisible();
  await tryCode(page, code);
  await expect(signed(page)).toBeVisible();
});

test('a reload begins the form anew with a new code; without a connection what was typed stays, and signs once it is back', async ({
  page,
  context,
}) => {
  const sent = await sendApplication();
  await page.goto(await linkToSign(sent));
  await askForCode(page);
  await codeFor(sent);
  await page.reload();
  await expect(page.locator('#field-code')).toHaveCount(0);
  await askForCode(page);
  const code = await codeFor(sent, 2);
  await context.setOffline(true);
  await tryCode(page, code);
  await expect(page.getByRole('heading', { name: 'Nie udało się' })).toBeVisible();
  await expect(page.getByText('Wpisane dane są nadal na stronie.')).toBeVisible();
  await expect(page.locator('#field-typed_name')).toHaveValue(applicantName);
  await expect(page.locator('#field-code')).toHaveValue(code);
  await context.setOffline(false);
  await submit(page).click();
  await expect(signed(page)).toBeVisible();
});

test('an unknown link to sign, to papers or for a co-owner explains itself and leads on', async ({
  page,
}) => {
  const token = 'x'.repeat(43);
  await expectSigningOver(page, portal('mpec', `/grant/signing/${token}`));
  await expect(page.getByText('Adres nie został skopiowany w całości.')).toBeVisible();
  const id = '00000000-0000-4000-8000-000000000000';
  for (const path of [`/grant/papers/${id}/${token}`, `/grant/co-owner/${token}`]) {
    await page.goto(portal('mpec', path));
    await expect(page.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeVisible();
  }
});

test('a mail scanner that fetches everything fifty times signs nothing and uses nothing up', {
  tag: '@everywhere',
}, async ({ page }) => {
  const sent = await sendApplication();
  const link = await linkToSign(sent);
  const { pathname } = new URL(link);
  const token = pathname.split('/').at(-1) ?? '';
  for (let round = 0; round < 50; round += 1) {
    await request('mpec.ndp.localhost', pathname);
    const { status } = await askApi('GET', `/signing/${token}`);
    expect(status).toBe(200);
  }
  for (const act of ['signature', 'code', 'opening', 'refusal']) {
    expect((await askApi('GET', `/signing/${token}/${act}`)).status, act).toBe(404);
  }
  await expectStatus(page, sent, 'Umowa wysłana do podpisu');
  await page.goto(link);
  await signOnPage(page, sent);
});
