import { describe, expect, it } from 'vitest';
import { goesOnAt } from '../workflow/appeal.ts';
import { applicationStatuses as all, endStatuses, usualStatuses } from '../workflow/statuses.ts';
import { actors } from './action.ts';
import { mayMove, nextStatuses, stepsTo, transitions } from './transitions.ts';

describe('the way of an application', () => {
  it('leads from the estimate to the payment step by step', () => {
    const way = [...usualStatuses].filter((status) => status !== 'under_review');
    for (const [i, to] of way.slice(1).entries()) {
      expect(actors.some((actor) => mayMove(way[i] ?? '', to, actor))).toBe(true);
    }
  });

  it('reaches every status, and ends only where it says so', () => {
    const reached = new Set(transitions.map(({ to }) => to));
    expect(all.filter((status) => !reached.has(status))).toEqual(['submitted']);
    const leaving = new Set(transitions.map(({ from }) => from));
    expect(all.filter((status) => !leaving.has(status)).sort()).toEqual(
      endStatuses.filter((status) => !['paid', 'rejected'].includes(status)).sort(),
    );
  });

  it('lets only the system sign, only the booking of a bank pay, and nobody skip the signature', () => {
    expect(nextStatuses('contract_sent', 'system')).toEqual(['under_review', 'contract_signed', 'expired']);
    expect(mayMove('contract_sent', 'contract_signed', 'operator')).toBe(false);
    expect(mayMove('in_completion', 'contract_signed', 'system')).toBe(false);
    expect(transitions.filter(({ to }) => to === 'paid')).toEqual([
      { from: 'settlement_review', to: 'paid', by: 'system' },
    ]);
    const afterSigning: readonly string[] = [
      'in_realisation',
      'payment_requested',
      'settlement_review',
      'paid',
    ];
    const before = new Set(usualStatuses.slice(0, usualStatuses.indexOf('contract_signed')));
    const skips = transitions.filter(
      ({ from, to }) => before.has(from as never) && afterSigning.includes(to),
    );
    expect(skips).toEqual([]);
  });

  it('never lets anybody move what has ended, but for the report of a payment, its return, and an appeal', () => {
    const after: Readonly<Record<string, readonly string[]>> = {
      paid: ['settlement_review', 'reported'],
      rejected: ['appealed'],
    };
    for (const end of endStatuses) {
      expect(actors.flatMap((actor) => nextStatuses(end, actor))).toEqual(after[end] ?? []);
    }
    expect(nextStatuses('rejected', 'applicant')).toEqual(['appealed']);
    expect(nextStatuses('appealed', 'operator')).toEqual([]);
  });
});

it('a case whose appeal is upheld goes on where somebody looks at it again, from wherever it was refused', () => {
  const refusable = transitions.filter(({ to, by }) => to === 'rejected' && by === 'operator');
  expect(refusable.length).toBeGreaterThan(5);
  for (const { from } of refusable) expect(mayMove('appealed', goesOnAt(from), 'system'), from).toBe(true);
  expect(goesOnAt('settlement_review')).toBe('settlement_review');
  expect(goesOnAt('contract_sent')).toBe('under_review');
});

describe('the way of an application until it is sent', () => {
  it('leaves out no status forwards', () => {
    expect(stepsTo('submitted', 'completed')).toEqual(['verified', 'in_completion', 'completed']);
    expect(stepsTo('submitted', 'verified')).toEqual(['verified']);
  });

  it('is one step from elsewhere and back, and none to where it stands', () => {
    expect(stepsTo('correction_requested', 'in_completion')).toEqual(['in_completion']);
    expect(stepsTo('completed', 'in_completion')).toEqual(['in_completion']);
    expect(stepsTo('in_completion', 'verified')).toEqual(['verified']);
    expect(stepsTo('in_completion', 'in_completion')).toEqual([]);
  });
});
