import { existingHeatSources } from '@ndp/domain/heat-sources.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { residential } from '../audiences.ts';

export const existingHeatSource = {
  id: 'existing-heat-source',
  path: 'existing-heat-source',
  when: residential,
  schema: z.object({ existing_heat_source: oneOf(existingHeatSources, 'choose_existing') }),
} as const;
