import { readFileSync } from 'node:fs';
import { circlesIn, importsBelow, trackedFiles } from './imports.mjs';

/**
 * Counts the house: `node tools/house-figures.mjs` prints the figures of docs/architecture.md. Each folder of the
 * sources counts, and each line once: as code, as a text in both languages, or as a test.
 * A room of the API is a folder of apps/api/src. An arrow that runs up is one that closes a circle.
 */
const api = 'apps/api/src';
const roomOf = (path) => path.split('/')[0];
const arrows = new Set(
  importsBelow(api).flatMap(([from, to]) =>
    roomOf(from) === roomOf(to) ? [] : [`${roomOf(from)} → ${roomOf(to)}`],
  ),
);
const below = new Map();
for (const arrow of arrows) {
  const [from, to] = arrow.split(' → ');
  below.set(from, [...(below.get(from) ?? []), to]);
}
const floorOf = (room, above = []) => {
  const rooms = (below.get(room) ?? []).filter((other) => !above.includes(other));
  return 1 + Math.max(0, ...rooms.map((other) => floorOf(other, [...above, room])));
};

const tracked = trackedFiles();
const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (files) => files.reduce((lines, file) => lines + linesOf(file), 0);
const isTest = (file) => /\.(test|spec|bench)\.tsx?$|\/testing\/|^e2e\//.test(file);
const isText = (file) => /(^|[/-])messages\.ts$|\/texts\//.test(file);
const kinds = {
  code: (file) => !isTest(file) && !isText(file),
  texts: (file) => !isTest(file) && isText(file),
  tests: isTest,
};
const sources = tracked.filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file));
const ending = (end) => tracked.filter((file) => file.endsWith(end));
const apiCode = sources.filter((file) => file.startsWith(`${api}/`) && kinds.code(file));
const comments = apiCode
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /^\s*(\/\/|\/\*\*?|\*)/.test(line)).length;

const figures = {
  'rooms of the API': new Set(apiCode.map((file) => roomOf(file.slice(api.length + 1)))).size,
  floors: Math.max(...[...below.keys()].map((room) => floorOf(room))),
  'arrows between rooms': arrows.size,
  circles: [api, 'apps/desk/src', 'apps/portal/src', 'packages/flows/src'].flatMap((folder) =>
    circlesIn(importsBelow(folder)),
  ).length,
  'comments in the API, %': Math.round((1000 * comments) / sum(apiCode)) / 10,
  'lines of styles': sum(ending('.css')),
  'lines of SQL': sum(ending('.sql')),
};
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(26)}${value}`);

const folders = [...new Set(sources.map((file) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0]))];
const row = (name, files) =>
  [name.padEnd(24), ...Object.values(kinds).map((is) => String(sum(files.filter(is))).padStart(8))].join('');
console.log(`\n${['lines'.padEnd(24), ...Object.keys(kinds).map((kind) => kind.padStart(8))].join('')}`);
for (const folder of folders.sort())
  console.log(
    row(
      folder,
      sources.filter((file) => file.startsWith(folder)),
    ),
  );
console.log(row('all', sources));
