import type { ClimateZone } from '@ndp/domain/project.ts';

/** `zone_iv` is IV. */
export function numeralOf(zone: ClimateZone): string {
  return zone.slice('zone_'.length).toUpperCase();
}
