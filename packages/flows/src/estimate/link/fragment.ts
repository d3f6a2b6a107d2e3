/** What stands behind `#` of an address as names and values, the way a form is written. Pure. */
export function writeFragment(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** The names and values behind `#`; the first of a name counts, and what cannot be decoded is passed over. Pure. */
export function readFragment(fragment: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const pair of fragment.replace(/^#/, '').split('&')) {
    const [name = '', ...value] = pair.split('=').map(decode);
    if (name && !given.has(name)) given.set(name, value.join('=').trim());
  }
  return given;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
