import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { describe, expect, it } from 'vitest';
import { drawInvoice } from './invoice.ts';
import { askPoppler, readText } from './testing/poppler.ts';

const invoice: Invoice = {
  type: 'VAT',
  number: 'FV/12/2026',
  issued_on: '2026-12-10',
  supplied_on: '2026-12-09',
  seller: { nip: '5260001246', name: 'Instalacje Wicher sp. z o.o.', address: 'ul. Warsztatowa 4' },
  buyer: { nip: null, name: 'Łucja Żółć', address: 'ul. Długa 2, 11-111 Przykładowo' },
  currency: 'PLN',
  gross_gr: 3_839_999,
  lines: [
    { name: 'Pompa ciepła WICHER-9', quantity: '1.5 kpl.', net_gr: 3_555_555 },
    { name: 'Montaż', quantity: null, net_gr: null },
  ],
  line_count: 402,
  paid_on: '2026-12-10',
  corrects: [],
};
const page = { invoice, ksefNumber: '5265877635-20250826-0100001AF629-AF', hash: 'ab'.repeat(32) };

describe('the drawn page of an invoice', () => {
  it('says who sold what to whom, when and for how much, and that it is a picture of a file', async () => {
    const bytes = await drawInvoice({ ...page, language: 'pl' });
    const text = unbindWords(readText(bytes));
    for (const value of [
      ...['Faktura FV/12/2026', 'Instalacje Wicher sp. z o.o.', 'NIP 5260001246', 'Łucja Żółć', 'bez NIP'],
      ...[
        '10 grudnia 2026 r.',
        '38 399,99 zł',
        'zapłacono w całości',
        'Pompa ciepła WICHER-9',
        '1,5 kpl.',
        '35 555,55 zł',
      ],
      ...['Pokazano 2 z 402 pozycji', page.ksefNumber, 'Fakturą jest plik XML', 'abab abab'],
    ])
      expect(text).toContain(value);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}|sp\. z?…/);
    expect(Buffer.compare(bytes, await drawInvoice({ ...page, language: 'pl' }))).toBe(0);
    expect(askPoppler('pdfinfo', bytes, ['-meta'])).toMatch(/pdfaid:part>3</);
  });

  it('is in English, in another currency, and unpaid, too', async () => {
    const other = { ...invoice, currency: 'EUR', paid_on: null, type: 'KOR' as const, corrects: ['FV/1'] };
    const text = unbindWords(readText(await drawInvoice({ ...page, invoice: other, language: 'en' })));
    for (const value of [
      '38399.99 EUR',
      'does not say that it was paid',
      'correcting invoice',
      'FV/1',
      '1.5 kpl.',
    ])
      expect(text).toContain(value);
  });
});
