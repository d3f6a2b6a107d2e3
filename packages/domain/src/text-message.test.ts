import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, textLength } from './text-message.ts';

it('writes a text message without Polish letters, so that it stays one message', () => {
  expect(plainText('Zażółć gęślą jaźń – „ŁÓDŹ” NDP-2026-7KQ4\u00a0: 5\u00a0zł')).toBe(
    'Zazolc gesla jazn - "LODZ" NDP-2026-7KQ4 : 5 zl',
  );
});

it('writes nothing but signs of the GSM alphabet that count once, and at most one message', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ max: 0x1ffff, min: 0 }), { maxLength: 300 }), (signs) => {
      const text = String.fromCodePoint(...signs);
      const written = plainText(text);
      expect(written).toMatch(/^[\x20-\x7e]*$/);
      expect(written).not.toMatch(/[\^{}\\[\]~|`$_#]/);
      expect(written.length).toBeLessThanOrEqual(textLength);
      expect(plainText(written)).toBe(written.trim());
    }),
    { numRuns: process.env.FC_RUNS ? 5000 : 200 },
  );
});
