import { describe, expect, it } from 'vitest';
import { climateZoneAt, climateZoneRings } from './climate-zones.ts';
import type { ClimateZone } from './project.ts';

/** A frame wider than Poland; every point in it has exactly one zone, however the border is drawn. */
const zoneFrame = { west: 13.5, east: 24.6, south: 48.7, north: 55.2 } as const;

/** Reference towns of the norm's map; town, latitude, longitude. */
const referenceTowns: Record<ClimateZone, string> = {
  zone_i: `Szczecin 53.43 14.55, Kołobrzeg 54.18 15.58, Koszalin 54.19 16.17, Słupsk 54.46 17.03, Gdynia 54.52 18.53,
    Gdańsk 54.35 18.65`,
  zone_ii: `Gorzów 52.73 15.24, Piła 53.15 16.74, Złotów 53.36 17.04, Chojnice 53.70 17.56, Starogard 53.96 18.53,
    Elbląg 54.16 19.40, Grudziądz 53.48 18.75, Inowrocław 52.80 18.26, Poznań 52.41 16.93, Koło 52.20 18.64,
    Kalisz 51.76 18.09, Sieradz 51.60 18.73, Leszno 51.84 16.57, Gostyń 51.88 17.01, Zielona_Góra 51.94 15.51,
    Legnica 51.21 16.16, Wrocław 51.11 17.03`,
  zone_iii: `Toruń 53.01 18.60, Włocławek 52.65 19.07, Płock 52.55 19.70, Ciechanów 52.88 20.62, Ostrołęka 53.08 21.57,
    Warszawa 52.23 21.01, Skierniewice 51.95 20.16, Łódź 51.77 19.46, Piotrków 51.41 19.70, Bełchatów 51.37 19.36,
    Radomsko 51.07 19.44, Częstochowa 50.81 19.12, Kielce 50.87 20.63, Radom 51.40 21.15, Lublin 51.25 22.57,
    Radzyń 51.78 22.62, Włodawa 51.55 23.55, Chełm 51.14 23.47, Zamość 50.72 23.25, Zgorzelec 51.15 15.01,
    Jelenia_Góra 50.90 15.74, Wałbrzych 50.77 16.28, Brzeg 50.86 17.47, Opole 50.67 17.93, Gliwice 50.29 18.67,
    Katowice 50.26 19.02, Kraków 50.06 19.94, Tarnów 50.01 20.99, Rzeszów 50.04 22.00, Tarnobrzeg 50.57 21.68,
    Przemyśl 49.78 22.77, Bielsko-Biała 49.82 19.04, Żywiec 49.69 19.19, Nowy_Sącz 49.62 20.69, Sanok 49.56 22.20`,
  zone_iv: `Olsztyn 53.78 20.48, Szczytno 53.56 20.99, Łomża 53.18 22.06, Białystok 53.13 23.16, Augustów 53.84 22.98,
    Węgrów 52.40 22.02, Siedlce 52.17 22.29, Biała_Podlaska 52.03 23.13, Nowy_Targ 49.48 20.03, Krynica 49.42 20.96,
    Ustrzyki_Górne 49.10 22.65`,
  zone_v: `Gołdap 54.31 22.30, Ełk 53.83 22.36, Suwałki 54.10 22.93, Zakopane 49.30 19.95`,
};

const rows = Object.entries(referenceTowns).flatMap(([zone, towns]) =>
  towns.split(',').map((town) => {
    const [name = '', lat, lon] = town.trim().split(' ');
    return { zone, name: name.replace('_', ' '), lat: Number(lat), lon: Number(lon) };
  }),
);

describe('the climate zone of a place', () => {
  it.each(rows)('$name lies in $zone, as on the map of the norm', ({ lon, lat, zone }) => {
    expect(climateZoneAt(lon, lat)).toBe(zone);
  });

  it('is known for every point of the frame around Poland: the zones leave no gap', () => {
    const { west, east, south, north } = zoneFrame;
    for (let lon = west; lon < east; lon += 0.1) {
      for (let lat = south; lat < north; lat += 0.1) expect(() => climateZoneAt(lon, lat)).not.toThrow();
    }
  });

  it('is one only: the areas of the zones add up to the frame, so none overlap', () => {
    const { west, east, south, north } = zoneFrame;
    const areas = Object.values(climateZoneRings).flat().map(areaOf);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo((east - west) * (north - south), 6);
  });

  it('is refused for swapped coordinates and for places abroad', () => {
    expect(() => climateZoneAt(52.23, 21.01)).toThrow('not in Poland');
    expect(() => climateZoneAt(2.35, 48.85)).toThrow(RangeError);
  });
});

/** Shoelace formula, in square degrees. */
function areaOf(ring: readonly (readonly [number, number])[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
