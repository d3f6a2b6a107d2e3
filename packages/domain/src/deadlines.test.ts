import { describe, expect, it } from 'vitest';
import { type DatedCase, deadlinesOf, isOver, withdrawalDay } from './deadlines.ts';
import { termsOfYear } from './programs/terms.ts';

const terms = termsOfYear(2026);
const dated: DatedCase = {
  status: 'contract_signed',
  signUntil: '2026-12-05',
  concludedOn: '2026-11-22',
  paymentDueOn: null,
  isConsumer: true,
  completedOn: null,
  year: 2026,
};
const told = (change: Partial<DatedCase>, today = '2026-11-22') =>
  deadlinesOf({ ...dated, ...change }, terms)
    .filter((deadline) => !isOver(deadline, today))
    .map(({ kind, day }) => `${kind} ${day}`);

describe('the deadlines of a case', () => {
  it('begin with the signature', () => {
    expect(told({ status: 'contract_sent', concludedOn: null })).toEqual(['signing 2026-12-05']);
  });

  it('are the right to withdraw and the end of the works once the agreement is concluded', () => {
    expect(told({})).toEqual(['withdrawal 2026-12-06', 'completion 2026-12-31']);
  });

  it('hold no right to withdraw for an organisation, or once its time is over', () => {
    expect(told({ isConsumer: false })).toEqual(['completion 2026-12-31']);
    expect(told({}, '2026-12-06')).toContain('withdrawal 2026-12-06');
    expect(told({}, '2026-12-07')).toEqual(['completion 2026-12-31']);
  });

  it('end with the payment, and nothing is left in a case that has ended', () => {
    const requested = { status: 'payment_requested', paymentDueOn: '2027-01-17' };
    expect(told(requested, '2026-12-20')).toEqual(['payment 2027-01-17']);
    for (const status of ['withdrawn', 'rejected', 'in_completion']) {
      expect(told({ ...requested, status, completedOn: '2026-12-10' })).toEqual([]);
    }
  });

  it('name the register of emissions once completion is declared, and all duties once the money has gone', () => {
    const finished = { completedOn: '2026-12-10', paymentDueOn: '2027-01-17' };
    const due = ['registration 2026-12-24', 'payment 2027-01-17'];
    expect(told({ ...finished, status: 'payment_requested' }, '2026-12-12')).toEqual(due);
    expect(told({ ...finished, status: 'in_realisation' }, '2026-12-12').join()).not.toContain(
      'registration',
    );
    for (const status of ['paid', 'reported']) {
      const after = told({ ...finished, status }, '2027-01-20');
      expect(after).toEqual(['registration 2026-12-24', 'durability 2031-12-10', 'records 2034-06-30']);
    }
    expect(told({ ...finished, status: 'paid' }, '2031-12-11')).not.toContain('durability 2031-12-10');
  });
});

it('the right to withdraw ends with the fourteenth day after the conclusion, over the turn of a year too', () => {
  expect(withdrawalDay('2026-11-22', 14)).toBe('2026-12-06');
  expect(withdrawalDay('2026-12-31', 14)).toBe('2027-01-14');
});
