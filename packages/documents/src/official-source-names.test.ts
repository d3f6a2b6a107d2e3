import { newHeatSourceNames, subTypesOf } from '@ndp/domain/heat-sources.ts';
import { expect, it } from 'vitest';
import { officialSourceName } from './official-source-names.ts';
import { homeDocument, schoolDocument } from './testing/sample-data.ts';

it('every new source and sub-type has its own name from the regulation, in both languages', () => {
  const named = newHeatSourceNames.flatMap((heat_source) =>
    subTypesOf(heat_source).map((heat_source_variant) =>
      officialSourceName({ ...homeDocument.project, heat_source, heat_source_variant }, 'RV2021'),
    ),
  );
  expect(named).toHaveLength(15);
  expect(new Set(named.map((name) => name?.pl)).size).toBe(15);
  expect(new Set(named.map((name) => name?.en)).size).toBe(15);
});

it('since 2025 the low-temperature gas boiler stands for renewable fuels only', () => {
  const project = { ...homeDocument.project, heat_source: 'gas_boiler', heat_source_variant: 1 } as const;
  expect(officialSourceName(project, 'RV2025')?.pl).toContain('biometan');
  expect(officialSourceName(project, 'RV2021')?.pl).not.toContain('biometan');
});

it('a school names no source, and a sub-type that does not exist is refused', () => {
  expect(officialSourceName(schoolDocument.project, 'RV2021')).toBeNull();
  const project = { ...homeDocument.project, heat_source: 'biomass_boiler', heat_source_variant: 2 } as const;
  expect(() => officialSourceName(project, 'RV2021')).toThrow(RangeError);
});
