import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lackingOf, needs, sentenceOf } from './debian.mjs';
import { trackedFiles } from './imports.mjs';

const table = new URL('debian.mjs', import.meta.url).href;
const absent = { program: 'no-such-program', package: 'no-such-package', why: 'tries this test' };

/** Asks for a program that is nowhere as somebody who may install nothing. */
const askAsVisitor = () =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `process.getuid = () => 1000; const { bring, needs } = await import(${JSON.stringify(table)});
       bring([...needs.test, ${JSON.stringify(absent)}, ${JSON.stringify({ ...absent, program: 'another' })}]); console.log('goes on');`,
    ],
    { encoding: 'utf8' },
  );

describe('a machine that lacks what the checks need', () => {
  it('is told all of it in one sentence, and nothing begins', () => {
    const { status, stdout, stderr } = askAsVisitor();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'This machine lacks no-such-program (tries this test), another (tries this test): ' +
        'install them first (Debian: apt-get install no-such-package).\n',
    );
  });

  it('is told by every row of the table what to install', () => {
    const asked = sentenceOf(Object.values(needs).flat());
    for (const { program, package: packages, why } of Object.values(needs).flat()) {
      expect(asked).toContain(`${program} (${why})`);
      for (const each of packages.split(' ')) expect(asked).toMatch(new RegExp(` ${each}[ )]`));
    }
  });
});

describe('the tests', () => {
  it('find every program of the table where they run', () => {
    expect(lackingOf(needs.test)).toEqual([]);
  });

  it('read nothing beside the repository', () => {
    const tests = trackedFiles().filter((file) => /^(apps|packages|tools)\/.*\.test\.tsx?$/.test(file));
    const texts = tests.map(
      (file) => [file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')] as const,
    );
    const beside = texts.filter(([file, text]) => {
      const depth = file.split('/').length - 1;
      const ups = [...text.matchAll(/['"`]((?:\.\.\/)+)/g)].map(([, up = '']) => up.length / 3);
      return ups.some((up) => up > depth);
    });
    expect(beside.map(([file]) => file)).toEqual([]);
  });
});
