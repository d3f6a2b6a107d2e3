import { isDay } from '@ndp/domain/programs/problems.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { type Language, languages } from '../../message.ts';
import { contradictionsIn } from '../../statements/check-statement.ts';
import { consentTextOf, ownConsentText } from './consent-text.ts';
import { type ConsentId, consents } from './step.ts';

/** What is wrong with sentences in a programme's own words. */
const consentTextRules = [
  'empty',
  'placeholder',
  'contradiction',
  'consent_to_processing',
  'no_version',
  'same_version',
] as const;
export type ConsentTextRule = (typeof consentTextRules)[number];

export interface ConsentTextProblem {
  readonly rule: ConsentTextRule;
  /** The sentence it is about; undefined: the version of all of them. */
  readonly at: { readonly consent: ConsentId; readonly language: Language } | undefined;
  /** What it is about, as it stands in the sentence. */
  readonly words: readonly string[];
}

/**
 * Everything that keeps the sentences of a version from being ticked: each says something, to the letter and without
 * values to be filled in, claims nothing the values of the version do not explain and asks for no consent to processing;
 * and where one has changed, the version of its words is later.
 *
 * @param before  the version that counts now
 */
export function findConsentTextProblems(program: Program, before: Program): readonly ConsentTextProblem[] {
  return [...findSentenceProblems(program), ...findVersionProblems(program, before)];
}

function findSentenceProblems(program: Program): readonly ConsentTextProblem[] {
  return consents.flatMap(({ id: consent }) =>
    languages.flatMap((language): ConsentTextProblem[] => {
      const sentence = ownConsentText(program, consent)?.[language];
      if (sentence === undefined) return [];
      const at = { consent, language };
      if (sentence.trim() === '') return [{ rule: 'empty', at, words: [] }];
      const wrong = {
        placeholder: sentence.match(/\{[^{}]*\}?|\}/g) ?? [],
        contradiction: contradictionsIn(sentence, program, language),
        consent_to_processing: consentToProcessing.exec(sentence)?.slice(0, 1) ?? [],
      };
      return Object.entries(wrong)
        .filter(([, words]) => words.length > 0)
        .map(([rule, words]) => ({ rule: rule as keyof typeof wrong, at, words }));
    }),
  );
}

/**
 * A compulsory box is no consent to the processing of data, which has to be free.
 *
 * @source GDPR, art. 4(11), 7(4)
 */
export const consentToProcessing =
  /zgod\p{L}+ na przetwarzanie|zgadzam się na przetwarzanie|(?:agree|consent) to [^.]*process/iu;

function findVersionProblems(program: Program, before: Program): readonly ConsentTextProblem[] {
  const { consentTexts: own } = program;
  if (own && !isDay(own.version)) return [{ rule: 'no_version', at: undefined, words: [] }];
  const isSame = consents.some(({ id }) => {
    const [now, then] = [consentTextOf(program, id), consentTextOf(before, id)];
    const isChanged = languages.some((each) => now.text[each] !== then.text[each]);
    return isChanged && now.version <= then.version;
  });
  return isSame ? [{ rule: 'same_version', at: undefined, words: [] }] : [];
}
