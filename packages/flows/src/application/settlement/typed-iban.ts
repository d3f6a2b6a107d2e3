/** Text of a field and the place of the cursor in it. */
export interface TypedIban {
  readonly text: string;
  readonly caret: number;
}

/** Longest text that is regrouped; what is longer is no account number and stays as it is. */
const longestGrouped = 60;

const separator = /[\s\p{Cf}\p{Pd}\u2212]/gu;

/**
 * An account number as it stands on paper while it is being typed: `PL61 1090 1014 …`, and `61 1090 1014 …`
 * without the letters. The cursor stays behind the sign it stood behind.
 */
export function groupTypedIban(text: string, caret: number): TypedIban {
  if (text.length > longestGrouped) return { text, caret };
  const signsBefore = text.slice(0, caret).replace(separator, '').length;
  const signs = text.replace(separator, '');
  const lead = /^\d/.test(signs) ? 2 : 4;
  const grouped = [signs.slice(0, lead), ...(signs.slice(lead).match(/.{1,4}/gsu) ?? [])].join(' ');
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
