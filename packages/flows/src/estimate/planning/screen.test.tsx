import { expect, it } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { planningScreen } from './screen.tsx';

it.each([
  ['2026-11-21', 'Najpóźniej 31 grudnia 2026 r. To niedługo: już teraz poszukaj wykonawcy'],
  ['2026-06-01', 'Najpóźniej 31 grudnia 2026 r.'],
])('on %s the plan says of its last day: %s', (today, told) => {
  drawScreen(planningScreen, {}, { today });
  const text = document.body.textContent?.replace(/\s/g, ' ') ?? '';
  expect(text).toContain(told);
  expect(text.includes('poszukaj wykonawcy')).toBe(today === '2026-11-21');
});
