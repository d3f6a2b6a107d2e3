import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = '2026-11-21T10:00:00Z';
const states = (history: readonly string[], status: string) =>
  timelineOf(
    history.map((word) => ({ status: word, at })),
    status,
  ).map((entry) => `${entry.state} ${entry.status}`);

it('tells what has happened, where the application stands and what lies ahead', () => {
  expect(states(['submitted', 'verified', 'in_completion', 'completed'], 'completed')).toEqual([
    'done submitted',
    'done verified',
    'done in_completion',
    'current completed',
    'todo contract_sent',
    'todo contract_signed',
    'todo in_realisation',
    'todo payment_requested',
    'todo settlement_review',
    'todo paid',
  ]);
});

it('tells a status once when every saved section repeated it', () => {
  expect(states(['submitted', 'in_completion', 'in_completion'], 'in_completion').slice(0, 3)).toEqual([
    'done submitted',
    'current in_completion',
    'todo completed',
  ]);
});

it('leads to the signature after a correction was asked for, and tells a review only where there was one', () => {
  expect(
    states(['completed', 'under_review', 'correction_requested'], 'correction_requested').slice(0, 4),
  ).toEqual(['done completed', 'done under_review', 'current correction_requested', 'todo contract_sent']);
});

it('gives the reason where somebody said so', () => {
  const history = [{ status: 'rejected', at, reason: 'Budynek leży poza zasięgiem programu.' }];
  expect(timelineOf(history, 'rejected')).toEqual([{ ...history[0], state: 'current' }]);
});

it.each(['paid', 'reported', 'rejected', 'withdrawn', 'expired'])('has nothing ahead once %s', (status) => {
  expect(states(['submitted', status], status).at(-1)).toBe(`current ${status}`);
});

it('shows the present status even when the history lacks it, without a date', () => {
  expect(timelineOf([{ status: 'submitted', at }], 'verified').slice(0, 2)).toEqual([
    { status: 'submitted', at, state: 'done' },
    { status: 'verified', at: undefined, state: 'current' },
  ]);
});

it('leaves out a word it does not know', () => {
  expect(states(['submitted', 'teleported'], 'submitted')).toContain('current submitted');
  expect(states(['submitted', 'teleported'], 'submitted').join()).not.toContain('teleported');
});

it('tells of an application that began as a request to be called back when its data were entered', () => {
  const history = ['submitted', 'verified', 'in_completion', 'completed'].map((status, day) => ({
    status,
    at: `2026-11-2${day}T10:00:00Z`,
  }));
  const told = timelineOf(history, 'completed', '2026-11-21T12:00:00Z').map(({ status }) => status);
  expect(told.slice(0, 5)).toEqual(['called_back', 'verified', 'measured', 'in_completion', 'completed']);
});
