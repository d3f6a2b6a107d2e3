import { climateZones } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { type Asked, getsAQuote, nonResidential } from '../audiences.ts';

/** Asked of everyone with a quote; for a non-residential building it belongs to its energy data. */
export const climateZone = {
  id: 'climate-zone',
  path: 'climate-zone',
  when: getsAQuote,
  countsAs: (asked: Asked) => (nonResidential(asked) ? 'efficiency-selector' : undefined),
  schema: z.object({ climate_zone: oneOf(climateZones, 'choose_zone') }),
} as const;
