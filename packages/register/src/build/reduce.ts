import { fold } from '../fold.ts';
import type { CommunityData, PlaceData, RegisterData } from '../register-data.ts';
import { missingSeats, moves, nowUrbanRural, renamings } from './corrections.ts';
import { countyIds, listCounties } from './county-codes.ts';
import type { PackageRow } from './package-rows.ts';
import { provinceFacts } from './province-facts.ts';

interface Home {
  readonly county: string;
  readonly name: string;
  readonly kind: string;
}

interface GatheredCommunity extends Home {
  readonly places: Map<string, PlaceData>;
}

const source =
  'Państwowy Rejestr Nazw Geograficznych, stan na 11.05.2021, w opracowaniu polskie-miejscowosci 1.0.2 (autor: jjbartek, CC0 / CC BY), z własnymi poprawkami według stanu na 01.01.2026';

/**
 * Reduces the package to the register: rows go to the communities of today, then the missing seats are added.
 *
 * @throws Error for a row whose county or community has a form that is not known
 */
export function reduceRegister(rows: readonly PackageRow[], version: string): RegisterData {
  const communities = new Map<string, GatheredCommunity>();
  for (const row of rows) {
    const home = correctHome(readHome(row), row.Name);
    const town = row.Type === 'city' || becameTown(home, row.Name);
    addPlace(communities, home, [
      `p${row.Id}`,
      row.Name,
      town ? 'miasto' : 'wieś',
      row.Longitude,
      row.Latitude,
    ]);
  }
  for (const seat of missingSeats) {
    const kind = seat.kind === 'miasto' ? 'gmina miejsko-wiejska' : 'gmina wiejska';
    const id = `${seat.county}-${slug(seat.name)}`;
    addPlace(communities, { county: seat.county, name: seat.name, kind }, [
      id,
      seat.name,
      seat.kind,
      ...seat.at,
    ]);
  }
  const provinces = provinceFacts.map(({ id, name }) => ({
    id,
    name,
    counties: listCounties(id).map((county) => ({
      ...county,
      communities: communitiesOf(communities, county.id),
    })),
  }));
  return { format: 1, version, source, stateDate: '2026-01-01', provinces, streets: null };
}

function readHome(row: PackageRow): Home {
  const county = countyIds.get(`${row.Province}/${row.District}`);
  const commune = /^(.+)-(gmina (?:miejska|wiejska|miejsko-wiejska)|obszar wiejski .+)$/.exec(row.Commune);
  const [, name, kind] = commune ?? [];
  if (county === undefined || name === undefined || kind === undefined) {
    throw new Error(`Row ${row.Id} of the package names an unknown unit: ${row.District}, ${row.Commune}`);
  }
  return { county, name, kind: kind.startsWith('gmina') ? kind : 'gmina miejsko-wiejska' };
}

/** The community of today: of a moved place, under its new name, with its new kind. */
function correctHome(home: Home, place: string): Home {
  const { county } = home;
  const move = moves.find((it) => it.county === county && it.from === home.name && it.places.includes(place));
  if (move) return { county, name: move.to, kind: move.kind };
  const renaming = renamings.find(
    (it) => it.county === county && it.was === home.name && (it.kind ?? home.kind) === home.kind,
  );
  if (renaming) return { county, name: renaming.name, kind: home.kind };
  if (nowUrbanRural[county]?.includes(home.name)) return { ...home, kind: 'gmina miejsko-wiejska' };
  return home;
}

function becameTown(home: Home, place: string): boolean {
  return place === home.name && (nowUrbanRural[home.county]?.includes(place) ?? false);
}

/** A second place of one name and kind in a community could not be told from the first and is left out. */
function addPlace(communities: Map<string, GatheredCommunity>, home: Home, place: PlaceData): void {
  const id = communityId(home);
  const community = communities.get(id) ?? { ...home, places: new Map<string, PlaceData>() };
  communities.set(id, community);
  const key = `${place[1]}/${place[2]}`;
  if (!community.places.has(key)) community.places.set(key, place);
}

function communitiesOf(communities: Map<string, GatheredCommunity>, county: string): CommunityData[] {
  return [...communities]
    .filter(([, community]) => community.county === county)
    .map(([id, { name, kind, places }]) => ({ id, name, kind, places: [...places.values()] }));
}

const kindDigits: Readonly<Record<string, string>> = {
  'gmina miejska': '1',
  'gmina wiejska': '2',
  'gmina miejsko-wiejska': '3',
};

function communityId({ county, name, kind }: Home): string {
  return `${county}-${slug(name)}-${kindDigits[kind]}`;
}

function slug(name: string): string {
  return fold(name).trim().replaceAll(' ', '-');
}
