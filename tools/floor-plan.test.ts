import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, importsBelow, trackedFiles } from './imports.mjs';

const root = new URL('..', import.meta.url).pathname;

/** The rooms of the API from the roof to the ground; each imports only those below it. */
const floors = [
  ['main.ts'],
  ['app'],
  ['operations', 'sites'],
  ['calls'],
  ['features'],
  ['mail'],
  ['cases'],
  ['platform'],
];

/** Which feature may import which; no other pair. */
const neighbours = [
  'application → co-owners',
  'application → corrections',
  'application → signing',
  'audit → signing',
  'casework → corrections',
  'casework → signing',
  'co-owners → signing',
  'corrections → signing',
  'duties → settlement',
  'messages → settlement',
  'partners → settlement',
  'retention → signing',
  'search → co-owners',
  'settlement → corrections',
];

const floorOf = (room = '') => floors.findIndex((rooms) => rooms.includes(room));
const api = importsBelow('apps/api/src');

describe('the floor plan', () => {
  it('has these rooms and no others', () => {
    const rooms = new Set(
      trackedFiles()
        .filter((file) => /^apps\/api\/src\/(?!.*\.test\.ts$)/.test(file))
        .map((file) => file.split('/')[3]),
    );
    expect([...rooms].sort()).toEqual([...floors.flat(), 'testing'].sort());
  });

  it('has no import of the API that runs up, or to another room of the same floor', () => {
    const up = api.filter(([from, to]) => {
      const [one, other] = [from.split('/')[0], to.split('/')[0]];
      return one !== other && floorOf(one) >= floorOf(other);
    });
    expect(up).toEqual([]);
  });

  it('lets a feature import only the neighbours it is allowed', () => {
    const pairs = api.flatMap(([from, to]) => {
      const [one, other] = [from, to].map((path) => /^features\/([^/]+)\//.exec(path)?.[1]);
      return one && other && one !== other ? [`${one} → ${other}`] : [];
    });
    expect([...new Set(pairs)].sort()).toEqual(neighbours);
  });

  it.each([
    'apps/api/src',
    'apps/portal/src',
    'apps/desk/src',
    ...new Set(trackedFiles().flatMap((file) => /^packages\/[^/]+\/src/.exec(file)?.[0] ?? [])),
  ])('lets nothing in %s import its way back, neither files nor folders', (folder) => {
    const imports = importsBelow(folder);
    expect(imports.length).toBeGreaterThan(0);
    expect(circlesIn(imports)).toEqual([]);
  });

  it('lets no helper of a test import its way back', () => {
    // The random walk is one machine in files of its own.
    const own = importsBelow('apps/api/src/testing').filter(([from]) => !from.startsWith('walk/'));
    const flat = own.map(([from, to]): [string, string] => [
      from.replaceAll('/', ' '),
      to.replaceAll('/', ' '),
    ]);
    expect(flat.length).toBeGreaterThan(100);
    expect(circlesIn(flat)).toEqual([]);
  });

  it('sees a circle of two folders whose files go round nowhere', () => {
    const imports: [string, string][] = [
      ['mail/send.ts', 'cases/read.ts'],
      ['cases/write.ts', 'mail/promise.ts'],
    ];
    expect(circlesIn(imports)).toEqual(['.: mail → cases → mail']);
  });
});

describe('the page on the architecture', () => {
  const page = readFileSync(`${root}/docs/architecture.md`, 'utf8');

  it('draws every feature, and the pairs that are allowed', () => {
    const features = new Set(api.flatMap(([from]) => /^features\/([^/]+)\//.exec(from)?.[1] ?? []));
    const drawn = page.split('\n features ')[1]?.split('\n mail ')[0]?.split(/\s+/) ?? [];
    expect([...features].filter((feature) => !drawn.includes(feature))).toEqual([]);
    const list = page.split('these neighbours')[1]?.split('`tools/')[0] ?? '';
    expect(list.match(/[a-z-]+ → [a-z-]+/g)?.sort()).toEqual(neighbours);
  });

  it('counts floors and arrows as they are', () => {
    const rooms = api.map((paths) => paths.map((path) => path.split('/')[0]));
    const arrows = new Set(rooms.filter(([one, other]) => one !== other).map(String));
    const counted = /(\d+)\s+floors\s+and\s+(\d+)\s+arrows/.exec(page)?.slice(1);
    expect(counted?.map(Number)).toEqual([floors.length, arrows.size]);
  });

  it('names every table', () => {
    const schema = trackedFiles().filter((file) => file.includes('/platform/database/schema/'));
    const text = schema.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
    const tables = [...text.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, table = '']) => table);
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter((table) => !page.includes(`\`${table}\``))).toEqual([]);
  });
});

const tracked = trackedFiles();

/** Files and folders in back-quotes, by their whole path or by its end. */
function pathsIn(text: string): string[] {
  const quoted = [
    ...text.matchAll(
      /`([\w.@-]+(?:\/[\w.@-]+)*\/?[\w.@-]+\.(?:ts|tsx|mjs|sql|md|css|json)|(?:apps|packages|tools|docs|e2e|assurance)\/[\w./@-]+)`/g,
    ),
  ];
  return quoted.map((match) => match[1] ?? '').filter((path) => path.includes('/'));
}
const shortened = tracked.map((file) => `/${file.replace('/src/', '/')}`);
/** `@ndp/domain/project.ts` and `domain/project.ts` both mean packages/domain/src/project.ts. */
const isThere = (path: string) => {
  const end = `/${path.replace(/^@ndp\//, '')}`;
  return existsSync(`${root}/${path}`) || [...tracked, ...shortened].some((file) => file.endsWith(end));
};

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((to) => !/^\w+:/.test(to));

describe('a text about the house', () => {
  const texts = tracked.filter((file) => /^(README|CONTRIBUTING|CHANGELOG|docs\/.*)\.?\w*\.md$/.test(file));

  it('names only files and folders that are there', () => {
    const lost = texts.flatMap((text) => {
      const words = readFileSync(`${root}/${text}`, 'utf8');
      const linked = linksIn(words).map((to) => posix.join(posix.dirname(text), to));
      return [...linked, ...pathsIn(words)]
        .filter((path) => !isThere(path))
        .map((path) => `${text}: ${path}`);
    });
    expect(texts.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
});
