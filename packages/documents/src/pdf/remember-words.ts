import type { Font, Run } from 'fontkit';

const mostWords = 4000;

/**
 * Lets a font remember how it set a word: the sentences of the templates return in every document, and shaping
 * them is most of the work. Words with digits (identifiers, accounts, dates) are not kept.
 *
 * @throws {RangeError} a font that is not drawn on 1000 units: pdfkit scales a run in place, and only with these
 * is its scale 1, so that a run may be handed out twice
 */
export function rememberWords(font: Font): Font {
  if (font.unitsPerEm !== 1000) throw new RangeError(`a font of ${font.unitsPerEm} units`);
  const shape = font.layout.bind(font);
  const words = new Map<string, Run>();
  font.layout = (text, features) => {
    if (features || /\d/.test(text)) return shape(text, features);
    let run = words.get(text);
    if (!run) {
      if (words.size >= mostWords) words.clear();
      const { glyphs, positions, advanceWidth } = shape(text);
      run = { glyphs, positions, advanceWidth };
      words.set(text, run);
    }
    return run;
  };
  return font;
}
