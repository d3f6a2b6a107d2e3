import { existsSync, readFileSync } from 'node:fs';
import { climateZoneAt } from '@ndp/domain/climate-zones.ts';
import type { ClimateZone } from '@ndp/domain/project.ts';
import { describe, expect, it } from 'vitest';
import { openRegister, type Register } from './register.ts';
import { shippedData } from './testing/whole-country.ts';

const map = new URL('../../../../shared/research/climate/county_climate_zone.csv', import.meta.url);

/** At least this share of the counties that lie wholly in one zone must have most of their places in it. */
const leastShare = 0.97;

describe.skipIf(!existsSync(map))('the coarse borders of the climate zones', () => {
  it('agree with the map of the norm on 97 % of the counties that lie in one zone', () => {
    const counties = readCountiesOfOneZone();
    expect(counties).toHaveLength(327);
    const register = openRegister(shippedData());
    const found = counties.map((county) => ({ ...county, places: countPlaces(register, county.code) }));
    const wrong = found.filter(({ zone, places }) => mostFrequent(places) !== zone);
    const share = 1 - wrong.length / counties.length;
    process.stdout.write(
      `climate zones: ${(share * 100).toFixed(1)} % of ${counties.length} counties agree\n`,
    );
    expect(share, JSON.stringify(wrong.slice(0, 20))).toBeGreaterThanOrEqual(leastShare);
  });
});

interface CountyOfOneZone {
  readonly code: string;
  readonly county: string;
  readonly zone: ClimateZone;
}

function readCountiesOfOneZone(): CountyOfOneZone[] {
  return readFileSync(map, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'))
    .filter(([, , , , , border]) => border === 'no')
    .map(([code = '', county = '', , zone = '']) => ({
      code,
      county,
      zone: `zone_${zone.toLowerCase()}` as ClimateZone,
    }));
}

type PlaceCount = Readonly<Partial<Record<ClimateZone, number>>>;

/** How many places of a county the coarse borders put into each zone. */
function countPlaces(register: Register, county: string): PlaceCount {
  const counts: Partial<Record<ClimateZone, number>> = {};
  for (const community of register.communities(county)) {
    for (const { id } of register.cities({ community: community.id })) {
      const position = register.coordinates(id);
      if (position === undefined) continue;
      const zone = climateZoneAt(...position);
      counts[zone] = (counts[zone] ?? 0) + 1;
    }
  }
  return counts;
}

function mostFrequent(places: PlaceCount): string | undefined {
  return Object.entries(places).sort(([, a], [, b]) => b - a)[0]?.[0];
}
