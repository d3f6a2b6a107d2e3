/** Files of the size of the official ones: real units and places of the shipped register, invented parts and streets. */
import { readPackageRows } from '../build/package-rows.ts';
import { reduceRegister } from '../build/reduce.ts';
import type { CommunityData, RegisterData } from '../register-data.ts';
import { day, type Rows, upperUnits } from './official-files.ts';

const kindDigits: Readonly<Record<string, string>> = {
  'gmina miejska': '1',
  'gmina wiejska': '2',
  'gmina miejsko-wiejska': '3',
};

interface NumberedCommunity {
  readonly code: readonly [province: string, county: string, community: string];
  readonly kind: string;
  readonly data: CommunityData;
}

export function shippedData(): RegisterData {
  return reduceRegister(readPackageRows(), 'shipped');
}

export interface WholeCountry {
  readonly terc: Rows;
  readonly simc: Rows;
  readonly ulic: Rows;
}

/** `places` rows of SIMC and `streets` rows of ULIC. */
export function inventCountry(size: { places: number; streets: number }): WholeCountry {
  const communities = numberCommunities(shippedData());
  const terc = [...upperUnits(), ...communities.flatMap(unitRows)];
  const simc = inventPlaces(communities, size.places);
  return { terc, simc, ulic: inventStreets(simc, size.streets) };
}

function numberCommunities(data: RegisterData): NumberedCommunity[] {
  return data.provinces.flatMap(({ counties }) =>
    counties.flatMap((county) =>
      county.communities.map((community, at) => ({
        code: [county.id.slice(0, 2), county.id.slice(2), String(at + 1).padStart(2, '0')] as const,
        kind: kindDigits[community.kind] ?? '',
        data: community,
      })),
    ),
  );
}

function unitRows({ code, kind, data }: NumberedCommunity): string[][] {
  const row = (digit: string, kindName: string) => [...code, digit, data.name, kindName, day];
  const rows = [row(kind, data.kind)];
  if (kind === '3') rows.push(row('4', 'miasto'), row('5', 'obszar wiejski'));
  return rows;
}

function inventPlaces(communities: readonly NumberedCommunity[], size: number): string[][] {
  const rows: string[][] = [];
  for (const { code, kind, data } of communities) {
    for (const [, name, placeKind] of data.places) {
      const town = placeKind === 'miasto';
      const ruralKind = town ? '4' : '5';
      const sym = String(rows.length + 1).padStart(7, '0');
      rows.push([...code, kind === '3' ? ruralKind : kind, town ? '96' : '01', '1', name, sym, sym, day]);
    }
  }
  const standAlone = rows.length;
  for (let at = 0; rows.length < size; at++) {
    const base = rows[at % standAlone] ?? [];
    const sym = String(rows.length + 1).padStart(7, '0');
    rows.push([...base.slice(0, 4), '00', '1', `Przysiółek ${at} ${base[6]}`, sym, base[7] ?? '', day]);
  }
  return rows;
}

const firstNames = ['', '', '', 'Adama', 'Jana', 'Marii', 'gen. Józefa', 'ks. Piotra', 'św. Anny', '3 Maja'];
const kinds = ['ul.', 'ul.', 'ul.', 'ul.', 'ul.', 'ul.', 'al.', 'pl.', 'os.', 'rondo'];

/** Some 50 000 different names; one place of the country has 6000 streets, as Warszawa has. */
function inventStreets(places: Rows, size: number): string[][] {
  const rows: string[][] = [];
  const add = (place: readonly string[], street: number) => {
    const id = String(street).padStart(5, '0');
    const name = `${places[street % 44_000]?.[6]} ${street % 7 === 0 ? 'Łukowa' : 'Lipowa'}`;
    rows.push([
      ...place.slice(0, 4),
      place[7] ?? '',
      id,
      kinds[street % 10] ?? '',
      name,
      firstNames[street % 9] ?? '',
      day,
    ]);
  };
  const capital = places.find((place) => place[6] === 'Warszawa') ?? [];
  for (let street = 0; street < 6000; street++) add(capital, street);
  const others = places.slice(0, 40_000).filter((place) => place !== capital);
  for (let round = 0; rows.length < size; round++) {
    for (const [at, place] of others.entries()) {
      if (rows.length === size) break;
      add(place, (at * 7 + round * 4999) % 50_000);
    }
  }
  return rows;
}
