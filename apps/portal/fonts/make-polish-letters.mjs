import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the Polish letters out of the wide Latin part of Noto Sans: 168 kB become a few. And makes, of the hyphen of its
 * basic part, the one that does not break (“e‑mail”), which no part has.
 * Run by hand when the font changes: `node apps/portal/fonts/make-polish-letters.mjs`.
 */
const hyphen = '-';
const unbreaking = '\u2011';

const letters = await subsetFont(partOf('latin-ext'), 'ĄąĆćĘęŁłŃńŚśŹźŻż', { targetFormat: 'woff2' });
write('noto-sans-polish.woff2', letters);
const plain = await subsetFont(partOf('latin'), hyphen, { targetFormat: 'sfnt' });
const renamed = renameOnly(plain, hyphen, unbreaking);
write('noto-sans-hyphen.woff2', await subsetFont(renamed, unbreaking, { targetFormat: 'woff2' }));

function partOf(part) {
  const file = `@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`;
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** A font of one character under another one's number. */
function renameOnly(font, from, to) {
  const [before, after] = [from, to].map((character) => character.codePointAt(0));
  const tables = [...Array(font.readUInt16BE(4)).keys()].map((n) => 12 + 16 * n);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const start = font.readUInt32BE(cmap + 8);
  const records = [...Array(font.readUInt16BE(start + 2)).keys()].map((n) => start + 4 + 8 * n);
  for (const at of new Set(records.map((record) => start + font.readUInt32BE(record + 4)))) {
    const [segments, ends, starts, deltas] = [6, 14, 20, 24].map((offset) => at + offset);
    const isPlain = font.readUInt16BE(at) === 4 && font.readUInt16BE(segments) === 4;
    if (!isPlain || font.readUInt16BE(ends) !== before) throw new Error('a character map of another form');
    const glyph = font.readUInt16BE(deltas) + before;
    for (const place of [ends, starts]) font.writeUInt16BE(after, place);
    font.writeUInt16BE((glyph - after) & 0xffff, deltas);
  }
  return font;
}

function write(name, font) {
  writeFileSync(new URL(name, import.meta.url), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
