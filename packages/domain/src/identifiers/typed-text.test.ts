import { describe, expect, it, test } from 'vitest';
import {
  hideAllButLastFour,
  plainDashes,
  singleSpaces,
  upperCaseLatin,
  withoutSeparators,
} from './typed-text.ts';

describe('a number pasted from a letter, a PDF or a foreign keyboard', () => {
  test.each([
    ['spaces', ' 12 34 '],
    ['non-breaking and narrow spaces', '12\u00a034\u202f'],
    ['tabs and line ends', '12\t34\r\n'],
    ['hyphen, en dash, em dash, minus', '1-2\u20133\u20144\u2212'],
    ['brackets', '(12)[3]{4}'],
    ['zero-width, direction and soft hyphen marks', '\ufeff1\u200b2\u200e3\u00ad4'],
    ['full-width digits', '\uff11\uff12\uff13\uff14'],
  ])('is read without its %s', (_what, typed) => {
    expect(withoutSeparators(typed)).toBe('1234');
  });

  it('keeps every character that could be a typing mistake', () => {
    expect(withoutSeparators('12O4.5/6\u0000')).toBe('12O4.5/6\u0000');
  });
});

describe('reading text', () => {
  it('puts a to z into upper case and leaves other letters alone', () => {
    expect(upperCaseLatin('pl ß ı ſ ł')).toBe('PL ß ı ſ ł');
  });

  it('joins runs of white space and knows one dash only', () => {
    expect(singleSpaces(plainDashes('  Nowak \u00a0 \u2010 Zaręba '))).toBe('Nowak - Zaręba');
  });
});

describe('hiding a number', () => {
  it('leaves the last four characters of a long one and nothing of a short one', () => {
    expect(hideAllButLastFour('12345678')).toBe('••••5678');
    expect(hideAllButLastFour('1234567')).toBe('•••••••');
    expect(hideAllButLastFour('')).toBe('');
  });
});
