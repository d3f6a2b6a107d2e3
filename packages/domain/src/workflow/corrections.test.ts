import { describe, expect, it } from 'vitest';
import { draftStatuses, mayBeCorrected, mayBeWithdrawn, stepsTo } from './corrections.ts';
import { applicationStatuses as statuses } from './statuses.ts';
import { mayMove } from './transitions.ts';

const unless = (isSigned: boolean) => ({
  corrected: statuses.filter((status) => mayBeCorrected(status, isSigned)),
  withdrawn: statuses.filter((status) => mayBeWithdrawn(status, isSigned)),
});

describe('a sent application', () => {
  it('may be opened again until it is decided on or signed', () => {
    expect(unless(false).corrected).toEqual(['completed', 'contract_sent', 'correction_requested']);
  });

  it('may be withdrawn until it is signed', () => {
    expect(unless(false).withdrawn).toEqual([
      'submitted',
      'verified',
      'in_completion',
      'completed',
      'under_review',
      'contract_sent',
      'correction_requested',
    ]);
  });

  it('is neither opened again nor withdrawn once anybody has signed', () => {
    expect(unless(true)).toEqual({ corrected: [], withdrawn: [] });
  });
});

describe('the way of an application until it is sent', () => {
  it('leaves out no status forwards', () => {
    expect(stepsTo('submitted', 'completed')).toEqual(['verified', 'in_completion', 'completed']);
    expect(stepsTo('submitted', 'verified')).toEqual(['verified']);
  });

  it('is one step from elsewhere and back, and none to where it stands', () => {
    expect(stepsTo('correction_requested', 'in_completion')).toEqual(['in_completion']);
    expect(stepsTo('completed', 'in_completion')).toEqual(['in_completion']);
    expect(stepsTo('in_completion', 'in_completion')).toEqual([]);
  });

  it('ends for a draft when nobody goes on', () => {
    expect(draftStatuses.filter((status) => !mayMove(status, 'expired', 'system'))).toEqual([]);
  });
});
