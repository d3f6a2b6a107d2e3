import type { Cells } from './columns.ts';
import { type Fail, readTable } from './read-table.ts';

export interface TercUnit {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** The id of the level above, '' for a province. */
  readonly parent: string;
  readonly line: number;
}

export interface Terc {
  /** The day of the units, YYYY-MM-DD. */
  readonly stateDate: string;
  readonly provinces: ReadonlyMap<string, TercUnit>;
  readonly counties: ReadonlyMap<string, TercUnit>;
  readonly communities: ReadonlyMap<string, TercUnit>;
  /** Rows that are parts of a community: towns, rural areas, districts, city offices. */
  readonly partRows: number;
}

const communityKinds: Readonly<Record<string, string>> = {
  '1': 'gmina miejska',
  '2': 'gmina wiejska',
  '3': 'gmina miejsko-wiejska',
};
const provincesOfPoland = 16;

/**
 * Reads and checks the units: 16 provinces, no code twice, nothing without its parent, one state date.
 *
 * @throws ImportFailure naming file and line
 */
export async function readTerc(path: string): Promise<Terc> {
  const units = new Map<string, TercUnit>();
  let stateDate: string | undefined;
  const fail = await readTable(path, 'TERC', (fail) => (cells, line) => {
    const date = cells[5] ?? '';
    stateDate ??= date;
    if (date !== stateDate) fail(line, `state date ${date} differs from ${stateDate} in the rows above`);
    const unit = readUnit(cells, line, fail);
    const before = units.get(unit.id);
    if (before) fail(line, `code ${unit.id} stands on line ${before.line} already`);
    units.set(unit.id, unit);
  });
  for (const unit of units.values()) {
    if (unit.parent !== '' && !units.has(unit.parent)) {
      fail(unit.line, `${unit.name} (${unit.id}) has no parent ${unit.parent} in this file`);
    }
  }
  const ofLength = (length: number) => new Map([...units].filter(([id]) => id.length === length));
  const provinces = ofLength(2);
  if (provinces.size !== provincesOfPoland) fail(undefined, `${provinces.size} provinces instead of 16`);
  const seven = ofLength(7);
  const communities = new Map([...seven].filter(([id]) => id.slice(6) in communityKinds));
  const partRows = seven.size - communities.size;
  return { stateDate: stateDate ?? '', provinces, counties: ofLength(4), communities, partRows };
}

function readUnit(cells: Cells, line: number, fail: Fail): TercUnit {
  const [province = '', county = '', community = '', kind = '', name = '', date = ''] = cells;
  const id = province + county + community + kind;
  if (!/^\d\d(\d\d(\d\d[1234589])?)?$/.test(id)) fail(line, `"${id}" is not a code of a unit`);
  if (name === '') fail(line, `unit ${id} has no name`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) fail(line, `"${date}" is not a date`);
  if (county === '') return { id, name: name.toLocaleLowerCase('pl'), kind: 'województwo', parent: '', line };
  if (community === '') {
    const countyKind = Number(county) > 60 ? 'miasto na prawach powiatu' : 'powiat';
    return { id, name, kind: countyKind, parent: province, line };
  }
  const parent = kind === '4' || kind === '5' ? `${province}${county}${community}3` : province + county;
  return { id, name, kind: communityKinds[kind] ?? '', parent, line };
}

/**
 * The community that a row of SIMC or ULIC belongs to: towns (4) and rural areas (5) to their urban-rural
 * community, districts (8, 9) to the urban community of their city.
 */
export function findCommunity(
  terc: Terc,
  [province = '', county = '', community = '', kind = '']: Cells,
): string | undefined {
  const id = (() => {
    if (kind === '4' || kind === '5') return `${province}${county}${community}3`;
    if (kind === '8' || kind === '9') return `${province}${county}011`;
    return province + county + community + kind;
  })();
  return terc.communities.has(id) ? id : undefined;
}
