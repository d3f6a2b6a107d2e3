import type { NewHeatSource } from '../heat-sources.ts';
import { type ConstructionYear, constructionYears } from '../project.ts';
import { type Fraction, toFraction } from './fraction.ts';

/** Seven decimals, one per construction band, oldest first. */
type DecimalRow = readonly [string, string, string, string, string, string, string];

/** Rows of a statutory table by new source and sub-type; null where the edition has no such row. */
export type DecimalTable = Readonly<Record<NewHeatSource, readonly (DecimalRow | null)[]>>;

export interface NewSource {
  readonly heat_source: NewHeatSource;
  readonly heat_source_variant: number;
}

/** One edition of the reference values of final-energy savings. */
export interface ReferenceSet {
  /** Toe per year. */
  readonly home: DecimalTable;
  /** Toe per m² and year. */
  readonly apartment: DecimalTable;
  /** Rows which the edition grants to bio-fuel only. */
  readonly bioFuelRows: readonly NewSource[];
}

/**
 * The value of a statutory table for a new source and a construction band.
 *
 * @returns the printed value, or null when the edition has no row for this sub-type
 * @throws {RangeError} a sub-type or band that the law never had
 */
export function findReferenceValue(
  table: DecimalTable,
  source: NewSource,
  band: ConstructionYear,
): Fraction | null {
  const row = table[source.heat_source]?.[source.heat_source_variant - 1];
  if (row === undefined) throw new RangeError(`no row ${source.heat_source}/${source.heat_source_variant}`);
  if (row === null) return null;
  const value = row[constructionYears.indexOf(band)];
  if (value === undefined) throw new RangeError(`no construction band ${band}`);
  return toFraction(value);
}

/** Whether the edition grants this row only to a boiler burning bio-fuel. */
export function isBioFuelOnly(set: ReferenceSet, source: NewSource): boolean {
  return set.bioFuelRows.some(
    (row) => row.heat_source === source.heat_source && row.heat_source_variant === source.heat_source_variant,
  );
}
