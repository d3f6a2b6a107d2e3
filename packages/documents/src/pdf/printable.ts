import { bindWords } from '@ndp/flows/typography.ts';
import { oneStop } from '../one-stop.ts';
import { isShown } from './fonts.ts';

const presentationForms: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
};

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
  const bound = oneStop(bindWords(plain));
  return bound.replace(/[^\n -~]/gu, (character) =>
    isShown(character.codePointAt(0) ?? 0) ? character : '\ufffd',
  );
}
