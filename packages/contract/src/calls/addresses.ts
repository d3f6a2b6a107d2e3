import { climateZones } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';

/** A unit of the address register: its id, name, and kind as the register writes it. */
const unit = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  /** Where a town found across the country lies: community, county, voivodeship. */
  path: z.optional(z.string()),
  /** The part of the town that the search matched: Nowa Huta of Kraków. */
  part: z.optional(z.string()),
  /** The units such a town lies in, by the names an address is saved under. */
  province: z.optional(z.string()),
  county: z.optional(z.string()),
  community: z.optional(z.string()),
  /** The zone a town lies in, as far as its position is known. */
  climate_zone: z.optional(z.enum(climateZones)),
});

export type AddressUnit = z.infer<typeof unit>;

const items = z.object({
  items: z.array(unit),
  /** Whose postal codes the towns are found by; absent where none were imported. */
  postal_codes: z.optional(z.string()),
});
const unitId = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') })
  .check(z.maxLength(40, 'too_long'));
const q = z.optional(z.string().check(z.maxLength(100, 'too_long')));

const list = <Query extends z.ZodMiniType>(name: string, summary: string, query: Query) =>
  call(`GET /addresses/${name}`, { summary, query, answer: items });

export const getProvinces = list('provinces', 'The 16 voivodeships', z.strictObject({}));
export const getCounties = list(
  'counties',
  'Counties of a voivodeship',
  z.strictObject({ province: unitId }),
);
export const getCommunities = list(
  'communities',
  'Communities of a county',
  z.strictObject({ county: unitId }),
);
export const getCities = list(
  'cities',
  'Towns of a community, or of the whole country by the beginning of a word or by a postal code',
  z.strictObject({ community: z.optional(unitId), q }),
);
export const getStreets = list('streets', 'Streets of a town', z.strictObject({ city: unitId, q }));
