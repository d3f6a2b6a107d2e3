import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';

const root = join(import.meta.dirname, '../../../..');

/** Tests, and the single words an answer is told with. */
const notSentences = /\.test\.|testing\/|questions\.ts$|figures\.ts$/;

/** The Polish sentences that stand in the sources of a folder, with their files. */
function written(folder: string): (readonly [file: string, text: string])[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !notSentences.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(/\bpl: '([^'\\]+)'/g)].map(
        ([, text = '']) => [file, text] as const,
      ),
    );
}

it.each(['apps/portal/src', 'packages/flows/src'])(
  'every sentence of %s can be downloaded, whichever file it stands in',
  (folder) => {
    const told = new Set(Object.values(allTexts('pl')));
    expect(written(folder).filter(([, text]) => !told.has(text) && text !== 'pl-PL')).toEqual([]);
  },
);

it('both languages have the same keys, none of them a path of the repository', () => {
  const keys = Object.keys(allTexts('pl'));
  expect(Object.keys(allTexts('en'))).toEqual(keys);
  expect(keys.filter((key) => key.startsWith('.'))).toEqual([]);
});
