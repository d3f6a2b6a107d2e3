import { comparePolish } from '../polish-order.ts';
import type { StreetData, StreetsData } from '../register-data.ts';
import type { Cells } from './columns.ts';
import type { Simc, SimcPlace } from './read-simc.ts';
import { readTable } from './read-table.ts';
import { findCommunity, type Terc } from './read-terc.ts';

interface StreetName {
  readonly data: StreetData;
  /** The main word first: streets are sorted by it, `Narutowicza Gabriela`. */
  readonly key: string;
}

/**
 * Reads and checks the streets and gives those of districts to their city, each name once.
 *
 * @throws ImportFailure naming file and line
 */
export async function readUlic(path: string, terc: Terc, simc: Simc): Promise<StreetsData> {
  const names = new Map<string, StreetName>();
  const byPlace = new Map<string, Map<string, StreetName>>();
  const seen = new Set<string>();
  let stateDate: string | undefined;
  await readTable(path, 'ULIC', (fail) => (cells, line) => {
    stateDate ??= cells[9];
    if (cells[9] !== stateDate)
      fail(line, `state date ${cells[9]} differs from ${stateDate} in the rows above`);
    const place = checkRow(cells, { terc, simc }, (problem) => fail(line, problem));
    const [, , , , placeId, id = ''] = cells;
    const key = `${placeId}${id}`;
    if (seen.has(key)) fail(line, `street ${id} of place ${placeId} is in this file already`);
    seen.add(key);
    const streets = byPlace.get(place.id) ?? new Map<string, StreetName>();
    byPlace.set(place.id, streets);
    streets.set(id, shareName(names, cells));
  });
  return numberStreets(names, byPlace);
}

function checkRow(
  cells: Cells,
  { terc, simc }: { readonly terc: Terc; readonly simc: Simc },
  fail: (problem: string) => never,
): SimcPlace {
  const [, , , , placeId = '', id = '', , name = ''] = cells;
  if (findCommunity(terc, cells) === undefined)
    fail(`community ${cells.slice(0, 4).join('')} is not in the TERC file`);
  if (!/^\d{5}$/.test(id)) fail(`"${id}" is not a code of a street`);
  if (name === '') fail(`street ${id} has no name`);
  return simc.mainPlace.get(placeId) ?? fail(`place ${placeId} is not in the SIMC file`);
}

function shareName(names: Map<string, StreetName>, cells: Cells): StreetName {
  const [, , , , , id = '', kind = '', main = '', first = ''] = cells;
  const label = [kind, first, main].join(' ').replace(/\s+/g, ' ').trim();
  const share = `${id} ${label}`;
  const known = names.get(share);
  if (known) return known;
  const name: StreetName = { data: [id, label, kind], key: `${main} ${first}` };
  names.set(share, name);
  return name;
}

function numberStreets(
  names: ReadonlyMap<string, StreetName>,
  byPlace: ReadonlyMap<string, ReadonlyMap<string, StreetName>>,
): StreetsData {
  const sorted = [...names.values()].sort(
    (a, b) => comparePolish(a.key, b.key) || comparePolish(a.data[1], b.data[1]),
  );
  const positions = new Map(sorted.map((name, at) => [name, at]));
  const of: Record<string, readonly number[]> = {};
  for (const [place, streets] of byPlace) {
    const list = Array.from(streets.values(), (name) => positions.get(name) ?? 0);
    of[place] = list.sort((a, b) => a - b);
  }
  return { names: sorted.map(({ data }) => data), of };
}
