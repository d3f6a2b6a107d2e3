import { climateZoneAt, type LonLat } from '@ndp/domain/climate-zones.ts';
import { climateZones } from '@ndp/domain/project.ts';
import { expect, it } from 'vitest';
import { climateZoneNames } from '../../project/option-names.ts';
import { problemsIn } from '../../testing/problems-in.ts';
import { climateZone } from './step.ts';

it('takes each of the five zones', () => {
  for (const climate_zone of climateZones) {
    expect(problemsIn(climateZone.schema, { climate_zone })).toEqual({});
  }
});

it('requires a zone and refuses a sixth one', () => {
  expect(problemsIn(climateZone.schema, {})).toEqual({ climate_zone: 'choose_town_or_zone' });
  expect(problemsIn(climateZone.schema, { climate_zone: 'zone_vi' })).toEqual({
    climate_zone: 'not_offered',
  });
});

const positions: Readonly<Record<string, LonLat>> = {
  Białystok: [23.16, 53.13],
  Bydgoszcz: [18.0, 53.12],
  Gdańsk: [18.65, 54.35],
  Kraków: [19.94, 50.06],
  Łódź: [19.46, 51.77],
  Lublin: [22.57, 51.25],
  Olsztyn: [20.48, 53.78],
  Poznań: [16.93, 52.41],
  Suwałki: [22.93, 54.1],
  Szczecin: [14.55, 53.43],
  Warszawa: [21.01, 52.23],
  Wrocław: [17.03, 51.11],
  Zakopane: [19.95, 49.3],
};

it('prints towns beside each zone that lie in it', () => {
  for (const zone of climateZones) {
    const printed = climateZoneNames[zone].places.pl.split(', ').filter((place) => place !== 'wybrzeże');
    for (const town of printed) {
      const position = positions[town] ?? expect.fail(`where is ${town}?`);
      expect([town, climateZoneAt(...position)]).toEqual([town, zone]);
    }
  }
});
