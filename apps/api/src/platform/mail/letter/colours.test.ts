import { contrastRatio } from '@ndp/domain/partners/contrast.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackColour, groundColour, readableOn, textContrast } from './colours.ts';

describe('text on a partner’s colour', () => {
  it('reads on every colour there is', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (c) => contrastRatio(readableOn(c), c) >= textContrast),
      { numRuns: 2_000 },
    );
  });

  it('is measured as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('stands on a neutral ground when the partner’s colour is none', () => {
    expect(['red', '#fff', '#12345g', '#123456;x:y', ''].map(groundColour)).toEqual(
      Array(5).fill(fallbackColour),
    );
    expect(groundColour('#0B5d3b')).toBe('#0B5d3b');
  });
});
