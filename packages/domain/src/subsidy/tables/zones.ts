// @source Dz.U. 2025 item 1884, Annex 2, table 2 (zones of PN-EN 12831)
import type { ClimateZone } from '../../project.ts';

/** Correction coefficient k1 of the climate zone; acts on the non-residential case only. */
export const zoneCorrection: Readonly<Record<ClimateZone, string>> = {
  zone_i: '0.90',
  zone_ii: '0.95',
  zone_iii: '1.00',
  zone_iv: '1.05',
  zone_v: '1.10',
};
