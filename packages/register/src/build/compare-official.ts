/**
 * Names the counties and communities in which the shipped register and an official TERC file differ:
 * `npm run compare -w packages/register -- <TERC>`. Ends with 1 where there are any.
 */
import { resolve } from 'node:path';
import { readTerc } from '../import/read-terc.ts';
import { readPackageRows } from './package-rows.ts';
import { reduceRegister } from './reduce.ts';

const terc = await readTerc(resolve(process.env.INIT_CWD ?? '', process.argv[2] ?? ''));
const official = [
  ...[...terc.counties.values()].map(({ id, name }) => `${id} ${name}`),
  ...[...terc.communities.values()].map(({ parent, name, kind }) => `${parent} ${name}, ${kind}`),
];
const shipped = reduceRegister(readPackageRows(), 'shipped').provinces.flatMap(({ counties }) =>
  counties.flatMap(({ id, name, communities }) => [
    `${id} ${name}`,
    ...communities.map((community) => `${id} ${community.name}, ${community.kind}`),
  ]),
);
const without = (some: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return some.filter((each) => !known.has(each));
};
const [missing, tooMany] = [without(official, shipped), without(shipped, official)];
for (const each of missing) console.log(`only in the official file: ${each}`);
for (const each of tooMany) console.log(`only in the shipped register: ${each}`);
console.log(`${official.length} counties and communities as of ${terc.stateDate}, ${shipped.length} shipped`);
process.exit(missing.length + tooMany.length === 0 ? 0 : 1);
