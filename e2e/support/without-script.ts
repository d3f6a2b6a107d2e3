import { homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { fillAll, onStep, tickConsents } from './application.ts';
import { expectAccessible } from './axe.ts';
import { saveFile } from './papers.ts';
import { isEverywhere } from './portal.ts';
import { applicantName } from './sending.ts';
import { allOpened, askApi, codeFor, declarationBoxes, linkToSign } from './signing.ts';
import type { Say } from './ways.ts';
import { choose, fill, tick } from './wizard.ts';

/** Title of the list of what is wrong, where the focus goes. */
export const toCorrect = /^(Popraw|Uzupełnij|Correct|Give|Please)/;

/** From the mailed link to the overview of a housing community that named no town. */
export async function applyForCommunity(page: Page, say: Say): Promise<void> {
  const { client_info, building_address, building_info, settlement } = housingCommunity.sections;
  await onStep(page, 'applicant');
  await choose(page, 'client_type', client_info.client_type);
  for (const name of ['building_name', 'nip', 'regon', 'phone_number'] as const)
    await fill(page, name, client_info[name]);
  await tick(page, 'no_krs');
  await sendPlainly(page);
  await onStep(page, 'building-address');
  // A town that is nowhere is named level by level.
  await fill(page, 'city', 'Nigdziebądź');
  await page.locator('button[name="search_town"]').click();
  await expectPlain(page, 'a town that is not found without script');
  await page.locator('button[name="by_lists"]').click();
  await fillAll(page, building_address);
  await expectPlain(page, 'an address typed without script');
  await sendPlainly(page);
  await onStep(page, 'building-info');
  await fillAll(page, building_info);
  await sendPlainly(page);
  await onStep(page, 'settlement');
  await fillAll(page, settlement);
  await sendPlainly(page);
  await onStep(page, 'consent');
  await tickConsents(page);
  await sendPlainly(page);
  await onStep(page, 'check');
  await expectPlain(page, 'everything of a community, before it is sent without script');
  await page.getByRole('button', { name: say('Wyślij wniosek') }).click();
  await onStep(page, 'overview');
}

/** From the mailed link to the overview of a home owner. */
export async function applyPlainly(page: Page, say: Say): Promise<void> {
  const { client_info, building_address, building_info, settlement } = homeOwner.sections;
  await onStep(page, 'applicant');
  await sendPlainly(page);
  await expect(page).toHaveTitle(/^(Błąd|Error): /);
  await expect(page.getByRole('group', { name: toCorrect })).toBeFocused();
  // Nothing is being kept while no script runs.
  await expect(page.locator('p[role="status"][data-state="keeping"]')).toHaveText('');
  await expectPlain(page, 'the applicant without script');
  await choose(page, 'client_type', client_info.client_type);
  for (const name of ['first_name', 'last_name', 'pesel', 'phone_number'] as const)
    await fill(page, name, client_info[name]);
  await page.keyboard.press('Enter');
  await onStep(page, 'building-address');
  await expect(page.getByText('Balice')).toBeVisible();
  await page.getByRole('button', { name: say('Zmień miejscowość') }).click();
  await fill(page, 'city', 'Balice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Balice' }).first()).toBeVisible();
  if (isEverywhere) await expectPlain(page, 'towns of one name in an address without script');
  await fill(page, 'city', building_address.city);
  for (const name of ['street', 'house_number', 'zip_code'] as const)
    await fill(page, name, building_address[name]);
  await sendPlainly(page);
  await onStep(page, 'building-info');
  await fill(page, 'land_registry_number', building_info.land_registry_number);
  await fill(page, 'mortgage_registry_number', building_info.mortgage_registry_number);
  await sendPlainly(page);
  await onStep(page, 'settlement');
  await fill(page, 'bank_account_holder_name', settlement.bank_account_holder_name);
  await expectTypedInBoth(page, 'bank_account_holder_name');
  await fill(page, 'iban_number', settlement.iban_number);
  await sendPlainly(page);
  await onStep(page, 'consent');
  await sendPlainly(page);
  await expect(page.getByRole('group', { name: toCorrect })).toBeFocused();
  await tickConsents(page);
  await sendPlainly(page);
  await onStep(page, 'check');
  if (isEverywhere) await expectPlain(page, 'the check page without script');
  await page.locator('a[href*="field=land_registry_number"]').click();
  await fill(page, 'land_registry_number', '123/5');
  await sendPlainly(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('123/5');
  await page.getByRole('button', { name: say('Wyślij wniosek') }).click();
  await onStep(page, 'overview');
  await expect(page.getByText(/^Dziękujemy|Wniosek został|^Thank you|has been/).first()).toBeVisible();
  await expectPlain(page, 'the overview without script');
}

/** Both documents read, the name, the code, the signature. */
export async function signPlainly(page: Page, email: string): Promise<void> {
  const link = await linkToSign({ email });
  await page.goto(link);
  const deadline = await saveFile(page, page.locator('a[href="?calendar=signing"]'));
  expect(deadline.name).toMatch(/^NDP-.*-signing\.ics$/);
  await fill(page, 'typed_name', applicantName);
  await sendSigning(page);
  await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toContainText(
    /Najpierw otwórz|First open/,
  );
  for (const paper of ['application', 'agreement']) {
    await page.locator(`#paper-${paper} summary`).first().click();
    await page.locator('details[open] button[name="read"]').click();
    await expect(page.locator('details[open] article h5').first()).toBeVisible();
    await expectNoted(link, paper);
  }
  await expect(page.getByText(allOpened)).toBeVisible();
  if (isEverywhere) await expectPlain(page, 'a document read without script');
  await fill(page, 'typed_name', 'Ktoś');
  if (isEverywhere) await expectTypedInBoth(page, 'typed_name');
  await sendSigning(page);
  await expect(page.locator('section[tabindex="-1"]:has([role="alert"])')).toBeFocused();
  if (isEverywhere) await expectPlain(page, 'another name without script');
  await fill(page, 'typed_name', applicantName);
  for (const declared of declarationBoxes) await page.locator(declared).check();
  await sendSigning(page);
  await expect(page.locator('#field-typed_name')).toHaveValue(applicantName);
  await fill(page, 'code', await codeFor({ email }));
  if (isEverywhere) await expectTypedInBoth(page, 'code');
  await sendSigning(page);
  await expect(page.getByRole('heading', { level: 1, name: /^(Podpisano|Signed)$/ })).toBeVisible();
  if (isEverywhere) await expectPlain(page, 'signed without script');
}

/** A document counts as opened once it has left, which is a moment after it stands on the page. */
async function expectNoted(link: string, paper: string): Promise<void> {
  const isNoted = async () => {
    const { body } = await askApi('GET', `/signing/${new URL(link).pathname.split('/').at(-1)}`);
    const { papers }: SigningAnswer = JSON.parse(body);
    return papers.find((each) => each.paper === paper)?.is_opened;
  };
  await expect.poll(isNoted, `${paper} is noted as opened`).toBe(true);
}

interface SigningAnswer {
  readonly papers: readonly { readonly paper: string; readonly is_opened: boolean }[];
}

const sendSigning = (page: Page) =>
  page.locator('form:has(#field-typed_name) button[type="submit"]:not([name])').click();

/** Another language, and back again, loses nothing that is typed. */
export async function expectTypedInBoth(page: Page, field: string): Promise<void> {
  const typed = page.locator(`#field-${field}`);
  const words = await typed.inputValue();
  const own = (await page.locator('html').getAttribute('lang')) ?? '';
  const flags = own.startsWith('pl') ? [/^EN/, /^PL/] : [/^PL/, /^EN/];
  for (const flag of flags) {
    await page.getByRole('button', { name: flag }).click();
    await expect(page.getByRole('button', { name: flag, pressed: true })).toBeVisible();
    await expect(typed).toHaveValue(words);
  }
}

/** Axe needs script: it looks at the page as it was written, in a window where there is some. */
export async function expectPlain(page: Page, state: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context?.newPage();
  if (!copy) throw new Error('no second window');
  await copy.setContent((await page.content()).replace(/<script[^>]*type="module"[^>]*><\/script>/g, ''));
  await expectAccessible(copy, state);
  await context?.close();
}

/** Sends the form of the page as it stands. */
export async function sendPlainly(page: Page): Promise<void> {
  await page.locator('#question button[type="submit"]:not([name])').last().click();
}
