import { checkZipCode, normaliseZipCode } from '@ndp/domain/identifiers/zip-code.ts';
import * as z from 'zod/mini';
import { type Draft, optionalText, text } from '../../fields.ts';
import { identifier } from '../../identifier-field.ts';
import { longestPlace } from '../../town/town.ts';

/** Longest house number, in characters. */
export const longestHouse = 20;

const fields = z.object({
  province: text(longestPlace),
  county: text(longestPlace),
  community: text(longestPlace),
  city: text(longestPlace, 1, 'enter_town'),
  street: text(longestPlace),
  house_number: text(longestHouse),
  apartment_number: optionalText(longestHouse),
  zip_code: identifier({
    normalise: normaliseZipCode,
    check: checkZipCode,
    problems: { required: 'required', format: 'zip_code' },
  }),
});

/**
 * Names of what a form without script sends beside the answers: another town is to be named, it is searched for, or
 * not found by its name,
 * the place has no streets.
 */
export const otherTownField = 'other_town';
export const searchTownField = 'search_town';
export const byListsField = 'by_lists';
export const noStreetsField = 'no_streets';

/** Names, not ids: the units of the register are found again from them. */
export type AddressDraft = Draft<typeof fields>;

export const buildingAddress = {
  id: 'building-address',
  path: 'building-address',
  when: () => true,
  section: 'building_address',
  fields,
  schema: z.object({ building_address: fields }),
} as const;
