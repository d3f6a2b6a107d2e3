import { unbindWords } from '@ndp/flows/typography.ts';
import { describe, expect, it, test } from 'vitest';
import type { EvidenceDocument } from './evidence-document.ts';
import { askPoppler, placeWords, readText } from './testing/poppler.ts';
import { printRecord } from './testing/printed.ts';
import { ownerEvidence } from './testing/sample-evidence.ts';

const [owner] = ownerEvidence.signers;
if (!owner) throw new Error('somebody has to sign');
const { letterhead: _, ...neutral } = ownerEvidence;
const longest: EvidenceDocument = {
  ...ownerEvidence,
  signers: [
    {
      ...owner,
      email: `${'bardzo.dlugi.adres.'.repeat(13)}@example.pl`,
      userAgent: `${'Mozilla/5.0 '.repeat(20)}${'X'.repeat(300)}`,
    },
  ],
  events: Array.from({ length: 60 }, (_each, index) => ({
    ...(ownerEvidence.events[index % 6] ?? ownerEvidence.events[0] ?? unheard()),
    n: index + 1,
    hash: index === 59 ? ownerEvidence.lastHash : 'ab'.repeat(32),
  })),
};

function unheard(): never {
  throw new Error('the sample has events');
}

describe('the record of signatures as other programs read it', () => {
  it('is tagged, in its language, claims PDF/A-3a and is dated on the day of the last entry', async () => {
    const bytes = await printRecord(ownerEvidence);
    const info = askPoppler('pdfinfo', bytes);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Title: +Karta podpisów: Umowa o dofinansowanie NDP-2026-7KQ4/);
    expect(info).toMatch(/CreationDate: .*Nov 21 00:00:00 2026/);
    expect(askPoppler('pdfinfo', bytes, ['-meta'])).toMatch(/pdfaid:part>3</);
    expect(Buffer.from(bytes).includes('/Lang (pl-PL)')).toBe(true);
    const english = await printRecord({ ...ownerEvidence, language: 'en' });
    expect(Buffer.from(english).includes('/Lang (en-GB)')).toBe(true);
    const structure = askPoppler('pdfinfo', bytes, ['-struct']);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
      expect(structure).toMatch(new RegExp(`^ *${tag}(:| |$)`, 'm'));
    }
  });

  it('embeds every font', async () => {
    const fonts = askPoppler('pdffonts', await printRecord(ownerEvidence))
      .trim()
      .split('\n')
      .slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/NotoSans.*yes yes yes/);
  });

  it('says who signed, when in Poland and in UTC, under which sentence, and how it was confirmed', async () => {
    const text = unbindWords(readText(await printRecord(ownerEvidence)));
    for (const value of [
      ...['Karta podpisów', 'Umowa o dofinansowanie NDP-2026-7KQ4', owner.email],
      ...[owner.typedName, owner.userAgent, owner.statement, '203.0.113.7', ownerEvidence.envelopeId],
      '22.11.2026, 00:30:09 (czas polski) 21.11.2026, 23:30:09 UTC',
      'Złożone oświadczenia (każde osobno)',
      'przepisano jednorazowy kod, który wysłano na podany wyżej adres e-mail',
    ]) {
      expect(text).toContain(value);
    }
  });

  it('names whose seal the file bears, when that is known', async () => {
    expect(readText(await printRecord(ownerEvidence))).toContain(
      'opatrzono pieczęcią elektroniczną: MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej;',
    );
    expect(readText(await printRecord(neutral))).toContain('pieczęcią elektroniczną: każda późniejsza');
  });

  it('lists every entry of the signing record, and both hashes in groups of four', async () => {
    const text = readText(await printRecord(ownerEvidence));
    for (const name of [
      ...['Przygotowano dokument', 'Wysłano link', 'Otwarto dokument', 'Wysłano jednorazowy kod'],
      ...['Wpisano błędny kod', 'Złożono podpis'],
    ]) {
      expect(text).toContain(name);
    }
    const groups = (hash: string) => (hash.match(/.{4}/g) ?? []).join(' ');
    expect(text).toContain(groups(ownerEvidence.documentHash));
    expect(text).toContain(groups(ownerEvidence.lastHash));
    for (const { hash } of ownerEvidence.events) expect(text).toContain(groups(hash.slice(0, 16)));
  });

  it('tells how many bytes of the file are the document, when that is known', async () => {
    const text = readText(await printRecord({ ...ownerEvidence, documentBytes: 123_456 }));
    expect(text).toContain('to pierwsze 123 456 bajtów tego pliku');
  });

  it('gives back every Polish letter as it was typed', async () => {
    const alphabet = 'zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ';
    const signers = [{ ...owner, typedName: alphabet }];
    expect(readText(await printRecord({ ...ownerEvidence, signers }))).toContain(alphabet);
  });

  test.each([
    ['one owner', ownerEvidence],
    ['no partner named', neutral],
    ['the longest address, browser and record', longest],
    ['English', { ...ownerEvidence, language: 'en' } as const],
  ])('keeps every word on the paper with %s', async (_name, evidence) => {
    const words = placeWords(await printRecord(evidence));
    expect(words.length).toBeGreaterThan(150);
    const astray = words.filter(
      ({ left, right, top, bottom }) => left < 63 || right > 532 || top < 20 || bottom > 820,
    );
    expect(astray.map(({ text }) => text)).toEqual([]);
  });

  it('leaves no empty place in a sentence', async () => {
    for (const language of ['pl', 'en'] as const) {
      const text = readText(await printRecord({ ...neutral, language }));
      expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\(\)/);
    }
  });
});
