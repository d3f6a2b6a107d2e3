import { climateZoneRings } from '@ndp/domain/climate-zones.ts';
import { climateZones } from '@ndp/domain/project.ts';
import { describe, expect, it } from 'vitest';
import { mapSize, polandOutline, projectToMap, zonePath } from './poland-zones.ts';

describe('the map of climate zones', () => {
  it.each([
    ['the Oder near Cedynia', 14.12, 52.85],
    ['the Bug near Hrubieszów', 24.14, 50.87],
    ['the beach of Jastrzębia Góra', 18.3, 54.83],
    ['the Bieszczady', 22.86, 49.0],
  ])('shows %s inside its frame', (_, lon, lat) => {
    const [x, y] = projectToMap([lon, lat]);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  });

  it('puts north above south and east right of west', () => {
    const [gdanskX, gdanskY] = projectToMap([18.65, 54.35]);
    const [lublinX, lublinY] = projectToMap([22.57, 51.25]);
    expect(gdanskY).toBeLessThan(lublinY);
    expect(gdanskX).toBeLessThan(lublinX);
  });

  it.each(climateZones)('draws every area of %s', (zone) => {
    expect(zonePath(zone).match(/z/g)).toHaveLength(climateZoneRings[zone].length);
  });

  it('stays light: the outline takes less than 4 kB', () => {
    expect(polandOutline.length).toBeLessThan(4096);
  });
});
