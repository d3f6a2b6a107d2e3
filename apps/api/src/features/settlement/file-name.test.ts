import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Faktura 12/2026.pdf', '2026.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Jan\\protokół.pdf', 'protokół.pdf'],
    ['C:\\x', 'x'],
    ['a\0b.pdf', 'ab.pdf'],
    ['faktura\u202Efdp.exe', 'fakturafdp.exe'],
    ['\u2066a\u2069.png', 'a.png'],
    ['wiersz\r\nSet-Cookie: x.pdf', 'wierszSet-Cookie: x.pdf'],
    ['  dwa   odstępy .jpg ', 'dwa odstępy .jpg'],
    ['z\u0307o\u0301łć.pdf', 'żółć.pdf'],
    ['', '–'],
    ['..', '–'],
    ['///', '–'],
    ['\u200B', '–'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given)).toBe(shown);
  });

  it('of 300 letters is cut to 120, and its ending stays', () => {
    const shown = cleanFileName(`${'ż'.repeat(300)}.pdf`);
    expect([...shown]).toHaveLength(120);
    expect(shown.endsWith('ż….pdf')).toBe(true);
  });
});
