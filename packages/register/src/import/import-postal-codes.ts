import { type PostalCodeRow, storePostalCodes } from '../postal-codes.ts';
import type { Coordinates } from '../unit.ts';
import { decodeText } from './decode-text.ts';
import { ImportFailure } from './import-failure.ts';
import { openFile } from './open-file.ts';

/** Named wherever a place is found by its code, as the licence asks. */
const source = 'GeoNames (geonames.org), CC BY 4.0 (creativecommons.org/licenses/by/4.0)';

export interface PostalCodesReport {
  readonly rows: number;
  readonly codes: number;
}

/**
 * Imports the postal codes of Poland as GeoNames gives them (`PL.zip` or `PL.txt`), in the place of those before.
 *
 * @throws ImportFailure naming file and line; then nothing has changed
 */
export async function importPostalCodes(path: string, dataDir: string): Promise<PostalCodesReport> {
  const file = await openFile(path, ['pl.txt']);
  const rows: PostalCodeRow[] = [];
  let number = 0;
  for await (const piece of decodeText(file)) {
    for (const line of piece.replace(/\n$/, '').split('\n')) {
      number++;
      if (line.trim() !== '') rows.push(readRow(line, file.name, number));
    }
  }
  if (rows.length === 0) throw new ImportFailure(file.name, undefined, 'the file holds no rows');
  storePostalCodes(dataDir, { format: 1, source, rows });
  return { rows: rows.length, codes: new Set(rows.map(({ code }) => code)).size };
}

/** @source Readme of the GeoNames postal code files: twelve columns between tabulators, UTF-8, without a header. */
function readRow(line: string, file: string, number: number): PostalCodeRow {
  const cells = line.split('\t').map((cell) => cell.trim());
  const [country, code = '', place = '', , , county = '', , community = '', , latitude, longitude] = cells;
  const fail = (reason: string) => new ImportFailure(file, number, reason);
  if (cells.length !== 12) throw fail(`the row has ${cells.length} columns instead of 12`);
  if (country !== 'PL') throw fail(`"${country}" is not Poland (PL)`);
  if (!/^\d\d-\d{3}$/.test(code)) throw fail(`"${code}" is not a postal code`);
  if (place === '') throw fail(`the place of ${code} has no name`);
  return { code, place, county, community, at: readPosition(longitude, latitude) };
}

function readPosition(longitude = '', latitude = ''): Coordinates | null {
  const at = [Number(longitude), Number(latitude)] as const;
  return longitude !== '' && latitude !== '' && at.every(Number.isFinite) ? at : null;
}
