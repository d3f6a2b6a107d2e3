import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

describe('a table for a spreadsheet', () => {
  it('is written byte for byte as Polish offices read it', () => {
    const csv = writeCsv([
      ['Nazwa', 'toe'],
      ['Łucja Żółć', '0,5'],
    ]);
    const bytes = [...new TextEncoder().encode(csv)];
    expect(bytes.slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe('Nazwa;toe\r\nŁucja Żółć;0,5\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['„Dom” "Słońce"', '"„Dom” ""Słońce"""'],
    ['dwie\nlinie', '"dwie\nlinie"'],
    ['1,5', '1,5'],
    ['', ''],
  ])('quotes %j where it must', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\ufeff${written}\r\n`);
  });

  it.each([
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ['+48 600 700 800', "'+48 600 700 800"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ["O'Neil = syn", "O'Neil = syn"],
  ])('never lets %j be a formula', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\ufeff${written}\r\n`);
  });
});
