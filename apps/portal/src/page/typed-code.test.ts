import { describe, expect, it } from 'vitest';
import { codeOf } from './typed-code.ts';

describe('a typed code', () => {
  it.each(['123456', ' 123 456 ', '123-456', 'Kod: 123 456'])('is read from “%s”', (typed) => {
    expect(codeOf(typed, 6)).toBe('123456');
  });

  it.each(['', '12345', '1234567', 'kod'])('is not there in “%s”', (typed) => {
    expect(codeOf(typed, 6)).toBeUndefined();
  });
});
