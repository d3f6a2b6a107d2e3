import { expect, it } from 'vitest';
import { applyTheme } from './theme.ts';

it('puts the colours of the partner on the page', () => {
  applyTheme({ primaryColor: '#912a38', secondaryColor: '#df4e62' });
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--primary')).toBe('#912a38');
  expect(style.getPropertyValue('--on-primary')).toBe('#ffffff');
  expect(style.getPropertyValue('--secondary')).toBe('#df4e62');
});
