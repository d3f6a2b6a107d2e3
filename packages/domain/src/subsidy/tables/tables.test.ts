import { describe, expect, it, test } from 'vitest';
import { type NewHeatSource, newHeatSourceNames, subTypesOf } from '../../heat-sources.ts';
import { type ConstructionYear, climateZones, constructionYears } from '../../project.ts';
import { divided, minus, one, roundHalfUp, times, toFraction } from '../fraction.ts';
import { efficiencyAfter, efficiencyBefore, referenceHomeArea, usefulEnergyDemand } from './explanation.ts';
import { rv2021 } from './rv2021.ts';
import { rv2025 } from './rv2025.ts';
import { kwhPerToe } from './toe.ts';
import { unitFee } from './unit-fee.ts';
import { zoneCorrection } from './zones.ts';

interface SubsidyCell {
  readonly source: NewHeatSource;
  readonly subType: number;
  readonly band: ConstructionYear;
  readonly column: number;
}

const cells: SubsidyCell[] = newHeatSourceNames.flatMap((source) =>
  subTypesOf(source).flatMap((subType) =>
    constructionYears.map((band, column) => ({ source, subType, band, column })),
  ),
);

/** E_U × area × (1/0.78 − 1/η2) / 11630, the one line behind both tables. */
function deriveValue({ source, subType, band }: SubsidyCell, area: string, decimals: number): string {
  const after = toFraction(efficiencyAfter[source][subType - 1] ?? '');
  const gain = minus(divided(one, toFraction(efficiencyBefore)), divided(one, after));
  const useful = times(toFraction(usefulEnergyDemand[band]), toFraction(area));
  return roundHalfUp(divided(times(useful, gain), toFraction(kwhPerToe)), decimals);
}

describe('reference values of the 2021 edition', () => {
  it('are 105 for a house and 105 for a square metre of a multi-family building', () => {
    const values = [rv2021.home, rv2021.apartment].map((table) => Object.values(table).flat(2).length);
    expect(values).toEqual([105, 105]);
  });

  test.each(cells)('a house, $source/$subType, $band: derived again to 3 decimals', (cell) => {
    const printed = rv2021.home[cell.source][cell.subType - 1]?.[cell.column];
    expect(printed).toBe(deriveValue(cell, referenceHomeArea, 3));
  });

  test.each(cells)('a square metre, $source/$subType, $band: derived again to 5 decimals', (cell) => {
    const printed = rv2021.apartment[cell.source][cell.subType - 1]?.[cell.column];
    expect(printed).toBe(deriveValue(cell, '1', 5));
  });
});

describe('reference values of the 2025 edition', () => {
  test.each(['home', 'apartment'] as const)('%s differs only by the condensing boiler', (table) => {
    const { gas_boiler: gas2021, ...others2021 } = rv2021[table];
    const { gas_boiler: gas2025, ...others2025 } = rv2025[table];
    expect(others2025).toEqual(others2021);
    expect(gas2025).toEqual([gas2021[0], null]);
  });
});

describe('unit substitute fee', () => {
  test.each([
    [2017, '1500.00'],
    [2021, '1823.26'],
    [2022, '1914.42'],
    [2023, '2010.14'],
    [2024, '2110.65'],
    [2025, '2216.18'],
    [2026, '2326.99'],
    [2027, '2443.34'],
    [2028, '2565.51'],
    [2029, '2693.78'],
    [2030, '2828.47'],
  ])('of %d is %s PLN/toe', (year, fee) => {
    expect(roundHalfUp(unitFee(year), 4)).toBe(`${fee}00`);
  });

  test.each([2016, 2026.5, Number.NaN])('does not exist for the year %s', (year) => {
    expect(() => unitFee(year)).toThrow(RangeError);
  });
});

it('corrects by a tenth between the mildest and the middle zone, and between the middle and the coldest', () => {
  expect(climateZones.map((zone) => zoneCorrection[zone])).toEqual(['0.90', '0.95', '1.00', '1.05', '1.10']);
});
