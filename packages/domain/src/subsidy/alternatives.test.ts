import { describe, expect, it } from 'vitest';
import { newHeatSourceNames, subTypesOf } from '../heat-sources.ts';
import { mpec } from '../programs/mpec.ts';
import { alternatives } from './alternatives.ts';
import { quote } from './quote.ts';
import type { HomeQuoteRequest } from './request.ts';

const gasPump: HomeQuoteRequest = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 5,
  construction_year: 'before_1971',
};

describe('what heat sources would give', () => {
  it('is told of every sub-type, those of the chosen source too, equal amounts together', () => {
    expect(alternatives(gasPump, mpec)).toEqual([
      { heat_source: 'heat_pump', subTypes: [1, 2, 3], quote: 4088 },
      { heat_source: 'heat_pump', subTypes: [4], quote: 3833 },
      { heat_source: 'heat_pump', subTypes: [7, 8], quote: 2487 },
      { heat_source: 'heat_pump', subTypes: [5, 6], quote: 2394 },
      { heat_source: 'city_heating', subTypes: [1], quote: 1098 },
      { heat_source: 'city_heating', subTypes: [2], quote: 1057 },
      { heat_source: 'gas_boiler', subTypes: [2], quote: 1098 },
      { heat_source: 'gas_boiler', subTypes: [1], quote: 927 },
      { heat_source: 'electric_heater', subTypes: [2], quote: 1098 },
      { heat_source: 'electric_heater', subTypes: [1], quote: 882 },
      { heat_source: 'biomass_boiler', subTypes: [1], quote: 426 },
    ]);
  });

  it('is the amount the calculation itself gives, for each sub-type once', () => {
    const found = alternatives(gasPump, mpec);
    for (const source of newHeatSourceNames) {
      for (const subType of subTypesOf(source)) {
        const offered = found.filter(
          (each) => each.heat_source === source && each.subTypes.includes(subType),
        );
        const project = { ...gasPump, heat_source: source, heat_source_variant: subType };
        expect(offered.map((each) => each.quote)).toEqual([quote(project, mpec).quote]);
      }
    }
  });

  it('keeps the area of a multi-family building', () => {
    const block = { ...gasPump, project_variant: 'apartment', surface_area: 850.5 } as const;
    expect(alternatives(block, mpec)[0]).toMatchObject({ subTypes: [1, 2, 3], quote: 23337 });
  });

  it('leaves out the boiler that the 2025 edition grants nothing', () => {
    const offered = alternatives(gasPump, { ...mpec, referenceSet: 'RV2025' });
    const boilers = offered.filter((each) => each.heat_source === 'gas_boiler');
    expect(boilers).toEqual([{ heat_source: 'gas_boiler', subTypes: [1], quote: 927 }]);
  });
});
