import type { Cells } from './columns.ts';
import { type Fail, readTable } from './read-table.ts';
import { findCommunity, type Terc } from './read-terc.ts';

interface SimcRow {
  readonly name: string;
  readonly kind: string;
  readonly community: string;
  /** The place it is a part of; its own code for a place that stands alone. */
  readonly base: string;
  readonly line: number;
}

export interface SimcPlace extends Omit<SimcRow, 'base' | 'line'> {
  readonly id: string;
  readonly parts: Set<string>;
}

export interface Simc {
  /** Places that stand alone, by their code. */
  readonly places: ReadonlyMap<string, SimcPlace>;
  /** For every code of the file, of a part too, the place that stands alone. */
  readonly mainPlace: ReadonlyMap<string, SimcPlace>;
}

/** @source Dictionary WMRODZ, state of 2013-02-28 */
const placeKinds: Readonly<Record<string, string>> = {
  '00': 'część miejscowości',
  '01': 'wieś',
  '02': 'kolonia',
  '03': 'przysiółek',
  '04': 'osada',
  '05': 'osada leśna',
  '06': 'osiedle',
  '07': 'schronisko turystyczne',
  '95': 'dzielnica',
  '96': 'miasto',
  '98': 'delegatura',
  '99': 'część miasta',
};

/**
 * Reads and checks the places: no code twice, every community known, every part on a place that stands alone, no
 * community without a place.
 *
 * @throws ImportFailure naming file and line
 */
export async function readSimc(path: string, terc: Terc): Promise<Simc> {
  const rows = new Map<string, SimcRow>();
  const fail = await readTable(path, 'SIMC', (fail) => (cells, line) => {
    const id = cells[6] ?? '';
    if (!/^\d{7}$/.test(id)) fail(line, `"${id}" is not a code of a place`);
    const before = rows.get(id);
    if (before) fail(line, `place ${id} stands on line ${before.line} already`);
    rows.set(id, readPlace(cells, line, terc, fail));
  });
  const places = new Map<string, SimcPlace>();
  for (const [id, { base, name, kind, community }] of rows) {
    if (base === id) places.set(id, { id, name, kind, community, parts: new Set() });
  }
  const mainPlace = new Map<string, SimcPlace>();
  for (const [id, row] of rows) {
    const place =
      findMainPlace(rows, places, id) ??
      fail(row.line, `place ${id} is part of ${row.base}, which is not in this file`);
    mainPlace.set(id, place);
    if (place.id !== id && row.name !== place.name) place.parts.add(row.name);
  }
  requirePlaces(terc, places, fail);
  return { places, mainPlace };
}

function readPlace(cells: Cells, line: number, terc: Terc, fail: Fail): SimcRow {
  const [, , , , kindCode = '', name = '', , base = ''] = cells;
  const code = cells.slice(0, 4).join('');
  const community = findCommunity(terc, cells) ?? fail(line, `community ${code} is not in the TERC file`);
  const kind = placeKinds[kindCode] ?? fail(line, `"${kindCode}" is not a kind of a place`);
  if (name === '') fail(line, 'the place has no name');
  return { name, kind, community, base, line };
}

/** Parts lie on parts in the cities with districts: at most a few steps, a circle gives nothing. */
function findMainPlace(
  rows: ReadonlyMap<string, SimcRow>,
  places: ReadonlyMap<string, SimcPlace>,
  id: string,
): SimcPlace | undefined {
  let at: string | undefined = id;
  for (let step = 0; step < 5 && at !== undefined; step++) {
    const place = places.get(at);
    if (place) return place;
    at = rows.get(at)?.base;
  }
  return undefined;
}

function requirePlaces(terc: Terc, places: ReadonlyMap<string, SimcPlace>, fail: Fail): void {
  const inhabited = new Set([...places.values()].map(({ community }) => community));
  for (const { id, name } of terc.communities.values()) {
    if (!inhabited.has(id)) fail(undefined, `community ${name} (${id}) has no place; is the file complete?`);
  }
}
