/** Text of a field and the place of the cursor in it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** How the signs of a number are parted into groups. */
export type Grouping = (signs: string) => readonly string[];

/** Longest text that is regrouped; what is longer is no number and stays as it is. */
const longestGrouped = 60;

const separator = /[\s\p{Cf}\p{Pd}\u2212]/gu;

/** An account number as it stands on paper: `PL61 1090 1014 …`, and `61 1090 1014 …` without the letters. */
export const ibanGroups: Grouping = (signs) => {
  const lead = /^\d/.test(signs) ? 2 : 4;
  return [signs.slice(0, lead), ...(signs.slice(lead).match(/.{1,4}/gsu) ?? [])];
};

/** A personal number: the day of birth, then the rest. */
export const peselGroups: Grouping = (signs) => [signs.slice(0, 6), signs.slice(6)].filter(Boolean);

/** A number in its groups while it is being typed. The cursor stays behind the sign it stood behind. Pure. */
export function groupTyped(text: string, caret: number, groups: Grouping): TypedText {
  if (text.length > longestGrouped) return { text, caret };
  const signsBefore = text.slice(0, caret).replace(separator, '').length;
  const grouped = groups(text.replace(separator, '')).join(' ');
  return { text: grouped, caret: caretBehind(grouped, signsBefore) };
}

/** The place behind the n-th sign that is not a space. */
function caretBehind(grouped: string, signs: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === signs) return place;
    if (grouped[place] !== ' ') seen += 1;
  }
  return grouped.length;
}
