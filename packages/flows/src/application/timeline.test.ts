import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = '2026-11-21T10:00:00Z';
const states = (history: readonly string[], status: string) =>
  timelineOf(
    history.map((word) => ({ status: word, at })),
    status,
  ).map((entry) => `${entry.state} ${entry.status}`);

it('tells what has happened and where the application stands, and promises nothing', () => {
  expect(states(['submitted', 'verified', 'in_completion', 'completed'], 'completed')).toEqual([
    'done submitted',
    'done verified',
    'done in_completion',
    'current completed',
  ]);
});

it('tells a status once when every saved section repeated it', () => {
  expect(states(['submitted', 'in_completion', 'in_completion'], 'in_completion')).toEqual([
    'done submitted',
    'current in_completion',
  ]);
});

it.each(['rejected', 'withdrawn', 'expired'])('shows that a case stopped once %s', (status) => {
  expect(states(['submitted', status], status)).toEqual(['done submitted', `stopped ${status}`]);
});

it('gives the reason where somebody said so', () => {
  const history = [{ status: 'rejected', at, reason: 'Budynek leży poza zasięgiem programu.' }];
  expect(timelineOf(history, 'rejected')).toEqual([{ ...history[0], state: 'stopped' }]);
});

it('shows the present status even when the history lacks it, without a date', () => {
  expect(timelineOf([{ status: 'submitted', at }], 'verified')).toEqual([
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
