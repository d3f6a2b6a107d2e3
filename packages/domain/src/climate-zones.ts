/**
 * The five climate zones of Poland as coarse polygons, and the zone of a point.
 *
 * @source PN-EN 12831:2006, national annex: the map of climate zones and its reference towns. The norm prints
 * one small map and no list of places, so the lines below were chosen point by point between the reference towns,
 * with an eye to which counties lie on either side. They hold to about 15 km: a zone found here is a suggestion
 * that the applicant may change.
 */
import type { ClimateZone } from './project.ts';

/** Degrees of longitude and latitude, WGS 84. */
export type LonLat = readonly [lon: number, lat: number];

const northWest: LonLat = [13.5, 55.2];
const southWest: LonLat = [13.5, 48.7];
const southEast: LonLat = [24.6, 48.7];
const northEast: LonLat = [24.6, 55.2];

/** From the Oder above Kostrzyn to the Gulf of Gdańsk: Gorzów, Piła, Chojnice lie south, Gdańsk north of it. */
const lineOneTwo: readonly LonLat[] = [
  [13.5, 52.58],
  [14.6, 52.66],
  [15.25, 52.79],
  [15.75, 52.9],
  [16.3, 53.06],
  [16.62, 53.24],
  [16.87, 53.47],
  [17.3, 53.6],
  [17.47, 53.74],
  [17.75, 53.97],
  [18.0, 54.14],
  [18.4, 54.2],
  [18.8, 54.25],
  [19.05, 54.4],
  [19.3, 55.2],
];

/** From the Lusatian Neisse past Legnica and Wrocław, north along Łódź and Toruń to the Vistula Lagoon. */
const lineTwoThree: readonly LonLat[] = [
  [13.5, 51.32],
  [15.1, 51.27],
  [15.5, 51.2],
  [15.85, 51.17],
  [16.2, 51.14],
  [16.6, 51.08],
  [17.0, 51.02],
  [17.75, 51.01],
  [18.2, 51.0],
  [18.6, 51.01],
  [19.05, 51.05],
  [19.24, 51.2],
  [19.22, 51.45],
  [19.13, 51.7],
  [18.94, 51.95],
  [18.85, 52.2],
  [18.68, 52.45],
  [18.5, 52.7],
  [18.42, 52.95],
  [18.52, 53.2],
  [18.84, 53.46],
  [18.95, 53.7],
  [19.08, 53.9],
  [19.45, 54.06],
  [19.62, 54.3],
  [19.75, 55.2],
];

/** From the northern border past Olsztyn, Ostrołęka and Siedlce to the Bug near Włodawa. */
const lineThreeFour: readonly LonLat[] = [
  [20.3, 55.2],
  [20.48, 54.3],
  [20.47, 54.1],
  [20.25, 53.85],
  [20.28, 53.55],
  [20.36, 53.3],
  [20.75, 53.2],
  [21.2, 53.16],
  [21.65, 53.13],
  [21.76, 52.9],
  [21.72, 52.65],
  [21.93, 52.45],
  [21.98, 52.3],
  [22.15, 52.08],
  [22.5, 52.02],
  [22.74, 51.84],
  [23.0, 51.7],
  [23.4, 51.62],
  [23.75, 51.57],
  [24.6, 51.45],
];

/** Round the Suwałki region: Gołdap, Ełk and Suwałki inside, Giżycko and Augustów outside. */
const lineFourFive: readonly LonLat[] = [
  [22.0, 55.2],
  [22.05, 54.35],
  [21.95, 54.1],
  [22.02, 53.9],
  [22.15, 53.76],
  [22.45, 53.76],
  [22.65, 53.88],
  [22.95, 53.95],
  [23.3, 54.02],
  [23.65, 54.06],
  [24.6, 54.0],
];

/** The mountains: Żywiec, Nowy Sącz and Sanok stay north of it, Podhale, Krynica and the Bieszczady lie south. */
const lineMountains: readonly LonLat[] = [
  [18.65, 48.7],
  [18.7, 49.43],
  [18.95, 49.53],
  [19.2, 49.58],
  [19.6, 49.58],
  [20.0, 49.58],
  [20.3, 49.54],
  [20.6, 49.47],
  [21.0, 49.47],
  [21.3, 49.43],
  [21.7, 49.41],
  [22.0, 49.44],
  [22.3, 49.51],
  [22.6, 49.48],
  [23.0, 49.5],
  [23.0, 48.7],
];

/** The Tatra foothills with Zakopane. */
const lineTatra: readonly LonLat[] = [
  [19.68, 48.7],
  [19.72, 49.33],
  [19.95, 49.37],
  [20.16, 49.33],
  [20.32, 48.7],
];

const backwards = (line: readonly LonLat[]) => [...line].reverse();

/** The rings of each zone. They share their lines, so there is neither gap nor overlap. */
export const climateZoneRings: Readonly<Record<ClimateZone, readonly (readonly LonLat[])[]>> = {
  zone_i: [[northWest, ...lineOneTwo]],
  zone_ii: [[...lineOneTwo, ...backwards(lineTwoThree)]],
  zone_iii: [[...lineTwoThree, ...lineThreeFour, southEast, ...backwards(lineMountains), southWest]],
  zone_iv: [
    [...lineThreeFour, ...backwards(lineFourFive)],
    [...lineMountains, ...backwards(lineTatra)],
  ],
  zone_v: [[...lineFourFive, northEast], [...lineTatra]],
};

/** Even-odd rule with half-open edges: a point on a shared line belongs to exactly one of the two rings. */
function isInside(ring: readonly LonLat[], lon: number, lat: number): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous && corner[1] > lat !== previous[1] > lat) {
      const crossing =
        corner[0] + ((lat - corner[1]) / (previous[1] - corner[1])) * (previous[0] - corner[0]);
      if (lon < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/**
 * The climate zone a place most likely lies in.
 *
 * @param lon  longitude, degrees east
 * @param lat  latitude, degrees north
 * @returns the zone; near a line (about 15 km) only a suggestion
 * @throws {RangeError} the point lies outside the frame around Poland: the coordinates are wrong or swapped
 * @source PN-EN 12831:2006, national annex
 */
export function climateZoneAt(lon: number, lat: number): ClimateZone {
  for (const [zone, rings] of Object.entries(climateZoneRings)) {
    if (rings.some((ring) => isInside(ring, lon, lat))) return zone as ClimateZone;
  }
  throw new RangeError(`${lon}, ${lat} is not in Poland`);
}
