import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Details } from './details.tsx';

const isOpen = (place: HTMLElement) => place.querySelector('details')?.open;

it('unfolds by itself, and stays so while somebody reads what was done there', () => {
  const page = (isNews: boolean) => (
    <Details title="Messages" isOpen={isNews}>
      What they wrote.
    </Details>
  );
  const { container, rerender } = render(page(false));
  expect(isOpen(container)).toBe(false);
  rerender(page(true));
  expect(isOpen(container)).toBe(true);
  rerender(page(false));
  expect(isOpen(container)).toBe(true);
});
