const mostLetters = 120;

/** Makes a file's name harmless to be shown: composed, without control characters; no path is ever made of it. */
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
  if (letters.length <= mostLetters) return name;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${letters.slice(0, mostLetters - ending.length - 1).join('')}…${ending}`;
}
