import * as z from 'zod/mini';
import { efficiency, positive } from '../../fields.ts';
import { nonResidential } from '../audiences.ts';

/** Largest yearly useful energy demand accepted, kWh per m² and year. */
export const largestDemand = 1000;
/** Largest efficiency before the project; a boiler cannot give more than it takes. */
export const largestEfficiencyBefore = 1;
/** Largest efficiency after it: heat pumps give several times what they take. */
export const largestEfficiencyAfter = 5;

const fields = z.object({
  index_annual_demand: positive(largestDemand, 'not_positive', 'required'),
  efficiency_before: efficiency(largestEfficiencyBefore, 'efficiency_before'),
  efficiency_after: efficiency(largestEfficiencyAfter, 'efficiency_after'),
});

type Efficiencies = Pick<z.infer<typeof fields>, 'efficiency_before' | 'efficiency_after'>;

/** Refuses an efficiency after the project that is not greater than the one before it. */
export function checkEfficiencyOrder<Fields extends Efficiencies>() {
  return z.refine<Fields>((given) => given.efficiency_after > given.efficiency_before, {
    error: 'efficiency_order',
    path: ['efficiency_after'],
  });
}

const known = z.extend(fields, { knows_efficiency: z.literal('yes') }).check(checkEfficiencyOrder());
const unknown = z.object({ knows_efficiency: z.literal('no') });

export const efficiencySelector = {
  id: 'efficiency-selector',
  path: 'efficiency-selector',
  when: nonResidential,
  decides: true,
  fields,
  schema: z.discriminatedUnion('knows_efficiency', [known, unknown], { error: 'choose_yes_no' }),
} as const;
