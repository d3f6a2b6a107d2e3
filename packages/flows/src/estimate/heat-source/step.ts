import { isSubTypeOf, type NewHeatSource, newHeatSourceNames, subTypesOf } from '@ndp/domain/heat-sources.ts';
import * as z from 'zod/mini';
import { oneOf, type Typed } from '../../fields.ts';
import type { Problem } from '../../problems.ts';
import { residential } from '../audiences.ts';
import { gasProcesses, heatOrigins, type OpenQuestion, openPumpQuestion, pumpDrives } from './pump.ts';

const fields = z.object({
  heat_source: oneOf(newHeatSourceNames, 'choose_source'),
  heat_source_variant: z.number({ error: 'choose_sub_type' }),
});

/** What is kept of the choice: besides, whether the sub-type is the usual one because it is not known yet. */
const stored = z.extend(fields, { is_sub_type_assumed: z.nullish(z.boolean()) });

/** How a heat pump is asked for: two plain questions, a third for gas. The sub-type follows from them. */
const pump = z.object({
  heat_from: z.nullish(z.enum(heatOrigins)),
  driven_by: z.nullish(z.enum(pumpDrives)),
  gas_process: z.nullish(z.enum(gasProcesses)),
});

/** Refuses a sub-type that its heat source does not have. */
export function checkSubType<Fields extends z.infer<typeof fields>>() {
  return z.refine<Fields>((chosen) => isSubTypeOf(chosen.heat_source, chosen.heat_source_variant), {
    error: 'not_offered',
    path: ['heat_source_variant'],
  });
}

const open: Readonly<Record<OpenQuestion, Problem>> = {
  heat_from: 'choose_heat_from',
  gas_process: 'choose_gas_process',
};

const all = z.extend(stored, { heat_source_variant: z.optional(z.number()), ...pump.shape });

/** What is missing is said of the question that stands on the page, which for a heat pump is not its sub-type. */
const checkChosen = z.check<z.infer<typeof all>>(({ value, issues }) => {
  const { heat_source, heat_source_variant } = value;
  if (heat_source_variant !== undefined && isSubTypeOf(heat_source, heat_source_variant)) return;
  const question = heat_source === 'heat_pump' && openPumpQuestion(value);
  const isAsked = question && heat_source_variant === undefined;
  const message = heat_source_variant === undefined ? 'choose_sub_type' : 'not_offered';
  issues.push({
    code: 'custom',
    path: [isAsked ? question : 'heat_source_variant'],
    message: isAsked ? open[question] : message,
    input: value,
  });
});

/** What a newly chosen source answers by itself: its only sub-type, and nothing that was answered of another source. */
export function chooseSource(heat_source: NewHeatSource) {
  const [first, ...others] = subTypesOf(heat_source);
  return {
    is_sub_type_assumed: undefined,
    heat_from: undefined,
    driven_by: undefined,
    gas_process: undefined,
    heat_source,
    heat_source_variant: others.length === 0 ? first : undefined,
  };
}

export const heatSource = {
  id: 'heat-source',
  path: 'heat-source',
  when: residential,
  fields,
  kept: stored,
  pump,
  schema: all.check(checkChosen),
} as const;

export type HeatSourceAnswers = Typed<typeof heatSource.schema>;
