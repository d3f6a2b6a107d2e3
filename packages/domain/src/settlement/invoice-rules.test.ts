import { describe, expect, it } from 'vitest';
import type { Invoice } from './invoice.ts';
import { checkInvoice, type InvoiceDoubt, type SettlementFacts, totalGr } from './invoice-rules.ts';

const invoice: Invoice = {
  type: 'VAT',
  number: 'FV/12/2026',
  issued_on: '2026-12-10',
  supplied_on: '2026-12-09',
  seller: { nip: '5260001246', name: 'Wicher', address: null },
  buyer: { nip: null, name: 'ŻÓŁĆ Łucja', address: null },
  currency: 'PLN',
  gross_gr: 3_839_999,
  lines: [{ name: 'Pompa ciepła AERO-9kW z montażem', quantity: null, net_gr: null }],
  line_count: 1,
  paid_on: null,
  corrects: [],
};
const facts: SettlementFacts = {
  applicant: { name: 'Łucja Żółć', nip: null, isPerson: true },
  agreedOn: '2026-11-25',
  latest: '2026-12-31',
  device: 'Aero 9 kW',
  agreedDevice: 'Aero 9 kW',
  agreedGr: 383_300,
  completedOn: '2026-12-09',
  today: '2027-01-16',
};
const community = {
  ...facts,
  applicant: { name: 'Wspólnota „Lipowa 1”', nip: '8992689516', isPerson: false },
};
const buyer = (name: string | null, nip: string | null = null) => ({ buyer: { name, nip, address: null } });
const lines = (name: string, line_count = 1) => ({
  lines: [{ name, quantity: null, net_gr: null }],
  line_count,
});

const doubtsOf = (
  change: Partial<Invoice>,
  against: SettlementFacts = facts,
  others: readonly (Invoice | null)[] = [],
) => checkInvoice({ ...invoice, ...change }, against, others).flatMap(({ doubt }) => doubt ?? []);

type Row = readonly [
  what: string,
  change: Partial<Invoice>,
  against?: SettlementFacts,
  others?: readonly (Invoice | null)[],
];

const fitting: readonly Row[] = [
  ['made out to the applicant, in any spelling', {}],
  ['made out to a couple', buyer('Jan Żółć i Łucja Żółć')],
  [
    'made out to the tax number of an organisation, whatever its name',
    buyer('WM Lipowa', '8992689516'),
    community,
  ],
  ['made out to an organisation by its name alone', buyer('WSPÓLNOTA Lipowa 1'), community],
  ['of the day of the agreement', { issued_on: '2026-11-25', supplied_on: '2026-11-25' }],
  ['that does not tell when the work was done', { supplied_on: null }],
  ['that follows by the 15th of the next month', { issued_on: '2027-01-15' }],
  ['that names the device within more words', lines('Viessmann aero (9) KW, biała')],
  ['with more lines than were read', lines('Montaż', 101)],
  ['of the installation, beside one of the device', lines('Montaż'), facts, [invoice]],
  ['of the installation, beside a scan', lines('Montaż'), facts, [null]],
  ['before a device was declared', lines('Montaż'), { ...facts, device: '' }],
  ['that corrects another which is there', { type: 'KOR', gross_gr: -100 }, facts, [invoice]],
  ['that asks for an advance, beside the final one', { type: 'ZAL' }, facts, [{ ...invoice, type: 'ROZ' }]],
];

const wrong: readonly (readonly [doubt: InvoiceDoubt, ...row: Row])[] = [
  ['other_buyer', 'made out to somebody else', buyer('Jan Żółć')],
  ['other_buyer', 'made out to nobody', buyer(null)],
  ['other_buyer', 'made out to another tax number', buyer('Wspólnota „Lipowa 1”', '5260001246'), community],
  ['other_buyer', 'made out to the house beside', buyer('Wspólnota Lipowa 2'), community],
  ['issued_before', 'issued the day before the agreement', { issued_on: '2026-11-24', supplied_on: null }],
  ['supplied_before', 'of work done before the agreement', { supplied_on: '2026-11-24' }],
  ['supplied_after', 'of work done after its last day', { supplied_on: '2027-01-01' }],
  ['issued_late', 'issued after the 15th of the next month', { issued_on: '2027-01-16' }],
  ['issued_future', 'dated later than today', {}, { ...facts, today: '2026-12-09' }],
  ['no_device', 'that names another device', lines('Kocioł gazowy Aero 11')],
  ['currency', 'in another currency', { currency: 'EUR' }],
  ['nothing_due', 'of nothing', { gross_gr: 0 }],
  ['correction_alone', 'that corrects one that is not there', { type: 'KOR' }],
  ['advance_alone', 'that only asks for an advance', { type: 'ZAL' }, facts, [{ ...invoice, type: 'ZAL' }]],
];

describe('an invoice beside the agreement', () => {
  it.each(fitting.map((row) => [row[0], row] as const))('fits when it is one %s', (_what, row) => {
    const [, change, against, others] = row;
    expect(doubtsOf(change, against, others)).toEqual([]);
  });

  it.each(wrong.map(([doubt, ...row]) => [doubt, row[0], row] as const))(
    'is doubted (%s) when it is one %s',
    (doubt, _what, row) => {
      const [, change, against, others] = row;
      expect(doubtsOf(change, against, others)).toEqual([doubt]);
    },
  );

  it('is issued by the 15th of January when the work ended in December', () => {
    const december = { ...facts, completedOn: '2026-12-31' };
    expect(doubtsOf({ issued_on: '2027-01-15' }, december)).toEqual([]);
    expect(doubtsOf({ issued_on: '2027-01-16' }, december)).toEqual(['issued_late']);
  });
});

it('invoices come to their amounts in PLN with corrections, and without the advances the last one settles', () => {
  const corrected: Invoice = { ...invoice, type: 'KOR', gross_gr: -9_999 };
  const advance: Invoice = { ...invoice, type: 'ZAL' };
  const foreign = { ...invoice, currency: 'EUR' };
  expect(totalGr([invoice, corrected, advance, foreign])).toBe(3_830_000);
});
