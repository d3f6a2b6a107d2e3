import { readFileSync } from 'node:fs';
import { circlesIn, importsBelow, trackedFiles } from './imports.mjs';

/**
 * Counts the house: `node tools/house-figures.mjs` prints the figures of docs/architecture.md.
 * A room of the API is a folder of apps/api/src. An arrow that runs up is one that closes a circle.
 */
const api = 'apps/api/src';
const roomOf = (path) => path.split('/')[0];
const imports = importsBelow(api);
const arrows = new Set(
  imports.flatMap(([from, to]) => (roomOf(from) === roomOf(to) ? [] : [`${roomOf(from)} → ${roomOf(to)}`])),
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

const folders = ['apps/api', 'apps/portal', 'assurance', 'tools'].concat(
  ['contract', 'documents', 'domain', 'flows', 'personas', 'register', 'ui'].map(
    (name) => `packages/${name}`,
  ),
);
const isTest = (file) => /\.(test|spec|bench)\.tsx?$|\/testing\/|^e2e\//.test(file);
const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;
const code = trackedFiles().filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file));
const sum = (files) => files.reduce((lines, file) => lines + linesOf(file), 0);
const sources = code.filter(
  (file) => !isTest(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
);
const apiSources = sources.filter((file) => file.startsWith(`${api}/`));
const comments = apiSources
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /^\s*(\/\/|\/\*\*?|\*)/.test(line)).length;

const figures = {
  'rooms of the API': new Set(apiSources.map((file) => file.slice(api.length + 1).split('/')[0])).size,
  floors: Math.max(...[...below.keys()].map((room) => floorOf(room))),
  'arrows between rooms': arrows.size,
  circles: [api, 'apps/portal/src', 'packages/flows/src'].flatMap((folder) => circlesIn(importsBelow(folder)))
    .length,
  'source files': sources.length,
  'source lines': sum(sources),
  'lines of tests': sum(code.filter(isTest)),
  'comments in the API, %': Math.round((1000 * comments) / sum(apiSources)) / 10,
};
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(26)}${value}`);
for (const folder of folders) {
  const own = sources.filter((file) => file.startsWith(`${folder}/`));
  console.log(`  ${folder.padEnd(24)}${String(own.length).padStart(4)} files ${sum(own)} lines`);
}
