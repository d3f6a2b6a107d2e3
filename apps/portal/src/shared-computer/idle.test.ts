import { expect, it } from 'vitest';
import { idleMs, measureIdle } from './idle.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const after = (minutes: number, seconds = 0) => measureIdle(start, start + minutes * 60_000 + seconds * 1000);

it('a page behind a link is left alone for thirteen minutes', () => {
  expect([after(0), after(12, 59)]).toEqual(['awake', 'awake']);
});

it('two minutes before the end the time left is told, in four steps', () => {
  expect([after(13), after(13, 59), after(14), after(14, 29), after(14, 30), after(14, 49)]).toEqual([
    120, 120, 60, 60, 30, 30,
  ]);
  expect([after(14, 50), after(14, 59)]).toEqual([10, 10]);
});

it('is over after fifteen minutes, and when the computer slept through them', () => {
  expect([after(15), after(8 * 60)]).toEqual(['over', 'over']);
});

it('a clock that was put back locks nothing', () => {
  expect(measureIdle(start, start - idleMs)).toBe('awake');
});
