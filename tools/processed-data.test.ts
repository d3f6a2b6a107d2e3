import { readdirSync, readFileSync } from 'node:fs';
import { programs } from '@ndp/domain/programs/all.ts';
import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';
import { type Language, languages } from '@ndp/flows/message.ts';
import { describe, expect, it } from 'vitest';

const content = new URL('../apps/portal/content', import.meta.url).pathname;

type WordPatterns = Readonly<Record<Language, RegExp>>;

/** What cases of all programmes are compared by, in the words of the one sentence that tells of it. */
const compared: Readonly<Record<CaseTrait, WordPatterns>> = {
  building: { pl: /budynek|budynku/i, en: /building/i },
  person: { pl: /PESEL albo NIP/, en: /PESEL or NIP/ },
  account: { pl: /rachunku/, en: /account/ },
  telephone: { pl: /telefonu/, en: /phone/ },
};
const comparison: WordPatterns = { pl: /porówn(?:ywan|anie)/, en: /compar/ };
const strangers: WordPatterns = {
  pl: /programach innych organizatorów/,
  en: /programmes of other organisers/,
};

/** What else is processed, and who receives it. */
const told: Readonly<Record<string, WordPatterns>> = {
  'names, addresses and answers of co-owners': {
    pl: /współwłaścicieli.*nazw.*adres.*odpowiedzi|nazw.*adres.*współwłaścicieli.*odpowiedzi/,
    en: /co-owners.*names.*addresses.*answers|names.*addresses.*co-owners.*answers/,
  },
  'what co-owners see': {
    pl: /[Ww]spółwłaściciel.* widzą.*adres budynku.*kwotę/,
    en: /[Cc]o-owners.* see .*address of the building.*amount/,
  },
  'text messages, asked for by the applicant': {
    pl: /wnioskodawc.*SMS-y o terminach|SMS-y o terminach.*wnioskodawc/,
    en: /text messages.* about deadlines.*applicant|applicant.*text messages.* about deadlines/,
  },
  'the serial number and the photographs, compared at the settlement': {
    pl: /porówn.*numer seryjny urządzenia i przesłane zdjęcia|porówn.*numeru seryjnego urządzenia i przesłanych zdjęć/,
    en: /serial number of the device and the photographs sent/,
  },
  'the provider of text messages, a recipient': {
    pl: /hosting.*poczt.*SMS-ów/,
    en: /hosting, email.*text messages/,
  },
};

/** The clause of each programme and every privacy policy, as shown today. */
function textsOf(language: Language): readonly string[] {
  return ['platform', ...programs.map(({ id }) => id)].flatMap((folder) =>
    readdirSync(`${content}/${folder}`)
      .filter((file) => /(gdpr-clause|privacy-policy)\.(pl|en)\.md$/.test(file))
      .filter((file) => file.endsWith(`.${language}.md`))
      .map((file) => `${folder}/${file}`),
  );
}

/** What a text leaves out, each thing looked for within one paragraph. */
function missingIn(text: string, language: Language): readonly string[] {
  const paragraphs = text.split('\n');
  const says = (words: readonly WordPatterns[]) =>
    paragraphs.some((paragraph) => words.every((each) => each[language].test(paragraph)));
  return [
    ...Object.entries(told).flatMap(([what, words]) => (says([words]) ? [] : [what])),
    ...(says([comparison, strangers, ...Object.values(compared)]) ? [] : ['the comparison of applications']),
  ];
}

describe('the clauses and the privacy policies tell of all data that are processed', () => {
  it.each(languages)(
    'of co-owners, of text messages and of what is compared between programmes (%s)',
    (language) => {
      const texts = textsOf(language);
      expect(texts.length).toBeGreaterThan(programs.length);
      for (const file of texts)
        expect([file, missingIn(readFileSync(`${content}/${file}`, 'utf8'), language)]).toEqual([file, []]);
    },
  );

  it('and this test would miss each of them in the texts of before', () => {
    const before = readFileSync(`${content}/stx/gdpr-clause@2026-11-01.en.md`, 'utf8');
    expect(missingIn(before, 'en')).toEqual([...Object.keys(told), 'the comparison of applications']);
  });
});
