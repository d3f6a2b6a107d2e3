import { unbindWords } from '@ndp/flows/typography.ts';
import { describe, expect, it } from 'vitest';
import { drawCaseFile } from './case-file.ts';
import { askPoppler, placeWords, readText } from './testing/poppler.ts';
import { paidCaseFile } from './testing/sample-case-file.ts';

const textOf = async (change: Partial<typeof paidCaseFile> = {}) =>
  unbindWords(readText(await drawCaseFile({ ...paidCaseFile, ...change })));

describe('the contents page of a case file', () => {
  it('is a tagged PDF/A-3a in Polish, the same whenever it is made of the same case, and names nobody outside its pages', async () => {
    const bytes = await drawCaseFile(paidCaseFile);
    expect(Buffer.compare(bytes, await drawCaseFile(structuredClone(paidCaseFile)))).toBe(0);
    expect(askPoppler('pdfinfo', bytes)).toMatch(/Title: +Akta sprawy NDP-2026-7KQ4AB[\s\S]*Tagged: +yes/);
    expect(askPoppler('pdfinfo', bytes, ['-meta'])).toMatch(/pdfaid:part>3</);
    const file = Buffer.from(bytes);
    expect(file.includes('/Lang (pl-PL)')).toBe(true);
    expect(file.includes('Kowalska')).toBe(false);
    const structure = askPoppler('pdfinfo', bytes, ['-struct']);
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TH', 'TD'])
      expect(structure).toMatch(new RegExp(`^ *${tag}(:| |$)`, 'm'));
  });

  it('says what the case is, what lies in it with its hash, what is lost, and what was done, written and paid', async () => {
    const text = await textOf();
    const [file] = paidCaseFile.files;
    const hash = (file?.sha256.match(/.{4}/g) ?? []).join(' ');
    for (const value of [
      ...['Łucja Żółć-Kowalska', '3 833 zł', '22.11.2026, 00:30:09', 'Olga Oficer', '231 442', hash],
      ...[
        'podpisane/01-umowa.pdf umowa, podpisana',
        'protokół odbioru',
        'Popraw numer działki.',
        'Numer działki',
      ],
      ...['NDP-2026-7KQ4AB-1', 'zaksięgowana przez bank, 21 listopada 2026 r.', 'Czy to już wszystko?'],
    ])
      expect(text).toContain(value);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}/);
  });

  it('says whether the internal notes are in it, and shows them only then', async () => {
    const [withNotes, without] = [await textOf(), await textOf({ notes: undefined })];
    expect(withNotes).toContain('Dzwonił sąsiad.');
    expect(withNotes).toContain('Akta zawierają wewnętrzne notatki');
    expect(without).not.toContain('sąsiad');
    expect(without).toContain('notatek do akt nie włączono');
  });

  it('keeps every word of the longest message on the paper', async () => {
    const text = `${'wiersz\n'.repeat(150)}${'długie słowa '.repeat(300)}KONIEC`;
    const messages = [{ at: '2026-11-20T11:00:00.000Z', who: 'wnioskodawca', text }];
    const words = placeWords(await drawCaseFile({ ...paidCaseFile, messages }));
    expect(words.filter(({ text: word }) => word === 'wiersz')).toHaveLength(150);
    expect(words.filter(({ text: word }) => word === 'długie')).toHaveLength(300);
    const astray = words.filter(
      ({ left, right, top, bottom }) => left < 63 || right > 532 || top < 20 || bottom > 820,
    );
    expect(astray).toEqual([]);
  });
});
