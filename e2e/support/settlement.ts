import { paymentStatementVersion } from '@ndp/flows/application/payment/messages.ts';
import { expect, type Page } from '@playwright/test';
import { request } from './mailbox.ts';
import { portal } from './portal.ts';
import { idAndTokenOf, type SentApplication } from './sending.ts';
import { today } from './today.ts';

/** A file as somebody picks it. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Real documents as people have them: a printed PDF, a photograph, a picture of a screen. */
export async function makeDocuments(
  page: Page,
): Promise<Readonly<Record<'pdf' | 'jpeg' | 'png', PickedFile>>> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 400, height: 300 });
  await paper.setContent('<h1>Faktura 12/2026</h1><p>Pompa ciepła, montaż: zażółć gęślą jaźń</p>');
  const pdf = await paper.pdf({ format: 'A5' });
  const jpeg = await paper.screenshot({ type: 'jpeg' });
  const png = await paper.screenshot({ type: 'png' });
  await paper.close();
  return {
    pdf: { name: 'Faktura za pompę.pdf', mimeType: 'application/pdf', buffer: pdf },
    jpeg: { name: 'Złomowanie kotła.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    png: { name: 'przelew.png', mimeType: 'image/png', buffer: png },
  };
}

/** Sends every document a home needs and asks for the payment through the API, for journeys that begin after it. */
export async function settleByCalls({ overview, at }: SentApplication, document: Buffer): Promise<void> {
  const { id, token } = idAndTokenOf(overview);
  const call = async (path: string, type: string, body: string | Buffer) => {
    const headers = { origin: portal('mpec', '', at), 'content-type': type, 'accept-language': 'pl' };
    const answer = await request('api.ndp.localhost', `/pl/ndp/applications/${token}/${id}/${path}`, {
      ...(at === undefined ? {} : { at }),
      method: 'POST',
      headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body}`);
  };
  for (const kind of ['invoice', 'proof_of_payment', 'acceptance_report', 'removal_proof', 'energy_label']) {
    await call(`settlement_documents?kind=${kind}&name=${kind}.jpg`, 'application/octet-stream', document);
  }
  const payment = { completion_date: today(), heater_model_name: 'Wicher 9', consent_payment: true };
  const body = JSON.stringify({ ...payment, statement: paymentStatementVersion });
  await call('payment_application', 'application/json', body);
}

/** A program of Windows that calls itself a PDF. */
export const programInDisguise: PickedFile = {
  name: 'faktura-nowa.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200), Buffer.from('PE\0\0')]),
};

/** The part of the page that is about one kind of document. */
export function documentItem(page: Page, kind: string) {
  return page.locator('li').filter({ has: page.locator(`#field-document_${kind}`) });
}

/** Adds a file as a kind of document and waits until it is saved. */
export async function addDocument(page: Page, kind: string, file: PickedFile): Promise<void> {
  await page.locator(`#field-document_${kind}`).setInputFiles(file);
  await expect(documentItem(page, kind).getByText(file.name, { exact: true })).toBeVisible();
}

/** Adds every document a home needs. */
export async function addAllDocuments(page: Page): Promise<void> {
  const { pdf, jpeg, png } = await makeDocuments(page);
  await addDocument(page, 'invoice', pdf);
  await addDocument(page, 'proof_of_payment', png);
  await addDocument(page, 'acceptance_report', { ...pdf, name: 'Protokół odbioru.pdf' });
  await addDocument(page, 'removal_proof', jpeg);
  await addDocument(page, 'energy_label', { ...png, name: 'etykieta.png' });
}

/** Types that the replacement was finished today, and the statement. */
export async function fillPayment(page: Page): Promise<void> {
  const [year, month, day] = today().split('-');
  const parts = page.locator('#field-completion_date').getByRole('spinbutton');
  for (const part of await parts.all()) {
    const type = await part.getAttribute('data-type');
    await part.click();
    await part.pressSequentially((type === 'day' ? day : type === 'month' ? month : year) ?? '');
  }
  await page.locator('input[name="consent_payment"]').check();
}
