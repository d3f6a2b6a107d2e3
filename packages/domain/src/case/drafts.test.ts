import { describe, expect, it } from 'vitest';
import { draftStatuses, stepsTo } from './drafts.ts';
import { mayMove } from './transitions.ts';

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

  it('ends for a draft when nobody goes on', () => {
    expect(draftStatuses.filter((status) => !mayMove(status, 'expired', 'system'))).toEqual([]);
  });
});
