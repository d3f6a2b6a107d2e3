import { describe, expect, it, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import type { DocumentData } from './document-data.ts';
import { askPoppler, detach, placeWords, readText } from './testing/poppler.ts';
import { printAgreement, printApplication } from './testing/printed.ts';
import {
  apartmentDocument,
  coOwnerDocument,
  homeDocument,
  jointDocument,
  schoolDocument,
} from './testing/sample-data.ts';

const alphabet = 'zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ';
const both = [
  ['application', printApplication],
  ['agreement', printAgreement],
] as const;

describe.each(both)('the %s as other programs read it', (_, render) => {
  it('is tagged, carries its title and claims PDF/A-3a and PDF/UA-1', async () => {
    const bytes = await render(homeDocument);
    const info = askPoppler('pdfinfo', bytes);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Title: .+NDP-2026-7KQ4/);
    expect(info).toMatch(/Page size: .+A4/);
    expect(info).toMatch(/CreationDate: .*Nov 21 00:00:00 2026/);
    const metadata = askPoppler('pdfinfo', bytes, ['-meta']);
    expect(metadata).toMatch(/pdfaid:part>3</);
    expect(metadata).toMatch(/pdfaid:conformance>A</);
    expect(metadata).toMatch(/pdfuaid:part>1</);
  });

  it('has a structure of headings, tables with heads, lists and paragraphs', async () => {
    const structure = askPoppler('pdfinfo', await render(homeDocument), ['-struct']);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(structure).toMatch(new RegExp(`^ *${tag}(:| |$)`, 'm'));
    }
  });

  it('embeds every font', async () => {
    const fonts = askPoppler('pdffonts', await render(homeDocument))
      .trim()
      .split('\n')
      .slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/NotoSans.*yes yes yes/);
  });

  it('declares its language', async () => {
    expect(Buffer.from(await render(homeDocument)).includes('/Lang (pl-PL)')).toBe(true);
    expect(Buffer.from(await render({ ...homeDocument, language: 'en' })).includes('/Lang (en-GB)')).toBe(
      true,
    );
  });

  it('gives back every Polish letter as it was typed', async () => {
    const project = { ...homeDocument.project, heater_model_name: alphabet };
    expect(readText(await render({ ...homeDocument, project }))).toContain(alphabet);
  });

  it('carries its data, equal to what it was made from', async () => {
    const bytes = await render(schoolDocument);
    expect(detach(bytes)).toBe(canonicalJson(schoolDocument));
    expect(JSON.parse(detach(bytes))).toEqual(schoolDocument);
    expect(Buffer.from(bytes).includes('/AFRelationship /Data')).toBe(true);
  });

  it('numbers its pages and repeats reference and hash on each', async () => {
    const bytes = await render(homeDocument);
    const pages = askPoppler('pdftotext', bytes, ['-raw']).split('\f').slice(0, -1);
    pages.forEach((text, index) => {
      expect(text).toContain(`NDP-2026-7KQ4 strona ${index + 1} z ${pages.length}\n`);
      expect(text).toMatch(/SHA-256 danych: ([0-9a-f]{4} ?){4}/);
    });
  });

  it('says on every page of the English copy that it is not binding', async () => {
    const bytes = await render({ ...homeDocument, language: 'en' });
    const pages = askPoppler('pdftotext', bytes, ['-raw']).split('\f').slice(0, -1);
    for (const text of pages) expect(text).toContain('reading copy, not binding');
  });

  test.each([
    ['30-letter names', longNames()],
    ['a very long address', longAddress()],
    ['signs Noto Sans does not have', withSigns()],
    ['a housing community for which two sign', jointDocument],
    ['a school', schoolDocument],
  ])('keeps every word on the paper with %s', async (_name, data) => {
    const words = placeWords(await render(data));
    expect(words.length).toBeGreaterThan(300);
    const astray = words.filter(
      ({ left, right, top, bottom }) => left < 63 || right > 532 || top < 20 || bottom > 820,
    );
    expect(astray.map(({ text }) => text)).toEqual([]);
    const inFoot = words.filter(({ top, bottom }) => bottom > 767 && top < 785);
    expect(inFoot.map(({ text }) => text)).toEqual([]);
  });
});

it('fills the first page of a document before it begins another', async () => {
  for (const render of [printApplication, printAgreement]) {
    const bytes = await render(homeDocument);
    const [first = ''] = askPoppler('pdftotext', bytes, ['-bbox']).split('</page>');
    const bottoms = [...first.matchAll(/yMax="([\d.]+)"/g)].map(([, bottom]) => Number(bottom));
    // The foot of the page begins at 767 points.
    expect(Math.max(...bottoms.filter((bottom) => bottom < 767))).toBeGreaterThan(690);
  }
});

describe('what stands in the documents', () => {
  it('the application prints every field that was asked', async () => {
    const text = readText(await printApplication(homeDocument));
    for (const value of [
      ...['NDP-2026-7KQ4', '21 listopada 2026 r.', 'właściciel', 'Łucja Żółć-Kowalska', '44051401359'],
      ...['600 700 800', 'lucja.zolc@example.pl', 'ul. Święty Krzyż 12A, 31-023 Kraków'],
      ...[
        'Kraków, Kraków, małopolskie',
        '123/4',
        'WA4M/00123456/4',
        'Dom jednorodzinny',
        'Przed 1971 rokiem',
      ],
      ...['Piec lub kocioł węglowy', 'pompa ciepła typu powietrze/woda, sprężarkowa, napędzana elektrycznie'],
      ...['Wicher 9', 'Ciepły Kąt, Gniezno', '15 grudnia 2026 r.', 'PL61 1090 1014 0000 0712 1981 2874'],
      ...['2,059 toe/rok', '23 946 kWh/rok', '2 326,99 zł/toe', '4 791,27 zł', '80%', '3 833 zł'],
      ...[
        'trzy tysiące osiemset trzydzieści trzy złote',
        'RV2021',
        '21.11.2026 00:30:00',
        '2026-11-22 po polsku',
      ],
      ...homeDocument.consents.map((consent) => consent.text),
    ]) {
      expect(text).toContain(value);
    }
  });

  it('the application of a co-owner prints the flat and the second address', async () => {
    const text = readText(await printApplication(coOwnerDocument));
    for (const value of ['współwłaściciel', 'marek.wrona@example.com', 'ul. Polna 7/5, 32-083 Balice'])
      expect(text).toContain(value);
  });

  it('the application of a school prints its area, zone, demand and efficiencies', async () => {
    const text = readText(await printApplication(schoolDocument));
    for (const value of [
      '3 200 m²',
      'Strefa II',
      '95,5 kWh/(m²·rok)',
      '0,60 przed, 0,95 po',
      '6,142645 toe/rok',
    ]) {
      expect(text).toContain(value);
    }
    expect(text).toMatch(/NIP 1234563218 REGON 123456785 KRS 0000123456/);
  });

  it('the agreement has its twelve sections, the promise in words and the annexes', async () => {
    const text = readText(await printAgreement(homeDocument));
    for (let number = 1; number <= 12; number += 1) expect(text).toContain(`§ ${number}. `);
    expect(text).toContain('wynosi 3 833 zł (słownie: trzy tysiące osiemset trzydzieści trzy złote).');
    expect(text).toContain('nie później niż 31 grudnia 2026 r.');
    expect(text).toContain('a więc do 30 czerwca 2034 r. ');
    for (let number = 1; number <= 4; number += 1) expect(text).toContain(`Załącznik nr ${number}. `);
  });

  it('only a person, who may be a consumer, is told of the fourteen days', async () => {
    expect(readText(await printAgreement(homeDocument))).toContain('odstąpić od Umowy w ciągu 14 dni');
    const organisation = readText(await printAgreement(apartmentDocument));
    expect(organisation).not.toContain('odstąpić od Umowy w ciągu 14 dni');
    expect(organisation).not.toContain('Załącznik nr 4');
  });

  it('each programme adds its own conditions', async () => {
    const ask = async (id: string) =>
      readText(await printAgreement({ ...homeDocument, programme: { ...homeDocument.programme, id } }));
    expect(await ask('mpec')).toContain('warunkami przyłączenia');
    expect(await ask('duon')).toContain('przyłączenia do sieci gazowej');
    expect(await ask('fortum')).toContain('uchwałę o wykonaniu Przedsięwzięcia');
    expect(await ask('stx')).toContain('z listy Organizatora');
  });

  it('no sentence has an empty place or two stops', async () => {
    for (const data of [homeDocument, jointDocument, schoolDocument]) {
      for (const render of [printApplication, printAgreement]) {
        const text = readText(await render(data));
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\(\)|: ,|r\.\./);
      }
    }
  });
});

function longNames(): DocumentData {
  const client_info = {
    ...homeDocument.client_info,
    first_name: 'Ł'.repeat(30),
    last_name: 'Wężykowska-Brzęczyszczykiewicz',
    pesel: '44051401359',
  } as const;
  const title = 'Przedsiębiorstwo Energetyki Cieplnej Północ';
  return { ...homeDocument, client_info, partner: { ...homeDocument.partner, title } };
}

function longAddress(): DocumentData {
  const building_address = {
    ...homeDocument.building_address,
    street: `ul. ${'Jego Ekscelencji Biskupa Świętosława Szczęsnego '.repeat(5)}`,
    city: 'Konstantynopolitańczykiewiczówkowo'.repeat(4),
    house_number: '123456789/B',
  };
  const project = { ...homeDocument.project, heater_model_name: 'X'.repeat(250) };
  return { ...homeDocument, building_address, project };
}

function withSigns(): DocumentData {
  return {
    ...homeDocument,
    project: { ...homeDocument.project, heater_model_name: 'Aero 🔥 暖房 \u0007 ﬁx' },
  };
}
