import { describe, expect, it } from 'vitest';
import { duon } from '../programs/duon.ts';
import { mpec } from '../programs/mpec.ts';
import { constructionYears } from '../project.ts';
import { estimateNumber } from './estimate-number.ts';

const inputs = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
  existing_heat_source: 'coal',
};
const day = '2026-11-22';
const number = estimateNumber(inputs, mpec, day);

describe('the number of an estimate', () => {
  it('begins with its day and ends with a code that can be read out', () => {
    expect(number).toMatch(/^20261122-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is the same for the same answers, in whatever order they come', () => {
    const turned = Object.fromEntries(Object.entries(inputs).reverse());
    expect(estimateNumber({ ...turned, climate_zone: undefined }, mpec, day)).toBe(number);
  });

  it('changes with the day, the programme, each of its values, and any answer', () => {
    const others = [
      estimateNumber(inputs, mpec, '2026-11-23'),
      estimateNumber(inputs, duon, day),
      estimateNumber(inputs, { ...mpec, year: 2027 }, day),
      estimateNumber(inputs, { ...mpec, payoutShare: '0.81' }, day),
      estimateNumber(inputs, { ...mpec, referenceSet: 'RV2025' }, day),
      estimateNumber({ ...inputs, existing_heat_source: 'gas_boiler' }, mpec, day),
      estimateNumber({ ...inputs, climate_zone: 'zone_i' }, mpec, day),
      ...constructionYears
        .slice(1)
        .map((construction_year) => estimateNumber({ ...inputs, construction_year }, mpec, day)),
    ];
    const codes = [number, ...others].map((each) => each.slice(9));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
