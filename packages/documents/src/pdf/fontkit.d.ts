/** The little of fontkit that is used here. */
declare module 'fontkit' {
  /** A text set in glyphs; widths in units of the font. */
  export interface Run {
    readonly glyphs: readonly unknown[];
    readonly positions: readonly unknown[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    /** Code points the font has glyphs for. */
    readonly characterSet: readonly number[];
    layout(text: string, features?: unknown): Run;
    glyphForCodePoint(codePoint: number): unknown;
  }
  /** @throws {Error} not a font */
  export function create(data: Uint8Array): Font;
}
