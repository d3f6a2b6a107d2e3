import { describe, expect, it } from 'vitest';
import { applicationStatuses as statuses } from '../workflow/statuses.ts';
import { asksForCorrection, correctedThings, wayToCorrection } from './correction-ways.ts';
import { mayMove } from './transitions.ts';

describe('the way to a correction', () => {
  it('goes only ways that the law of statuses has for an operator', () => {
    const asked = statuses.filter((status) => wayToCorrection(status).length > 0);
    expect(asked.map((status) => [status, correctedThings(status)])).toEqual([
      ['completed', 'answers'],
      ['under_review', 'answers'],
      ['contract_sent', 'answers'],
      ['payment_requested', 'documents'],
      ['settlement_review', 'documents'],
    ]);
    for (const status of asked) {
      const way = [status, ...wayToCorrection(status)];
      const steps = way.slice(1).map((to, i) => mayMove(way[i] ?? '', to, 'operator'));
      expect(steps).toEqual(steps.map(() => true));
    }
    expect(asksForCorrection('contract_signed', 'in_realisation')).toBe(false);
    expect(asksForCorrection('settlement_review', 'in_realisation')).toBe(true);
  });
});
