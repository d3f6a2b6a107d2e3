import { climateZones } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { basePath, call } from '../call.ts';

/** A unit of the address register: its id, name, and kind as the register writes it. */
const unit = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  /** Where a town found across the country lies: `gmina, powiat, województwo`. */
  path: z.optional(z.string()),
  /** The zone a town lies in, as far as its position is known. */
  climate_zone: z.optional(z.enum(climateZones)),
});

export type AddressUnit = z.infer<typeof unit>;

const items = z.object({ items: z.array(unit) });
const id = z.string().check(z.maxLength(40));
const q = z.optional(z.string().check(z.maxLength(100)));

const list = <Query extends z.ZodMiniType>(name: string, summary: string, query: Query) =>
  call({ method: 'GET', path: `${basePath}/addresses/${name}`, summary, status: 200, query, answer: items });

export const getProvinces = list('provinces', 'The 16 voivodeships', z.object({}));
export const getCounties = list('counties', 'Counties of a voivodeship', z.object({ province: id }));
export const getCommunities = list('communities', 'Communities of a county', z.object({ county: id }));
export const getCities = list(
  'cities',
  'Towns of a community, or of the whole country by the beginning of a word',
  z.object({ community: z.optional(id), q }),
);
export const getStreets = list('streets', 'Streets of a town', z.object({ city: id, q }));
