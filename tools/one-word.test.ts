import { formatPln } from '@ndp/flows/figures.ts';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../apps/api/list-texts.mjs';

type Language = 'pl' | 'en';

/** What each thing is called for applicants, and the other words for it; `docs/glossary.md` has the reasons. */
const oneWord: readonly (readonly [word: string, language: Language, others: RegExp])[] = [
  ['dofinansowanie', 'pl', /dotacj|subwencj|subsydi|grant(?!ow)/i],
  ['wniosek', 'pl', /aplikacj|podanie\b/i],
  ['wycena', 'pl', /ankiet|kalkulacj|kosztorys/i],
  ['strona sprawy', 'pl', /podsumowani|stron(?:a|ie|ę|ą) wniosku/i],
  [
    'wysłany wniosek',
    'pl',
    /wniosek (?:o \p{L}+ )?(?:został |jest )?(?:przyjęt|złożony i przyjęt|kompletny)/iu,
  ],
  ['stare źródło ciepła', 'pl', /(?:istniejąc|dotychczasow|poprzedni)\p{L}* źród/iu],
  ['wykonawca', 'pl', /instalator/i],
  ['wnioskodawca', 'pl', /beneficjent|aplikant|petent/i],
  ['organizator programu', 'pl', /organizator\p{L}* dofinans|operator\p{L}* programu/iu],
  ['rachunek', 'pl', /numer konta|kont\p{L}+ bankow/iu],
  ['pieniądze programu', 'pl', /(?<!\p{L})pul[aęiąy](?!\p{L})/iu],
  ['kod pocztowy', 'pl', /kod zip|numer pocztowy/i],
  ['współwłaściciel', 'pl', /(?:drugi|pozostał)\p{L}* właściciel/iu],
  ['umowa', 'pl', /kontrakt|porozumieni/i],
  ['funding', 'en', /\bgrants?\b|subsid(?!iar)|co-financ/i],
  ['estimate', 'en', /questionnaire|survey/i],
  ['page of the case', 'en', /\boverview\b|page of the application/i],
  ['reference number', 'en', /case number|file number/i],
  ['application sent', 'en', /application (?:has been|was|is) received/i],
  ['old heat source', 'en', /(?:existing|previous) (?:heat )?source|\bthe existing one\b/i],
  ['phone', 'en', /telephone/i],
  ['delete', 'en', /\beras/i],
  ['statement', 'en', /\bdeclaration/i],
  ['installer', 'en', /contractor/i],
  ['applicant', 'en', /beneficiar/i],
  ['zip code', 'en', /postal code|postcode/i],
  ['voivodeship', 'en', /\bprovinc/i],
  ['municipality', 'en', /\bcommunes?\b/i],
];

/** Sentences that stay, and why. */
const stays: readonly (readonly [sentence: RegExp, why: string])[] = [
  [/^Existing heat source$|^Podsumowanie$|^Overview$/, 'label of the specification'],
  [/^According to the program requirements, the existing heat source should be removed\.$/, 'specification'],
];

/** Days, amounts and shares come from the formatters, with their own unit: nobody writes them by hand. */
const byHand: readonly (readonly [what: string, RegExp])[] = [
  ['a date in figures', /\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/],
  ['a year mark after a filled-in day', /\{\w*(?:[dD]ay|[dD]ate|until|send|latest|earliest)\w*\} r\./],
  ['another form of date than the long one', /, date(?!, long)/],
  ['a unit after a filled-in amount', /\{\w+\}[ \u00a0]?(?:zł|PLN|%)|PLN[ \u00a0]?\{/],
  ['another name of the currency', /\bzłotych?\b(?<!pełnych złotych)|\bEUR\b|€/],
];

/** Example zip codes, in the form the specification gives each language. */
const zipExample: Readonly<Record<Language, RegExp>> = { pl: /^11-111$/, en: /^12-345$/ };

/** Refusals of the desk beside those for applicants. */
const forStaff = /^api\/features\/(?:budget|regulator)\/|retention\/refusals\.(?:waits|gone|own)$/;

const texts = listTexts()
  .filter(({ key }) => !forStaff.test(key))
  .flatMap(({ key, pl, en }) => [
    { key, language: 'pl' as const, text: pl },
    { key, language: 'en' as const, text: en },
  ]);
type Text = Pick<(typeof texts)[number], 'language' | 'text'>;

function otherWords({ language, text }: Text): readonly string[] {
  if (stays.some(([sentence]) => sentence.test(text))) return [];
  const said = text.replaceAll(/\{\w+\}/g, '');
  return oneWord.flatMap(([word, of, others]) => {
    const [other] = (of === language && others.exec(said)) || [];
    return other ? [`“${other}” – ${word}`] : [];
  });
}

function otherForms({ language, text }: Text): readonly string[] {
  const hand = byHand.flatMap(([what, form]) => (form.test(text) ? [what] : []));
  const money = [...text.matchAll(/(\d[\d .,]*) zł|PLN (\d[\d.,]*\d|\d)/g)].flatMap(([whole, pl, en]) => {
    const amount = Number((pl ?? en ?? '').replace(language === 'pl' ? / /g : /,/g, '').replace(',', '.'));
    const written = formatPln(amount, language, Number.isInteger(amount) ? 0 : 2).replaceAll('\u00a0', ' ');
    return whole === written ? [] : [`${whole} – ${written}`];
  });
  const zips = [...text.matchAll(/(?<![\d-])\d{2}-\d{3}(?![\d-])/g)].flatMap(([zip]) =>
    zipExample[language].test(zip) ? [] : [`zip code ${zip}`],
  );
  return [...hand, ...money, ...zips];
}

const found = (in_: (text: Text) => readonly string[]) =>
  texts.flatMap((text) => in_(text).map((what) => `${text.key}: ${what}`));

describe('whatever an applicant reads, on pages, in mails and from calls,', () => {
  it('calls one thing by one word', () => {
    expect(texts.length).toBeGreaterThan(2500);
    expect(found(otherWords)).toEqual([]);
  });

  it('writes dates, amounts, shares and zip codes in one form', () => {
    expect(found(otherForms)).toEqual([]);
  });

  it.each([
    ['pl', 'Kwota dotacji'],
    ['pl', 'Wróć do podsumowania'],
    ['pl', 'Zobacz na stronie wniosku'],
    ['pl', 'Wniosek został przyjęty'],
    ['pl', 'Usuń istniejące źródło ciepła'],
    ['pl', 'Program wyczerpał swoją pulę'],
    ['en', 'The subsidy is paid'],
    ['en', 'Case number'],
    ['en', 'Enter the telephone number'],
    ['en', 'The existing heat source is removed'],
  ] as const)('and this test would hear another word: %s “%s”', (language, text) => {
    expect(otherWords({ language, text })).toHaveLength(1);
  });

  it.each([
    ['pl', 'Do 31.12.2026'],
    ['pl', 'Najpóźniej {day} r.'],
    ['pl', 'Kwota: {amount} zł'],
    ['pl', 'Kwota wynosi 3833 zł'],
    ['pl', 'Kwota wynosi 3 833,5 zł'],
    ['en', 'The amount is PLN 3833'],
    ['en', 'PLN {amount} is paid'],
    ['en', 'The programme pays {percent}%'],
    ['pl', 'Na przykład 32-083'],
  ] as const)('and another form: %s “%s”', (language, text) => {
    expect(otherForms({ language, text })).toHaveLength(1);
  });
});
