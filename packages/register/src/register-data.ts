import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place: id, name, kind, then degrees east and north where known, then the names of its parts. */
export type PlaceData = readonly [
  id: string,
  name: string,
  kind: string,
  longitude: number | null,
  latitude: number | null,
  ...parts: string[],
];

export interface CommunityData {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly places: readonly PlaceData[];
}

export interface CountyData {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly communities: readonly CommunityData[];
}

export interface ProvinceData {
  readonly id: string;
  readonly name: string;
  readonly counties: readonly CountyData[];
}

/** A street name as many places share it: id, whole label, prefix. */
export type StreetData = readonly [id: string, name: string, kind: string];

export interface StreetsData {
  /** Every different street once, in the order in which lists show them. */
  readonly names: readonly StreetData[];
  /** Places that have streets, with positions in `names`, ascending. */
  readonly of: Readonly<Record<string, readonly number[]>>;
}

/** The whole register as it lies in `register.json`. */
export interface RegisterData {
  readonly format: 1;
  readonly version: string;
  /** Where the facts come from, for the page of licences. */
  readonly source: string;
  /** The day the units are true for, YYYY-MM-DD. */
  readonly stateDate: string;
  readonly provinces: readonly ProvinceData[];
  readonly streets: StreetsData | null;
}

export const registerFileName = 'register.json';

/**
 * Reads a register from the folder that holds `register.json`.
 *
 * @throws Error naming the file when it is missing, not JSON or of another format
 */
export function readRegisterData(folder: string): RegisterData {
  const file = join(folder, registerFileName);
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as RegisterData;
    if (data.format !== 1 || !Array.isArray(data.provinces)) throw new Error('it is not of format 1');
    return data;
  } catch (cause) {
    throw new Error(`The address register ${file} cannot be used: ${(cause as Error).message}`, { cause });
  }
}
