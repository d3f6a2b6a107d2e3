import { readdirSync, readFileSync } from 'node:fs';
import { placesIn } from '@ndp/flows/check-wording.ts';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './imports.mjs';

const root = new URL('..', import.meta.url).pathname;
const content = `${root}/apps/portal/content`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

interface Said {
  readonly where: string;
  readonly language: 'pl' | 'en';
  readonly text: string;
}

/** Staff read these; the voice is that of pages, mails and documents for applicants. */
const forStaff = /operations\/(cli|backup|digest)\/|sites\/mailbox\/|sites\/issuer\//;
/** What was agreed to under an earlier version stays word for word. */
const kept = /kept-(?:texts|statements)\.ts$/;

const literal = /\b(pl|en):\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;
const messages: readonly Said[] = trackedFiles()
  .filter(
    (file) =>
      /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^packages\/personas\//.test(file),
  )
  .filter((file) => !kept.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(literal)].map(([, language, ...texts]) => ({
      where: file,
      language: language as Said['language'],
      text: texts.find((text) => text !== undefined) ?? '',
    })),
  );

/** The documents shown today; those of earlier versions stay as they were agreed to. */
const statements: readonly Said[] = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(pl|en)\.md$/.test(file) && !file.includes('@'))
  .map((file) => ({
    where: file,
    language: file.endsWith('.pl.md') ? ('pl' as const) : ('en' as const),
    text: readFileSync(`${content}/${file}`, 'utf8'),
  }));

/** What is not said, in which language, and what is said instead. */
const forbidden: readonly (readonly [Said['language'], RegExp, string])[] = [
  ['pl', /Państw(?!owego)|[Pp]rosimy|[Pp]rosz[eę] /, 'say “Ty”: Otwórz, Sprawdź'],
  ['pl', /należy (?!(?:także |zwykle |jednak |również )?do )/, 'say what to do: Otwórz, Sprawdź'],
  ['pl', /\btrzeba\b|wystarczy \p{L}+ć\b/u, 'say what to do: Otwórz, Sprawdź'],
  ['pl', /\p{L}ł[ae]ś(?!\p{L})/u, 'without a gendered past form'],
  ['pl', /[Zz]głoszeni(?!u\b)/, 'wycena, wniosek or sprawa'],
  ['pl', /[Nn]umer (?:wniosku|zgłoszenia)/, 'numer sprawy'],
  ['pl', /odnośnik|kwestionariusz|nieobowiązkow/i, 'link, wycena, opcjonalnie'],
  ['pl', /[Ww]łaściciel\w* rachunku/, 'posiadacz rachunku'],
  ['pl', /(?<![\p{L}-])mail(?:em|[aeiu]|ów|ach|ami|om|owi)?(?![\p{L}@])/iu, 'e-mail'],
  ['pl', /nieobsłużony|błąd sprawdzania/i, 'words anybody knows'],
  [
    'pl',
    /(?:^|[.!?] )(?:Jeżeli|Jeśli|Gdy|Ponieważ)(?: (?!,|\p{Lu})[^ ,.{}]+)+\.(?: |$)/u,
    'a whole sentence: Wpisz …, jeśli …',
  ],
  ['pl', /Jeżeli o zmianach/, 'Wpisz go, jeśli o zmianach …'],
  ['pl', /[Ww]ynajm(?:uj|ow)/, 'it means both sides: najemca, właściciel'],
  ['pl', /[Pp]odpis składa się/, 'Oba dokumenty podpiszesz jednym kodem'],
  ['pl', /zużywan\p{L}+ teraz|Twoj\p{L}+ oszczędnoś/u, 'an average of the law: Zużywa przeciętny taki dom'],
  ['pl', /To nie jest imię i nazwisko z wniosku:/, 'We wniosku jest: …'],
  ['en', /\b[Yy]our saving|(?:used|use) now\b/, 'an average of the law: Used by the average house like it'],
  ['en', /\be-mail/i, 'email'],
  ['en', /subsid(?!iar)|co-financ/i, 'funding, funding agreement'],
  ['en', /\bprogram\b/, 'programme'],
  ['en', /behind the link|[Tt]hese data|wait for a signature|[Rr]equest for contact/, 'natural English'],
  ['en', /zł(?!oty)/, 'PLN before the number'],
  ['en', /\bcontract\b/, 'agreement, when it is the one about the funding'],
];

/** What texts once promised or forbade and the product does otherwise, and what it does. */
const untrue: readonly (readonly [words: RegExp, instead: string])[] = [
  [/twarcie linku potwierdza|pening the link confirms|pen the link to confirm/, 'a button behind it does'],
  [/każdej chwili możesz złożyć nowy|make a new application at any time/, 'only while there are estimates'],
  [/dopóki nie zaczęło się podpisywanie|until signing begins/, 'until the first signature'],
  [
    /cudzego adresu e-mail(?! jako własnego)|another person's e?-?mail address(?! as one's own)/,
    'the form asks for three',
  ],
  [/To ostatni krok|This is the last step/, 'everything is looked at once more before it is sent'],
  [/w ogóle nie są (?:zapis|przechow)|not stored in the browser at all/, 'without JavaScript in a cookie'],
  [/z naruszeniem § 5 lub § 6\.|against § 5 or § 6\./, 'or because a control was prevented'],
  [/Co dokładnie, pokazuje strona|can be completed within/, 'the request names place and day'],
];

/** Sentences that stay, and why. */
const stays: readonly (readonly [sentence: RegExp, why: string])[] = [
  [/According to the program requirements, the existing heat source should be removed/, 'specification'],
  [/^Sign the funding contract$/, 'specification'],
  [/the code from the e-mail is my/, 'evidence, word for word since 2026-11-01'],
  [/mail program|calculating program|Any program that verifies|with the program axe/, 'software'],
  [
    /(?:supply|connection) contract|own contract|before a contract|contract with the company|heat-contract/,
    'another contract',
  ],
  [/trzeba (?:przechowywać|poprawić$)|lista tego, co trzeba/, 'a duty of the organiser'],
];
const isLeft = (text: string) => stays.some(([sentence]) => sentence.test(text));

/** Statements speak of the applicant in the third person, as regulations do. */
const ofStatements = forbidden.filter(([, words]) => !/trzeba/.test(words.source));

function breaches(said: readonly Said[], rules = forbidden): string[] {
  return said.flatMap(({ where, language, text }) =>
    text
      .split('\n')
      .filter((line) => !isLeft(line))
      .flatMap((line) =>
        rules
          .filter(([of, words]) => of === language && words.test(line))
          .map(([, words, instead]) => `${where}: “${words.exec(line)?.[0]}” – ${instead}`),
      ),
  );
}

const count =
  /\{(?:\w*(?:[Dd]ays|[Ww]eeks|[Mm]inutes|[Hh]ours|[Yy]ears|[Cc]ount)|keeping|max|min|triesLeft)\}[ \u00a0](?!więcej|more)\p{L}/u;

describe('the portal, its mails and its documents speak with one voice', () => {
  it('in every message for applicants', () => {
    expect(messages.length).toBeGreaterThan(1500);
    expect(breaches(messages.filter(({ where }) => !forStaff.test(where)))).toEqual([]);
  });

  it('in every statement', () => {
    expect(statements.length).toBeGreaterThan(30);
    expect(breaches(statements, ofStatements)).toEqual([]);
  });

  it.each([
    ['pl', 'Prosimy o kontakt'],
    ['pl', 'Należało, więc należy otworzyć link'],
    ['pl', 'Numer zgłoszenia'],
    ['pl', 'jeśli nie wysłałeś wniosku'],
    ['pl', 'Jeżeli o zmianach w sprawie ma wiedzieć jeszcze ktoś, na przykład zarządca budynku.'],
    ['pl', 'Dodaj adres. Jeśli ktoś ma o tym wiedzieć.'],
    ['pl', 'Wynajmujesz budynek i nie jesteś jego współwłaścicielem.'],
    ['pl', 'Podpis składa się jednym kodem pod oboma dokumentami.'],
    ['pl', 'Energia zużywana teraz'],
    ['pl', 'Twoja oszczędność'],
    ['pl', 'To nie jest imię i nazwisko z wniosku: Łucja Żółć-Kowalska.'],
    ['en', 'Your saving'],
    ['en', 'Send an e-mail'],
    ['en', 'the amount is 0 zł'],
    ['en', 'The subsidy is paid'],
  ] as const)('and this test would hear it: %s “%s”', (language, text) => {
    expect(breaches([{ where: 'here', language, text }])).not.toEqual([]);
  });
});

describe('no text promises or forbids what the product does otherwise', () => {
  it('in messages, statements and what calls say of themselves', () => {
    const calls = trackedFiles()
      .filter((file) => file.startsWith('packages/contract/src/'))
      .map((where) => ({ where, text: read(where) }));
    const found = [...messages, ...statements, ...calls].flatMap(({ where, text }) =>
      untrue.filter(([words]) => words.test(text)).map(([, instead]) => `${where}: ${instead}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Otwarcie linku potwierdza adres.',
    'You can make a new application at any time on the programme’s website.',
    'Opens a submitted application again, until signing begins',
    'Zabronione jest podawanie cudzego adresu e-mail, automatyczne wysyłanie',
    'PESEL and account number are not stored in the browser at all.',
    'It is returned only if it was paid on the basis of false statements or against § 5 or § 6.',
    'Co dokładnie, pokazuje strona sprawy.',
    'To ostatni krok.',
  ])('and this test would hear it: %s', (text) => {
    expect(untrue.filter(([words]) => words.test(text))).toHaveLength(1);
  });
});

it('every number that counts something is in a plural of the language', () => {
  const bare = messages.filter(({ text }) => count.test(text)).map(({ where, text }) => `${where}: ${text}`);
  expect(bare).toEqual([]);
  expect('Kod jest ważny {minutes} minut').toMatch(count);
  expect('{minutes, plural, one {# minutę} other {# minut}}').not.toMatch(count);
});

it('no text binds its words by hand: the rule of typography does', () => {
  const byHand = [...messages, ...statements].filter(({ text }) =>
    /[\u00a0\u2011]|\\u00a0|\\u2011/.test(text),
  );
  expect(byHand.map(({ where, text }) => `${where}: ${text.slice(0, 80)}`)).toEqual([]);
});

it('both languages of a text speak of the same values, and neither is empty', () => {
  const valuesOf = (text: string) => new Set(placesIn(text).map(({ name }) => name));
  const pairs = messages.flatMap((pl, i) => {
    const en = messages[i + 1];
    const isPair = pl.language === 'pl' && en?.language === 'en' && en.where === pl.where;
    return isPair && !`${pl.text}${en.text}`.includes('${') ? [{ pl, en }] : [];
  });
  expect(pairs.length).toBeGreaterThan(1500);
  for (const { pl, en } of pairs) {
    expect([pl.text, en.text], pl.where).not.toContain('');
    expect(valuesOf(pl.text), `${pl.where}: ${pl.text}`).toEqual(valuesOf(en.text));
  }
});
