import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from './fold.ts';
import { comparePlaces, type IndexedPlace } from './place-tree.ts';
import type { Coordinates } from './unit.ts';

/** A postal code and a place that has it, as the list tells them; several rows may share either. */
export interface PostalCodeRow {
  /** NN-NNN */
  readonly code: string;
  readonly place: string;
  readonly county: string;
  readonly community: string;
  readonly at: Coordinates | null;
}

/** The imported list as it lies in `postal-codes.json`. */
export interface PostalCodesData {
  readonly format: 1;
  /** Whose list it is, by which licence; shown wherever a place is found by its code. */
  readonly source: string;
  readonly rows: readonly PostalCodeRow[];
}

const fileIn = (dataDir: string) => join(dataDir, 'register', 'postal-codes.json');

/** Puts a list in the place of the one before, in one renaming. */
export function storePostalCodes(dataDir: string, data: PostalCodesData): void {
  const fresh = `${fileIn(dataDir)}.new-${process.pid}`;
  mkdirSync(join(dataDir, 'register'), { recursive: true });
  writeFileSync(fresh, JSON.stringify(data), { flush: true });
  renameSync(fresh, fileIn(dataDir));
}

/** Changes with every import; undefined when there was none. */
export function postalCodesStamp(dataDir: string): string | undefined {
  return existsSync(fileIn(dataDir)) ? String(statSync(fileIn(dataDir)).mtimeMs) : undefined;
}

/**
 * Reads the imported list; undefined when there is none.
 *
 * @throws Error naming the file when it cannot be used
 */
export function readPostalCodes(dataDir: string): PostalCodesData | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as PostalCodesData;
    if (data.format !== 1 || !Array.isArray(data.rows)) throw new Error('it is not of format 1');
    return data;
  } catch (cause) {
    throw new Error(`The postal codes ${file} cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/** The places of each code, those of the register alone: what it does not hold cannot be picked. */
export function placesByCode(
  rows: readonly PostalCodeRow[],
  places: readonly IndexedPlace[],
): ReadonlyMap<string, readonly IndexedPlace[]> {
  const byName = new Map<string, IndexedPlace[]>(rows.map(({ place }) => [fold(place), []]));
  for (const place of places) byName.get(place.folded)?.push(place);
  const found = new Map<string, Set<IndexedPlace>>();
  for (const row of rows) {
    const place = whichOf(byName.get(fold(row.place)) ?? [], row);
    if (place) found.set(row.code, (found.get(row.code) ?? new Set()).add(place));
  }
  return new Map([...found].map(([code, set]) => [code, [...set].sort(comparePlaces)]));
}

/** Which place of one name is meant: by its community and county, then the nearest. */
function whichOf(namesakes: readonly IndexedPlace[], row: PostalCodeRow): IndexedPlace | undefined {
  const community = bareName(row.community);
  const county = bareName(row.county);
  const ofCounty = namesakes.filter(({ home }) => bareName(home.county.name) === county);
  const ofCommunity = ofCounty.filter(({ home }) => bareName(home.community.name) === community);
  const [only, ...others] = ofCommunity.length > 0 ? ofCommunity : ofCounty;
  if (only && others.length === 0) return only;
  return nearest(only ? [only, ...others] : namesakes, row.at);
}

/** `Powiat krakowski` and krakowski are one. */
function bareName(unit: string): string {
  return fold(unit).replace(/^ (?:powiat|gmina) /, ' ');
}

/** Positions of the list are estimates; further off, another place of the name is meant. */
const mostKm = 30;

function nearest(places: readonly IndexedPlace[], at: Coordinates | null): IndexedPlace | undefined {
  if (!at) return undefined;
  const [best] = places
    .flatMap((place) => (place.coordinates ? [{ place, km: distanceKm(place.coordinates, at) }] : []))
    .filter(({ km }) => km <= mostKm)
    .sort((a, b) => a.km - b.km);
  return best?.place;
}

/** Close enough for a country of 700 km. */
function distanceKm(from: Coordinates, to: Coordinates): number {
  const kmOfDegree = 111.2;
  const eastward = (from[0] - to[0]) * Math.cos((52 * Math.PI) / 180);
  return Math.hypot(eastward, from[1] - to[1]) * kmOfDegree;
}
