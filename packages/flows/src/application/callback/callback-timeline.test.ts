import { describe, expect, it } from 'vitest';
import { callbackState, callbackTimeline } from './callback-timeline.ts';

const at = '2026-11-21T10:00:00Z';
const of = (...statuses: readonly string[]) => statuses.map((status) => ({ status, at, reason: null }));
const lines = (statuses: readonly string[], measured_at: string | null = null) =>
  callbackTimeline({ status: statuses.at(-1) ?? '', history: of(...statuses), measured_at }).map(
    ({ state, name }) => `${state} ${name.en}`,
  );

describe('the way of a request to be called back', () => {
  it('leads from the confirmed address over the call and the data to an application', () => {
    expect(lines(['submitted'])).toEqual([
      'done Request to be called back sent',
      'current Confirm your email address',
      'todo Call from an adviser',
      'todo Energy data entered',
      'todo Application for funding',
    ]);
    expect(lines(['submitted', 'verified']).slice(1, 4)).toEqual([
      'done Email address confirmed',
      'current Call from an adviser',
      'todo Energy data entered',
    ]);
  });

  it('promises no application once the data gave nothing', () => {
    expect(lines(['submitted', 'verified'], at).slice(2)).toEqual(['current Energy data entered']);
  });

  it('ends where it was withdrawn or closed', () => {
    expect(lines(['submitted', 'withdrawn']).slice(1)).toEqual(['current Withdrawn']);
    expect(callbackState({ status: 'rejected', measured_at: at })).toBe('rejected');
  });
});
