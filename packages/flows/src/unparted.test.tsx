import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unparted } from './unparted.tsx';

it('a zip code, a reference number and a form of company stay on one line, and the text stays as it was', () => {
  const text = 'Ciepło sp. z o.o., ul. Polna 1-3, 30-001 Kraków, NDP-2026-76ZG48, 22-11-2026';
  const { container } = render(<Unparted text={text} />);
  expect(container.textContent).toBe(text);
  const kept = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['sp. z o.o.', '30-001', 'NDP-2026-76ZG48']);
});
