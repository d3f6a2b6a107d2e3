import { prepareCountrySearch } from './country-search.ts';
import { beginsWords, foldBeginnings } from './fold.ts';
import { type IndexedPlace, plantTree } from './place-tree.ts';
import { type PostalCodesData, placesByCode } from './postal-codes.ts';
import { type RegisterData, readRegisterData } from './register-data.ts';
import { prepareStreets } from './street-index.ts';
import type { Coordinates, Location, Unit } from './unit.ts';

/** What a register holds and for which day. */
export interface RegisterAbout {
  readonly version: string;
  readonly source: string;
  /** YYYY-MM-DD */
  readonly stateDate: string;
  readonly hasStreets: boolean;
  /** Whose postal codes were imported; undefined: no place is found by its code. */
  readonly postalCodes: string | undefined;
  readonly counts: {
    readonly provinces: number;
    readonly counties: number;
    readonly communities: number;
    readonly cities: number;
    readonly streets: number;
  };
}

/** The address cascade from memory. Every list is in the Polish order; an unknown id gives an empty list. */
export interface Register {
  readonly about: RegisterAbout;
  provinces(): readonly Unit[];
  counties(province: string): readonly Unit[];
  communities(county: string): readonly Unit[];
  /** Places of a community, or, without one, at most 50 places of the country with their path. */
  cities(ask: { community?: string | undefined; q?: string | undefined }): readonly Unit[];
  /** Places that have a postal code (`NN-NNN`), with their path; none unless codes were imported. */
  citiesOfCode(code: string): readonly Unit[];
  /** Streets of a place; empty when it has no street names or the register holds no streets. */
  streets(ask: { city: string; q?: string | undefined }): readonly Unit[];
  /** Where a place lies, when known. */
  coordinates(city: string): Coordinates | undefined;
  /** A place with the levels above it; undefined when the register does not hold it. */
  locate(city: string): Location | undefined;
}

const mostFound = 50;

/**
 * Opens a register for reading: from the folder that holds `register.json`, or from data in memory; with the postal
 * codes of its places, if there are any.
 *
 * @throws Error naming the file when it cannot be used
 */
export function openRegister(source: string | RegisterData, codes?: PostalCodesData): Register {
  const data = typeof source === 'string' ? readRegisterData(source) : source;
  const tree = plantTree(data);
  const streets = prepareStreets(data.streets);
  const search = prepareCountrySearch(tree.everyPlace);
  const byCode = placesByCode(codes?.rows ?? [], tree.everyPlace);
  const byId = new Map(tree.everyPlace.map((place) => [place.unit.id, place]));
  return {
    about: {
      ...describeRegister(data, tree.everyPlace.length, streets.count),
      postalCodes: codes?.source,
    },
    provinces: () => tree.provinces,
    counties: (province) => tree.counties.get(province) ?? [],
    communities: (county) => tree.communities.get(county) ?? [],
    cities: ({ community, q = '' }) =>
      community === undefined ? search(q, mostFound) : filterPlaces(tree.places.get(community) ?? [], q),
    citiesOfCode: (code) => (byCode.get(code) ?? []).map(({ unit, home }) => ({ ...unit, path: home.path })),
    streets: ({ city, q = '' }) => streets.list(city, q),
    coordinates: (city) => byId.get(city)?.coordinates,
    locate: (city) => {
      const place = byId.get(city);
      if (place === undefined) return undefined;
      const { province, county, community } = place.home;
      return { province, county, community, city: place.unit };
    },
  };
}

function filterPlaces(places: readonly IndexedPlace[], q: string): Unit[] {
  const beginnings = foldBeginnings(q);
  return places.filter(({ folded }) => beginsWords(folded, beginnings)).map(({ unit }) => unit);
}

function describeRegister(data: RegisterData, cities: number, streets: number) {
  const counties = data.provinces.flatMap((province) => province.counties);
  const communities = counties.flatMap((county) => county.communities);
  return {
    version: data.version,
    source: data.source,
    stateDate: data.stateDate,
    hasStreets: streets > 0,
    counts: {
      provinces: data.provinces.length,
      counties: counties.length,
      communities: communities.length,
      cities,
      streets,
    },
  };
}
