import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A row of the package `polskie-miejscowosci`, as much of it as is used. */
export interface PackageRow {
  readonly Id: string;
  readonly Name: string;
  readonly Type: 'village' | 'city';
  readonly Province: string;
  readonly District: string;
  /** Name and kind: `Głusk-gmina wiejska`. */
  readonly Commune: string;
  readonly Latitude: number;
  readonly Longitude: number;
}

/** The towns and villages of the National Register of Geographical Names as of 2021-05-11, 43 989 rows. */
export function readPackageRows(): PackageRow[] {
  const file = createRequire(import.meta.url).resolve('polskie-miejscowosci/data.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageRow[];
}
