import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accept, acceptLeaving, clearEstimate, useEstimate } from './estimate-store.ts';
import { storedName } from './kept.ts';

afterEach(clearEstimate);

it('an answer that leads on is kept at once, and does not draw the page that is being left anew', () => {
  let drawn = 0;
  function Page() {
    useEstimate();
    drawn += 1;
    return null;
  }
  render(<Page />);
  const before = drawn;
  act(() => acceptLeaving('surface-area', { surface_area: 120 }));
  expect(localStorage.getItem(storedName)).toContain('"surface_area":120');
  expect(drawn).toBe(before);
  act(() => accept('surface-area', { surface_area: 130 }));
  expect(drawn).toBeGreaterThan(before);
});
