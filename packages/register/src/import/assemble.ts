import type { CommunityData, PlaceData, RegisterData, StreetsData } from '../register-data.ts';
import type { Coordinates } from '../unit.ts';
import type { Simc, SimcPlace } from './read-simc.ts';
import type { Terc, TercUnit } from './read-terc.ts';

/** Finds the coordinates of a place by the names of its units; the official files have none. */
export type FindCoordinates = (names: readonly string[]) => Coordinates | undefined;

/** Joins units, places and streets to one register. */
export function assembleRegister(
  files: { terc: Terc; simc: Simc; streets: StreetsData | null; version: string },
  findCoordinates: FindCoordinates,
): RegisterData {
  const { terc, simc, streets, version } = files;
  const counties = groupBy(terc.counties.values(), (county) => county.parent);
  const communities = groupBy(terc.communities.values(), (community) => community.parent);
  const places = groupBy(simc.places.values(), (place) => place.community);
  const fill = (names: readonly string[], community: TercUnit): CommunityData => ({
    ...nameUnit(community),
    places: (places.get(community.id) ?? []).map((place) =>
      fillPlace(place, findCoordinates([...names, community.name, community.kind, place.name])),
    ),
  });
  const provinces = [...terc.provinces.values()].map((province) => ({
    id: province.id,
    name: province.name,
    counties: (counties.get(province.id) ?? []).map((county) => ({
      ...nameUnit(county),
      communities: (communities.get(county.id) ?? []).map((it) => fill([province.name, county.name], it)),
    })),
  }));
  const source = 'Rejestr TERYT (TERC, SIMC, ULIC), Główny Urząd Statystyczny';
  return { format: 1, version, source, stateDate: terc.stateDate, provinces, streets };
}

function nameUnit({ id, name, kind }: TercUnit): { id: string; name: string; kind: string } {
  return { id, name, kind };
}

function fillPlace({ id, name, kind, parts }: SimcPlace, at: Coordinates | undefined): PlaceData {
  return [id, name, kind, at?.[0] ?? null, at?.[1] ?? null, ...parts];
}

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Looks coordinates up in another register, as a rule the one that ships with the installation. */
export function coordinatesFrom(data: RegisterData | undefined): FindCoordinates {
  const known = new Map<string, Coordinates>();
  for (const province of data?.provinces ?? []) {
    for (const county of province.counties) {
      for (const community of county.communities) {
        for (const [, name, , longitude, latitude] of community.places) {
          if (longitude === null || latitude === null) continue;
          const names = [province.name, county.name, community.name, community.kind, name];
          known.set(names.join('/'), [longitude, latitude]);
        }
      }
    }
  }
  return (names) => known.get(names.join('/'));
}
