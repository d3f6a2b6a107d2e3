import { isSubTypeOf, newHeatSourceNames } from '@ndp/domain/heat-sources.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { residential } from '../audiences.ts';

const fields = z.object({
  heat_source: oneOf(newHeatSourceNames, 'choose_source'),
  heat_source_variant: z.number({ error: 'choose_sub_type' }),
});

/** Refuses a sub-type that its heat source does not have. */
export function checkSubType<Fields extends z.infer<typeof fields>>() {
  return z.refine<Fields>((chosen) => isSubTypeOf(chosen.heat_source, chosen.heat_source_variant), {
    error: 'not_offered',
    path: ['heat_source_variant'],
  });
}

export const heatSource = {
  id: 'heat-source',
  path: 'heat-source',
  when: residential,
  fields,
  schema: fields.check(checkSubType()),
} as const;
