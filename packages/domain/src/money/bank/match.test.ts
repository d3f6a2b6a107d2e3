import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubts } from './doubts.ts';
import { type Expected, indexOrders, type MatchInput, matchEntry } from './match.ts';
import type { StatementEntry } from './statement.ts';

const account = '27114020040000300201355387';
const other = '61109010140000071219812874';
const order: Expected = {
  id: 'NDP-2026-AAAAAA-1',
  amountGr: 100,
  account,
  phase: 'at_bank',
  payer: other,
  fileDay: '2026-11-23',
  takenBy: ['taker'],
  isTwice: false,
};
const entry: StatementEntry = {
  bookedOn: '2026-11-24',
  amountGr: -100,
  references: ['NDP-2026-AAAAAA-1'],
  title: 'Dofinansowanie NDP-2026-AAAAAA',
  account,
  returned: null,
  bankReference: '',
};
const reading: MatchInput = {
  payer: other,
  day: '2026-11-24',
  today: '2026-11-24',
  reader: 'reader',
  readBefore: null,
};
const unnamed = { references: [], title: 'Przelew' };
type MatchCase = readonly [string, string, Partial<StatementEntry>, Partial<Expected>, Partial<MatchInput>];
const find = ([, , line, payment, at]: MatchCase, more: readonly Expected[] = []) =>
  matchEntry({ ...entry, ...line }, indexOrders([{ ...order, ...payment }, ...more]), { ...reading, ...at });
const back = { amountGr: 100, account: '' };
const booked = { phase: 'booked' } as const;

describe('a line of a statement', () => {
  const cases: readonly MatchCase[] = [
    ['reference, amount and account agree', 'booked', {}, {}, {}],
    ['only the title names it', 'booked', { references: [], title: 'NDP2026 AAAAAA 1' }, {}, {}],
    ['the title bears the number of its case', 'booked', { references: [] }, {}, {}],
    ['its batch was cancelled after the file was taken', 'booked', {}, { phase: 'withdrawn' }, {}],
    ['the money went to another account', 'other_account', { account: other }, {}, {}],
    ['another account and another amount', 'other_account', { account: other, amountGr: -1 }, {}, {}],
    ['the bank moved another amount', 'other_amount', { amountGr: -99 }, {}, {}],
    ['the bank tells no account', 'no_account', { account: '' }, {}, {}],
    ['nothing names it', 'no_reference', unnamed, {}, {}],
    ['it is booked already', 'booked_twice', {}, booked, {}],
    ['it is booked already, and the amount is another', 'booked_twice', { amountGr: -5 }, booked, {}],
    ['it was refused by the bank or came back before', 'unexpected', {}, { phase: 'ended' }, {}],
    ['the day of the line has not come', 'future', { bookedOn: '2026-11-25' }, {}, {}],
    ['the day of the statement has not come', 'future', {}, {}, { day: '2027-11-24' }],
    ['it is of the day of the file', 'booked', { bookedOn: '2026-11-23' }, {}, {}],
    ['it is of before the file', 'before_file', { bookedOn: '2026-11-22' }, {}, {}],
    ['the statement is of another account', 'other_payer', {}, {}, { payer: account }],
    ['who took the file reads the statement', 'own_file', {}, {}, { reader: 'taker' }],
    ['who took the file reads it again', 'own_file', {}, {}, { reader: 'taker', readBefore: 'taker' }],
    ['another person read it before', 'booked', {}, {}, { reader: 'taker', readBefore: 'x' }],
    ['a charge of the bank', 'not_ours', { ...unnamed, account: '', amountGr: -5 }, {}, {}],
    ['the same amount to another account', 'not_ours', { ...unnamed, account: other }, {}, {}],
    ['another amount to the same account', 'not_ours', { ...unnamed, amountGr: -5 }, {}, {}],
    ['it came back', 'returned', back, booked, {}],
    ['it came back before it was booked', 'unbooked', back, {}, {}],
    ['it came back in part', 'other_amount', { ...back, amountGr: 99 }, booked, {}],
    ['it came back once more', 'unexpected', back, { phase: 'ended' }, {}],
    ['it comes back on a day to come', 'future', { ...back, bookedOn: '2027-01-01' }, booked, {}],
    ['one of two transfers came back', 'one_of_two', back, { ...booked, isTwice: true }, {}],
    ['somebody pays in under the number of a case', 'no_reference', { ...back, references: [] }, booked, {}],
    ['somebody pays in', 'not_ours', { ...back, ...unnamed, account }, booked, {}],
  ];
  it.each(cases)('when %s: %s', (...given) => {
    expect(find(given).kind).toBe(given[1]);
  });

  it('has each of its doubts shown above, but for the one that takes several payments', () => {
    const shown = new Set(cases.map(([, kind]) => kind));
    expect(doubts.filter((doubt) => !shown.has(doubt))).toEqual(['ambiguous']);
  });

  it('of one payment of a case is not another one’s, and fits none where it fits several', () => {
    const twelfth = { ...order, id: 'NDP-2026-AAAAAA-12', phase: 'ended' } as const;
    const stranger = { ...order, id: 'NDP-2026-BBBBBB-1' };
    const kindOf = (line: Partial<StatementEntry>) => find(['', '', line, {}, {}], [twelfth, stranger]);
    expect(kindOf({ references: ['NDP-2026-AAAAAA-12'] }).kind).toBe('unexpected');
    expect(kindOf({ references: [], title: 'NDP-2026-AAAAAA-12' }).kind).toBe('unexpected');
    expect(kindOf({ references: [], title: 'NDP-2026-AAAAAA-12 NDP-2026-AAAAAA-1' }).kind).toBe('ambiguous');
    expect(kindOf({ references: [] })).toMatchObject({ kind: 'booked', order: { id: order.id } });
    expect(kindOf(unnamed)).toMatchObject({ kind: 'ambiguous', orders: [{}, {}] });
  });

  it('books a payment exactly when everything agrees, whatever else the bank writes', () => {
    const yes = fc.boolean();
    const agreeing = fc.record({
      isNamed: yes,
      amount: yes,
      account: yes,
      payer: yes,
      waits: yes,
      reader: yes,
    });
    const days = fc.record({
      line: fc.integer({ min: -3, max: 3 }),
      statement: fc.integer({ min: -3, max: 3 }),
    });
    const day = (n: number) => `2026-11-${24 + n}`;
    fc.assert(
      fc.property(agreeing, days, fc.stringMatching(/^[A-Z ]{0,30}$/), (is, at, words) => {
        const line = {
          bookedOn: day(at.line),
          amountGr: is.amount ? -100 : -101,
          account: is.account ? account : other,
          ...(is.isNamed ? { title: `${words} ${entry.title}` } : { references: [], title: words }),
        };
        const { kind } = find([
          '',
          '',
          line,
          { phase: is.waits ? 'at_bank' : 'booked' },
          {
            payer: is.payer ? other : account,
            day: day(at.statement),
            reader: is.reader ? 'reader' : 'taker',
          },
        ]);
        const isWhole = Object.values(is).every(Boolean);
        expect(kind === 'booked').toBe(isWhole && at.line >= -1 && at.line <= 0 && at.statement <= 0);
      }),
    );
  });
});
