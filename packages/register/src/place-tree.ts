import { fold } from './fold.ts';
import { comparePolish, compareUnits } from './polish-order.ts';
import type { CommunityData, CountyData, PlaceData, ProvinceData, RegisterData } from './register-data.ts';
import type { Coordinates, Unit } from './unit.ts';

/** The levels above a place, shared by all places of a community. */
interface Home {
  readonly province: Unit;
  readonly county: Unit;
  readonly community: Unit;
  readonly path: string;
  readonly foldedPath: string;
}

export interface IndexedPlace {
  readonly unit: Unit;
  readonly folded: string;
  readonly home: Home;
  readonly coordinates: Coordinates | undefined;
  readonly parts: readonly string[];
}

/** Every level in the Polish order, by the id of the level above. */
export interface PlaceTree {
  readonly provinces: readonly Unit[];
  readonly counties: ReadonlyMap<string, readonly Unit[]>;
  readonly communities: ReadonlyMap<string, readonly Unit[]>;
  readonly places: ReadonlyMap<string, readonly IndexedPlace[]>;
  /** All places of the country: by name, those of one name by path. */
  readonly everyPlace: readonly IndexedPlace[];
}

/** Builds the tree; some 200 ms for the whole country. */
export function plantTree(data: RegisterData): PlaceTree {
  const counties = new Map<string, readonly Unit[]>();
  const communities = new Map<string, readonly Unit[]>();
  const places = new Map<string, readonly IndexedPlace[]>();
  for (const province of data.provinces) {
    counties.set(province.id, sortUnits(province.counties));
    for (const county of province.counties) {
      communities.set(county.id, sortUnits(county.communities));
      for (const community of county.communities) {
        places.set(community.id, placesOf(province, county, community));
      }
    }
  }
  const provinces = sortUnits(data.provinces.map(({ id, name }) => ({ id, name, kind: 'województwo' })));
  const everyPlace = [...places.values()].flat().sort(comparePlaces);
  return { provinces, counties, communities, places, everyPlace };
}

function placesOf(province: ProvinceData, county: CountyData, community: CommunityData): IndexedPlace[] {
  const path = describePath(province, county, community);
  const home: Home = {
    province: { id: province.id, name: province.name, kind: 'województwo' },
    county: toUnit(county),
    community: toUnit(community),
    path,
    foldedPath: fold(path),
  };
  return community.places.map((place) => indexPlace(place, home)).sort(comparePlaces);
}

function indexPlace([id, name, kind, longitude, latitude, ...parts]: PlaceData, home: Home): IndexedPlace {
  const coordinates = longitude === null || latitude === null ? undefined : ([longitude, latitude] as const);
  return { unit: { id, name, kind }, folded: fold(name), home, coordinates, parts };
}

/** Nearest first, in the shortest form that is not ambiguous: a city with county rights is its own county. */
function describePath(province: ProvinceData, county: CountyData, community: CommunityData): string {
  if (county.kind !== 'powiat') return `woj. ${province.name}`;
  const namesakes = county.communities.filter(({ name }) => name === community.name);
  const kind = namesakes.length > 1 ? `${community.kind.replace('gmina ', '')} ` : '';
  return `gm. ${kind}${community.name}, pow. ${county.name}, woj. ${province.name}`;
}

function sortUnits(units: readonly Unit[]): readonly Unit[] {
  return units.map(toUnit).sort(compareUnits);
}

function toUnit({ id, name, kind }: Unit): Unit {
  return { id, name, kind };
}

/** The Polish order of the country. */
export function comparePlaces(a: IndexedPlace, b: IndexedPlace): number {
  return compareUnits(a.unit, b.unit) || comparePolish(a.home.path, b.home.path);
}
