import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NATIVE = [
  'choice-cards.tsx',
  'text-field.tsx',
  'select-field.tsx',
  'check-field.tsx',
  'button.tsx',
  'stepper.tsx',
  'progress-bar.tsx',
  'notice.tsx',
  'error-summary.tsx',
  'loading.tsx',
  'theme.ts',
];

/** Every module that a file of this package reaches by its imports, itself left out. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, target = ''] of source.matchAll(/^(?:import|\} from) (?:.* from )?'(.+)';$/gm)) {
    if (seen.has(target)) continue;
    seen.add(target);
    if (/^\.\/.*\.tsx?$/.test(target)) reach(target, seen);
  }
  return seen;
}

test.each(NATIVE)('%s costs the first screen nothing beyond React', (file) => {
  const packages = [...reach(file)].filter((module) => !module.startsWith('./'));
  expect(packages.filter((name) => name !== 'react')).toEqual([]);
});

test('the check itself sees the heavy library where it is used', () => {
  expect([...reach('number-field.tsx')].some((module) => module.startsWith('react-aria'))).toBe(true);
});
