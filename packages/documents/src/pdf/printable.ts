import { isShown } from './fonts.ts';

const presentationForms: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
};

/** Short words that do not part from what follows them: “ul. Polna”, “nr 7”, “art. 15a”, “20 maja”. */
const leaders = /(?<=^|[\s(„])((?:ul|al|os|pl|art|ust|poz|lit|tel|no)\.|nr|pkt|§|Annex|art) (?=\S)/giu;
const months =
  /(?<=\d) (?=stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)/g;

const postcodes = /(?<=(?<!\d)\d{2}-\d{3}) (?=\p{L})/gu;
const units = /(?<=\d) (?=(?:kWh?|m²|toe|zł)(?!\p{L}))/gu;
/** A date ends in “r.”, and so may the sentence. */
const doubleStop = /(?<=\sr)\.\.(?!\.)/g;

/**
 * The text as the font can show it: composed letters, no control characters, and a replacement mark for what
 * Noto Sans does not have (an emoji in a model name). The attached data keep the original. Words that belong
 * together stay on one line.
 */
export function toPrintable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[\ufb00-\ufb04]/g, (form) => presentationForms[form] ?? form);
  const bound = plain
    .replace(leaders, '$1\u00a0')
    .replace(months, '\u00a0')
    .replace(postcodes, '\u00a0')
    .replace(units, '\u00a0')
    .replace(doubleStop, '.');
  return bound.replace(/[^\n -~]/gu, (character) =>
    isShown(character.codePointAt(0) ?? 0) ? character : '\ufffd',
  );
}
