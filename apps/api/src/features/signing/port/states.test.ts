import { describe, expect, it } from 'vitest';
import type { RequestState } from '../../../platform/database/schema/signing-tables.ts';
import { advance, finalStates, isFinal, meaningOf, transitions } from './states.ts';

const path: readonly RequestState[] = ['sent', 'viewed', 'partially_signed', 'sealing', 'completed'];

describe('the states of a request for signatures', () => {
  it('are the same in the end, whatever the order in which five pieces of news arrive', () => {
    for (const order of permutations(path)) {
      expect(order.reduce(advance, 'created' as RequestState)).toBe('completed');
    }
  });

  it('never lead back', () => {
    for (const [i, later] of path.entries()) {
      for (const earlier of path.slice(0, i)) expect(advance(later, earlier)).toBe(later);
    }
  });

  it('let nothing follow a completed, declined, expired or cancelled paper', () => {
    expect(finalStates.filter((state) => transitions[state].length > 0)).toEqual(['failed']);
    expect(transitions.failed).toEqual(['queued']);
  });

  it('always lead to an end', () => {
    for (const state of Object.keys(transitions) as RequestState[]) {
      expect(isFinal(state) || transitions[state].some((next) => next === 'failed')).toBe(true);
    }
  });

  it('take a paper for completed only when it is stored here, not when the provider says so', () => {
    expect(meaningOf('completed')).toBe('sealing');
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
