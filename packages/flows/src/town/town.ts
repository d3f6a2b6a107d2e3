import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

/** Longest name of a place or street, in characters. */
export const longestPlace = 100;

/**
 * The town a building stands in and the units it lies in, by the names an address is saved under. Whoever knows it
 * early is not asked again.
 */
export const town = z.object({
  province: optionalText(longestPlace),
  county: optionalText(longestPlace),
  community: optionalText(longestPlace),
  city: optionalText(longestPlace),
});

/** In a form without script: the town that is meant, by its id in the register. */
export const townField = 'town';

export type Town = z.infer<typeof town>;

/** Whether all of it is known, as after picking from the list of towns. */
export function isWholeTown({ province, county, community, city }: Town): boolean {
  return Boolean(province && county && community && city);
}

/** What the register knows of a town found across the country. */
interface FoundTown {
  readonly name: string;
  readonly province?: string | undefined;
  readonly county?: string | undefined;
  readonly community?: string | undefined;
}

/** The town as it is kept, from the list it was picked from. */
export function townOf({ name, province, county, community }: FoundTown) {
  return { province, county, community, city: name };
}

/** Where a town lies, nearest first; a city that is its own county is not told three times. */
export function whereTownLies({ province, county, community, city }: Town): string {
  const units = [
    community !== city && community && `gm.\u00a0${community}`,
    county !== city && county && `pow.\u00a0${county}`,
    province && `woj.\u00a0${province}`,
  ];
  return units.filter(Boolean).join(', ');
}
