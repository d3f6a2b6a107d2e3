/** Longest name that is kept, in characters. */
const longest = 120;

/**
 * What a file is called where it comes from, made harmless: its last part only, composed (NFC), without control
 * characters and those that turn the direction of writing, at most 120 characters with its ending. It is only ever
 * shown; no path is made of it.
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? shorten(plain) : '–';
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${letters.slice(0, longest - ending.length - 1).join('')}…${ending}`;
}
