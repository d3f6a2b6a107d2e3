import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mixInk } from './ink.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('headings read on the paper and on the tint, whatever colours a partner has', () => {
  fc.assert(
    fc.property(color, color, (primary, secondary) => {
      const { heading, tint } = mixInk(primary, secondary);
      expect(contrast(heading, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(heading, tint)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('a dark colour stays as it is', () => {
  expect(mixInk('#0b5c8a', '#2f9e8f').heading).toBe('#0b5c8a');
});

it('a colour that is none is replaced by the portal’s own', () => {
  expect(mixInk('red', '').primary).toBe('#232c40');
});
