import { expect, type Page } from '@playwright/test';
import { linkIn, mailAbout, request } from './mailbox.ts';
import { port, portal } from './portal.ts';
import { type ApplicationOptions, applicantName, type SentApplication, sendApplication } from './sending.ts';

/** Asks the API as the page of the first partner does, and tells the status and what came. */
export function askApi(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  at = port,
): Promise<{ readonly status: number; readonly body: string }> {
  const type = body && { 'content-type': 'application/json' };
  return request('api.ndp.localhost', `/pl/ndp${path}`, {
    method,
    at,
    headers: { origin: portal('mpec', '', at), ...type },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Waits for the mail with the link to sign, the how manieth of its kind, and tells the link. */
export async function linkToSign(
  { email, at: own }: Pick<SentApplication, 'email' | 'at'>,
  count = 1,
  at = own,
): Promise<string> {
  const subject = /(czekają na podpis|are ready to be signed)$/;
  return linkIn(await mailAbout(email, { subject, count, ...(at === undefined ? {} : { at }) }));
}

/** Waits for the how manieth code and tells it. */
export async function codeFor(
  { email, at }: Pick<SentApplication, 'email' | 'at'>,
  count = 1,
): Promise<string> {
  const subject = /(kod do podpisu|code for signing)$/;
  const mail = await mailAbout(email, { subject, count, ...(at === undefined ? {} : { at }) });
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (!code) throw new Error('the mail holds no code');
  return code;
}

/** How far the reading has come, at its end. */
export const allOpened = /^(Otwarte: 2\sz\s2|Opened: 2\sof\s2)$/;

/** Unfolds both documents on the signing page, as somebody who reads them there. */
export async function readDocuments(page: Page): Promise<void> {
  const folds = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^(Przeczytaj|Read)/ }) });
  await expect(folds).toHaveCount(2);
  for (const fold of await folds.all()) {
    const isOpen = await fold.evaluate((element: HTMLDetailsElement) => element.open);
    if (!isOpen) await fold.locator('summary').first().click();
    await expect(fold.locator('article h5').first()).toBeVisible();
  }
  await expect(page.getByText(allOpened)).toBeVisible();
}

/** The boxes of what is declared by signing. */
export const declarationBoxes = ['#field-content_known', '#field-my_signature'] as const;

/** Reads both documents, declares both, types the name and asks for a code. */
export async function askForCode(page: Page, name: string = applicantName): Promise<void> {
  await readDocuments(page);
  await page.locator('#field-typed_name').fill(name);
  for (const declared of declarationBoxes) await page.locator(declared).check();
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-code')).toBeFocused();
}

/** Signs on the signing page, from the name to the thanks. */
export async function signOnPage(
  page: Page,
  application: Pick<SentApplication, 'email'>,
  name?: string,
): Promise<void> {
  await askForCode(page, name);
  await page.locator('#field-code').fill(await codeFor(application));
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Podpisano|Signed)$/ })).toBeVisible();
}

/** Expects the page of a signing link to say that there is nothing to sign behind it. */
export async function expectSigningOver(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const heading = /^(Ten link już nie działa|This link no longer works)$/;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('#field-typed_name')).toHaveCount(0);
}

/** Opens the page of a case and waits until its history ends with this status. */
export async function expectStatus(
  page: Page,
  { overview }: Pick<SentApplication, 'overview'>,
  name: string,
) {
  await expect(async () => {
    await page.goto(overview);
    await expect(lastStatus(page)).toContainText(name, { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

/** The last line of a case's history. */
export const lastStatus = (page: Page) => page.locator('#progress li').last();

/** Waits for the mail with the link to the signed documents and tells the link. */
export async function linkToPapers({ email, at }: Pick<SentApplication, 'email' | 'at'>): Promise<string> {
  const subject = /(podpisane dokumenty|signed documents)$/;
  return linkIn(await mailAbout(email, { subject, ...(at === undefined ? {} : { at }) }));
}

interface SigningPageAnswer {
  readonly statement: { readonly version: string };
  readonly papers: readonly { readonly paper: string; readonly document_hash: string }[];
}

/** Sends an application and signs its documents through the API, for journeys that begin after it. */
export async function signApplication(
  sending: Omit<ApplicationOptions, 'partner'> = {},
): Promise<SentApplication> {
  const sent = await sendApplication(sending);
  const ask = (method: 'GET' | 'POST', path: string, body?: object) => askApi(method, path, body, sent.at);
  const token = (await linkToSign(sent)).split('/').at(-1) ?? '';
  for (const paper of ['application', 'agreement']) {
    await ask('GET', `/signing/${token}/papers/${paper}`);
    await ask('POST', `/signing/${token}/opening`, { paper, form: 'page', language: 'pl' });
  }
  await ask('POST', `/signing/${token}/code`);
  const shown: SigningPageAnswer = JSON.parse((await ask('GET', `/signing/${token}`)).body);
  const { status, body } = await ask('POST', `/signing/${token}/signature`, {
    code: await codeFor(sent),
    typed_name: applicantName,
    statement: shown.statement.version,
    declarations: { content_known: true, my_signature: true },
    papers: shown.papers.map(({ paper, document_hash }) => ({ paper, document_hash })),
  });
  if (status !== 200) throw new Error(`the signature was refused: ${body}`);
  await linkToPapers(sent);
  return sent;
}
