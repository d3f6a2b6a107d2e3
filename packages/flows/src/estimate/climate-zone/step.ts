import { climateZones } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { town } from '../../town/town.ts';
import { type AudienceFacts, getsAQuote, nonResidential } from '../audiences.ts';

/** In a form without script: the zones are to be shown. */
export const byHandField = 'by_hand';

/**
 * Asked of everyone with a quote; for a non-residential building it belongs to its energy data. The town gives the
 * zone, and is kept for the address; a zone can also be chosen without one.
 */
export const climateZone = {
  id: 'climate-zone',
  path: 'climate-zone',
  when: getsAQuote,
  countsAs: (facts: AudienceFacts) => (nonResidential(facts) ? 'efficiency-selector' : undefined),
  schema: z.extend(town, { climate_zone: oneOf(climateZones, 'choose_town_or_zone') }),
} as const;
