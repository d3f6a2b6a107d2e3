import { describe, expect, it } from 'vitest';
import { readInvoice } from './read-invoice.ts';
import {
  changed,
  communityInvoice,
  consumerInvoice,
  correction,
  goodInvoices,
  strangeFiles,
  wrongInvoices,
} from './testing/examples.ts';

const read = (invoice: string | Uint8Array) =>
  readInvoice(typeof invoice === 'string' ? Buffer.from(invoice) : invoice);

describe('an invoice of the structure FA(3)', () => {
  it('tells who sold what to a community, when, and for how much', () => {
    expect(read(communityInvoice)).toEqual({
      type: 'VAT',
      number: 'FV/2026/12/7',
      issued_on: '2026-12-11',
      supplied_on: '2026-12-10',
      seller: {
        nip: '5260001246',
        name: 'Instalacje Wicher sp. z o.o.',
        address: 'ul. Warsztatowa 4, 11-111 Przykładowo',
      },
      buyer: {
        nip: '8992689516',
        name: 'Wspólnota Mieszkaniowa „Pod Lipami”',
        address: 'ul. Lipowa 1, 11-111 Przykładowo',
      },
      currency: 'PLN',
      gross_gr: 8_676_000,
      lines: [
        { name: 'Pompa ciepła Wicher Grunt 40 kW', quantity: '2 szt.', net_gr: 6_000_000 },
        { name: 'Montaż i uruchomienie', quantity: '1 usł.', net_gr: 1_200_000 },
      ],
      line_count: 2,
      paid_on: null,
      corrects: [],
    });
  });

  it('tells of a consumer without a tax number, whatever its prefix, and when the last part was paid', () => {
    const invoice = read(consumerInvoice);
    expect(invoice).toMatchObject({
      number: 'FV/12/2026 & Co',
      supplied_on: '2026-12-09',
      buyer: { nip: null, name: 'Łucja Żółć', address: 'ul. Długa 2, 11-111 Przykładowo' },
      gross_gr: 3_839_999,
      paid_on: '2026-12-10',
    });
    expect(invoice.lines).toEqual([
      { name: 'Pompa ciepła WICHER-9 z\u00a0montażem', quantity: '1.5 kpl.', net_gr: null },
    ]);
  });

  it('is not paid as long as a part of it is not', () => {
    const part = '<fa:ZnacznikZaplatyCzesciowej>2';
    expect(read(changed(consumerInvoice, [part, part.replace('2', '1')])).paid_on).toBeNull();
    expect(read(goodInvoices['one that is paid'] ?? '').paid_on).toBe('2026-12-12');
  });

  it('says which one it corrects, and may come to less than nothing', () => {
    expect(read(correction)).toMatchObject({ type: 'KOR', corrects: ['FV/2026/12/7'], gross_gr: -76_000 });
  });

  it('names only the first hundred of its lines, and counts them all', () => {
    const line = '<FaWiersz><NrWierszaFa>3</NrWierszaFa></FaWiersz>';
    const long = read(changed(communityInvoice, ['<Platnosc>', `${line.repeat(400)}<Platnosc>`]));
    expect([long.lines.length, long.line_count]).toEqual([100, 402]);
  });

  it('may begin with a byte order mark', () => {
    expect(read(`\uFEFF${communityInvoice}`).number).toBe('FV/2026/12/7');
  });

  it('is refused when its amount is too large to be exact', () => {
    const huge = changed(communityInvoice, ['<P_15>86760.00', '<P_15>9999999999999999']);
    expect(() => read(huge)).toThrow(expect.objectContaining({ problem: 'structure' }));
  });
});

describe('the check of the structure', () => {
  it.each(Object.entries(goodInvoices))('takes an invoice %s', (_name, invoice) => {
    expect(read(invoice).currency).toMatch(/^[A-Z]{3}$/);
  });

  it.each(Object.entries(wrongInvoices))('refuses one %s', (_name, invoice) => {
    expect(() => read(invoice)).toThrow(expect.objectContaining({ problem: 'structure' }));
  });

  it.each(Object.entries(strangeFiles))('says of a file %s what it is not', (_name, [problem, file]) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ problem }));
  });
});
