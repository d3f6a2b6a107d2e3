import { homeDocument } from '@ndp/documents/testing/sample-data.ts';
import { expect, it } from 'vitest';
import { readDocumentText, readSummary } from './document-texts.ts';

const key = { partnerId: 'mpec', applicationId: '1' };
const printing = (data: typeof homeDocument) => ({ signing: { printedData: async () => data } });

it('a sentence of the agreement that ends in a date has one stop on the page, as it has on paper', async () => {
  const text = await readDocumentText(printing(homeDocument), { ...key, paper: 'agreement', language: 'pl' });
  const words = JSON.stringify(text);
  expect(words).toMatch(/Planowany dzień zakończenia Przedsięwzięcia: [^"]+\sr\."/);
  expect(words).not.toMatch(/\sr\.\./);
});

it('the agreement on one page says when the amount is that of the most common type of device', async () => {
  const assumed = { ...homeDocument, project: { ...homeDocument.project, is_sub_type_assumed: true } };
  const first = (data: typeof homeDocument) =>
    readSummary(printing(data), key).then((told) => told?.pl.get[1]);
  expect(await first(assumed)).toContain('dla najczęstszego rodzaju urządzenia: pompa ciepła');
  expect(await first(homeDocument)).toContain('Jeden przelew');
});
