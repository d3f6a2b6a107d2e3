import { describe, expect, it } from 'vitest';
import { duon } from '../programs/duon.ts';
import { kindsFor } from './document-kinds.ts';
import type { DocumentFacts, Invoice } from './invoice.ts';
import { invoiceDoubts, type SettlementFacts } from './invoice-rules.ts';
import {
  type SettledDocument,
  type Settlement,
  type SettlementRule,
  settlementDoubts,
  settlementRules,
} from './settlement.ts';
import { checkSettlement } from './settlement-rules.ts';

const invoice: Invoice = {
  type: 'VAT',
  number: 'FV/12/2026',
  issued_on: '2026-12-10',
  supplied_on: '2026-12-09',
  seller: { nip: '5260001246', name: 'Wicher', address: null },
  buyer: { nip: null, name: 'Łucja Żółć', address: null },
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
  agreedDevice: 'AERO 9kW',
  agreedGr: 383_300,
  completedOn: '2026-12-09',
  today: '2026-12-12',
};
const requested = kindsFor({ variant: 'home', heat_source: 'heat_pump', heat_source_variant: 4 }, duon);
const clear = { side: 3000, sharpness: 0.2, light: 190 };
const code = { system: 'official', nip: '5260001246', issued_on: '2026-12-10', hash: 'xml' } as const;

const document = (kind: string, read: DocumentFacts | null = null, hash = kind): SettledDocument => ({
  ...{ id: hash, kind, hash, facts: read },
});
const xml = (change: Partial<Invoice> = {}, hash = 'xml') =>
  document('invoice', { invoice: { ...invoice, ...change } }, hash);
const scan = (read: DocumentFacts | null = null, more: Partial<SettledDocument> = {}) => ({
  ...document('invoice', read, 'scan'),
  ...more,
});
const photo = (picture: DocumentFacts['picture'], kind = 'removal_proof') =>
  document(kind, { picture: picture ?? clear });
const others = ['proof_of_payment', 'acceptance_report', 'removal_proof', 'energy_label'].map((kind) =>
  document(kind, { picture: clear }),
);
const without = (kind: string) => others.filter((each) => each.kind !== kind);

interface Change {
  readonly facts?: Partial<SettlementFacts>;
  readonly documents?: readonly SettledDocument[];
  readonly provenGr?: number;
}
const settlementOf = ({ documents = [xml(), ...others], provenGr, ...more }: Change): Settlement => ({
  facts: { ...facts, ...more.facts },
  ...{ requested, documents, provenGr: provenGr ?? null },
});
const doubtsOf = (change: Change) =>
  checkSettlement(settlementOf(change)).flatMap(({ doubts }) => doubts.map(({ doubt }) => doubt));

type Line = readonly [SettlementRule, source: string, right: Change, wrong: Change];

const lines: readonly Line[] = [
  ['complete', 'documents', {}, { documents: [xml(), ...without('removal_proof')] }],
  [
    'legible',
    'picture',
    { documents: [xml(), ...others, photo(clear)] },
    { documents: [xml(), ...others, photo({ ...clear, side: 599 })] },
  ],
  ['finished', 'typed', {}, { facts: { completedOn: '2026-11-24' } }],
  ['agreed_device', 'typed', {}, { facts: { agreedDevice: 'Aero 11 kW' } }],
  ['stands_alone', 'xml', {}, { documents: [xml({ type: 'ZAL' }), ...others] }],
  ['buyer', 'xml', {}, { documents: [xml({ buyer: { ...invoice.buyer, name: 'Jan Żółć' } }), ...others] }],
  ['work', 'xml', {}, { documents: [xml({ issued_on: '2026-11-24', supplied_on: null }), ...others] }],
  [
    'work',
    'code',
    { documents: [scan({ code }), ...others] },
    { documents: [scan({ code: { ...code, issued_on: '2026-11-24' } }), ...others] },
  ],
  [
    'work',
    'typed',
    { documents: [scan(null, { issuedOn: '2026-12-10' }), ...others] },
    { documents: [scan(null, { issuedOn: '2026-12-13' }), ...others] },
  ],
  ['device', 'xml', {}, { facts: { device: 'Wicher 11', agreedDevice: 'Wicher 11' } }],
  ['amount', 'xml', {}, { documents: [xml({ currency: 'EUR' }), ...others] }],
  [
    'cost',
    'xml',
    { documents: [xml({ gross_gr: 383_300 }), ...others] },
    { documents: [xml({ gross_gr: 383_299 }), ...others] },
  ],
  ['payment', 'typed', { provenGr: 3_839_999 }, { provenGr: 3_839_998 }],
  [
    'print',
    'code',
    { documents: [xml(), scan({ code }), ...others] },
    { documents: [xml({}, 'other'), scan({ code }), ...others] },
  ],
];

describe('each rule of a settlement', () => {
  it.each(lines)(
    '(%s, from %s) agrees with a right case, and differs in a wrong one',
    (rule, source, right, wrong) => {
      const answerTo = (change: Change) =>
        checkSettlement(settlementOf(change)).find((each) => each.rule === rule);
      expect(answerTo(right)).toMatchObject({ verdict: 'agrees', source, doubts: [] });
      expect(answerTo(wrong)).toMatchObject({
        verdict: 'differs',
        source: expect.not.stringMatching('none'),
      });
    },
  );

  it('stands in this table, but for the one that only a person sees', () => {
    expect(new Set(lines.map(([rule]) => rule))).toEqual(
      new Set(settlementRules.filter((rule) => rule !== 'whole')),
    );
  });
});

const passing: Readonly<Record<string, Change>> = {
  'an XML of KSeF with everything beside it': {},
  'an ordinary scan, of which nothing is known': { documents: [scan(), ...others] },
  'a scan whose code names no file that is there': {
    documents: [scan({ code: { ...code, hash: 'else' } }), ...others],
  },
  'a print beside its XML': { documents: [xml(), scan({ code }), ...others] },
  'two invoices, device and installation': {
    documents: [
      xml(),
      xml({ number: '2', lines: [{ name: 'Montaż', quantity: null, net_gr: null }] }, 'two'),
      ...others,
    ],
  },
  'a correction beside its invoice': {
    documents: [xml(), xml({ type: 'KOR', gross_gr: -100 }, 'kor'), ...others],
  },
  'a legible photograph': { documents: [xml(), ...without('removal_proof'), photo(clear)] },
  'an invoice of the day of the agreement': {
    documents: [xml({ issued_on: '2026-11-25', supplied_on: '2026-11-25' }), ...others],
  },
  'a device nobody agreed on yet': { facts: { agreedDevice: '' } },
  'a cost that an officer found proven': { provenGr: 3_839_999 },
};

type Faulty = readonly [what: string, change: Change, ...doubts: string[]];
const faulty: readonly Faulty[] = [
  [
    'the removal of the old boiler is not proven',
    { documents: [xml(), ...without('removal_proof')] },
    'missing',
  ],
  [
    'report and label were forgotten',
    { documents: [xml(), ...without('acceptance_report').filter(({ kind }) => kind !== 'energy_label')] },
    'missing',
    'missing',
  ],
  [
    'the same file was sent as report and as label',
    { documents: [xml(), ...without('energy_label'), document('energy_label', null, 'acceptance_report')] },
    'repeated',
  ],
  ['nobody added a proof of payment', { documents: [xml(), ...without('proof_of_payment')] }, 'no_proof'],
  [
    'the invoice was sent as its own proof of payment',
    { documents: [xml(), ...without('proof_of_payment'), document('proof_of_payment', null, 'xml')] },
    'proof_is_other',
  ],
  ['less was paid than the invoice asks for', { provenGr: 3_800_000 }, 'paid_less'],
  [
    'a nameplate came as a thumbnail',
    { documents: [xml(), ...without('removal_proof'), photo({ ...clear, side: 480 })] },
    'small_picture',
  ],
  [
    'a photograph was moved',
    { documents: [xml(), ...without('removal_proof'), photo({ ...clear, sharpness: 0.02 })] },
    'blurred_picture',
  ],
  [
    'a photograph was taken in the dark',
    { documents: [xml(), ...without('removal_proof'), photo({ ...clear, light: 12 })] },
    'dark_picture',
  ],
  [
    'the invoice is made out to the son',
    { documents: [xml({ buyer: { ...invoice.buyer, name: 'Jan Żółć' } }), ...others] },
    'other_buyer',
  ],
  [
    'works began before the agreement',
    { documents: [xml({ supplied_on: '2026-11-20' }), ...others] },
    'supplied_before',
  ],
  [
    'the invoice was issued before the agreement',
    { documents: [scan({ code: { ...code, issued_on: '2026-11-03' } }), ...others] },
    'issued_before',
  ],
  [
    'works went on after the last day',
    {
      facts: { today: '2027-02-01', completedOn: '2027-01-08' },
      documents: [xml({ supplied_on: '2027-01-08' }), ...others],
    },
    'after_program',
    'supplied_after',
  ],
  [
    'the invoice came half a year later',
    { facts: { today: '2027-06-30' }, documents: [xml({ issued_on: '2027-06-01' }), ...others] },
    'issued_late',
  ],
  [
    'the invoice is dated tomorrow',
    { documents: [xml({ issued_on: '2026-12-13' }), ...others] },
    'issued_future',
  ],
  [
    'another model was installed than agreed',
    {
      facts: { device: 'Wicher 11', agreedDevice: 'Aero 9 kW' },
      documents: [xml({ lines: [{ name: 'Wicher 11', quantity: null, net_gr: null }] }), ...others],
    },
    'device_changed',
  ],
  [
    'the invoice sums up “a heating system”',
    {
      documents: [
        xml({ lines: [{ name: 'Modernizacja kotłowni', quantity: null, net_gr: null }] }),
        ...others,
      ],
    },
    'no_device',
  ],
  [
    'only the advance was invoiced',
    { documents: [xml({ type: 'ZAL', gross_gr: 300_000 }), ...others] },
    'advance_alone',
    'below_agreed',
  ],
  [
    'print and XML are not of one invoice',
    { documents: [xml({}, 'other'), scan({ code }), ...others] },
    'print_differs',
  ],
  [
    'the code leads to a site that is not KSeF, and the day is before that of the work',
    {
      facts: { completedOn: '2026-12-08' },
      documents: [xml(), scan({ code: { ...code, system: 'other' } }), ...others],
    },
    'finished_before_supply',
    'code_of_other',
  ],
];

/** What the table of single invoices, and the day of completion’s own test, show by themselves. */
const shownElsewhere = [
  'correction_alone',
  'currency',
  'nothing_due',
  'date_future',
  'before_agreement',
  'code_of_test',
];

describe('thirty settlements', () => {
  it.each(Object.entries(passing))('pass when there is %s', (_what, change) => {
    expect(doubtsOf(change)).toEqual([]);
  });

  it.each(faulty.map(([what, ...row]) => [what, row] as const))(
    'are told before they are sent that %s',
    (_what, [change, ...doubts]) => {
      expect(doubtsOf(change)).toEqual(doubts);
    },
  );

  it('are ten right and twenty faulty ones, in which every doubt there is occurs', () => {
    expect([Object.keys(passing).length, faulty.length]).toEqual([10, 20]);
    const called = faulty.flatMap(([, , ...doubts]) => doubts);
    expect(new Set([...called, ...shownElsewhere])).toEqual(new Set([...invoiceDoubts, ...settlementDoubts]));
  });
});
