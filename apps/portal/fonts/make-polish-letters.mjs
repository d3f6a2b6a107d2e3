import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the Polish letters out of the wide Latin part of Noto Sans: 168 kB become a few.
 * Run by hand when the font changes: `node apps/portal/fonts/make-polish-letters.mjs`.
 */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
);
const letters = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const font = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2' });
writeFileSync(new URL('noto-sans-polish.woff2', import.meta.url), font);
console.log(`noto-sans-polish.woff2: ${(font.length / 1000).toFixed(1)} kB`);
