import { type Placeholder, readIcuText } from './icu-text.ts';
import { type Language, languages } from './message.ts';
import type { Rewording } from './wording.ts';

/** What keeps a text from standing in for another one. */
export type WordingRule = 'empty' | 'long' | 'broken' | 'missing' | 'unknown' | 'signs';

export interface WordingProblem {
  readonly language: Language;
  readonly rule: WordingRule;
  /** The placeholder or the sign it is about. */
  readonly what: string;
}

/** Letters a text may have, plurals and choices among them. */
export const longestText = 2000;

/** What would be more than words: markup, addresses, signs that are not printed. */
const noWords = /[<>`\p{C}]|\*\*|\]\(|\bhttps?:|\bwww\./gu;

/** The placeholders of a text, the outer ones first. @throws {Error} it is not written so */
export function placesIn(text: string): readonly Placeholder[] {
  const inside = (pieces: ReturnType<typeof readIcuText>): Placeholder[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'object' ? [piece, ...[...piece.choices.values()].flatMap(inside)] : [],
    );
  return inside(readIcuText(text));
}

/** What is wrong with a text that is to stand in for another one; nothing: it can be said wherever that one is. */
export function findWordingProblems({ was, now }: Rewording): readonly WordingProblem[] {
  return languages.flatMap((language) => {
    const found = (rule: WordingRule, what = '') => [{ language, rule, what }];
    const text = now[language];
    if (text.trim() === '') return found('empty');
    if (text.length > longestText) return found('long');
    const sign = [...text.matchAll(noWords)].find(([each]) => !was[language].includes(each));
    if (sign) return found('signs', sign[0]);
    try {
      const given = languages.flatMap((each) => placesIn(was[each]));
      const places = placesIn(text);
      const needed = placesIn(was[language]).find(({ name }) => !places.some((each) => each.name === name));
      if (needed) return found('missing', needed.name);
      const odd = places.find((place) => !given.some((other) => canStandFor(place, other)));
      return odd ? found('unknown', odd.name) : [];
    } catch {
      return found('broken');
    }
  });
}

/** A number may be counted, written or both; a choice has no words the original does not know. */
function canStandFor(place: Placeholder, given: Placeholder): boolean {
  if (place.name !== given.name) return false;
  if (place.kind === 'select') {
    return given.kind === 'select' && [...place.choices.keys()].every((key) => given.choices.has(key));
  }
  const isNumber = given.kind === 'plural' || given.kind === 'number';
  const isWritten = place.kind === 'plural' || place.kind === 'number' || place.kind === undefined;
  return place.kind === given.kind || (isNumber && isWritten);
}
