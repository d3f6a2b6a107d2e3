import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { rememberWords } from './remember-words.ts';

const weights = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  strong: '600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

export type Weight = keyof typeof weights;

/** pdfkit finds an opened font at once only under the font's own name. */
export const fontNames = {
  regular: 'NotoSans-Regular',
  strong: 'NotoSans-SemiBold',
} as const satisfies Record<Weight, string>;

let opened: Record<Weight, Font> | undefined;

/** Noto Sans in full, opened once: reading it costs more than a whole document. Each document embeds a subset. */
export function openFonts(): Record<Weight, Font> {
  opened ??= { regular: openFont(weights.regular), strong: openFont(weights.strong) };
  return opened;
}

function openFont(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${file}`);
  const font = create(readFileSync(path));
  // A glyph keeps the letters it was first asked for. Asked for each letter by itself, documents do not touch each other.
  for (const letter of font.characterSet.filter(isOwnLetter)) font.glyphForCodePoint(letter);
  return rememberWords(font);
}

/** Ligatures stand for the letters they are set from, not for the presentation form U+FB00 to U+FB4F of their glyph. */
function isOwnLetter(codePoint: number): boolean {
  return codePoint < 0xfb00 || codePoint > 0xfb4f;
}

let shown: ReadonlySet<number> | undefined;

/** Whether Noto Sans has a glyph for the code point. */
export function isShown(codePoint: number): boolean {
  shown ??= new Set(openFonts().regular.characterSet);
  return shown.has(codePoint);
}
