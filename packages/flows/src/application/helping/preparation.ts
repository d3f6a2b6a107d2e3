import * as z from 'zod/mini';
import { fieldsOf } from '../../schema-fields.ts';
import { applicationFlow, type SectionStep } from '../application.flow.ts';
import type { ApplicationOf } from '../application-of.ts';
import { type HelperSection, helperSections, isForHelper } from './fields.ts';

/** A step of the application that a helper may prepare. */
export interface HelperStep extends SectionStep {
  readonly section: HelperSection;
}

/** The steps a helper may prepare, in their order. */
export function helperSteps(of: ApplicationOf): readonly HelperStep[] {
  return applicationFlow(of).steps.filter((step): step is HelperStep =>
    (helperSections as readonly string[]).includes(step.section),
  );
}

/** The helper's fields of a step, and what each of them accepts. */
function shapeOf({ section, fields, screenFields }: HelperStep): Record<string, z.ZodMiniType> {
  const entries = Object.entries(fieldsOf(screenFields ?? fields));
  return Object.fromEntries(entries.filter(([field]) => isForHelper(section, field)));
}

/** Accepts what a helper has typed: whatever was left empty is the applicant's to fill in. */
export function preparedFields(step: HelperStep): z.ZodMiniType {
  const lenient = Object.entries(shapeOf(step)).map(([field, schema]) => [
    field,
    z.pipe(
      z.transform((typed) => (typed === '' ? undefined : typed)),
      z.nullish(schema),
    ),
  ]);
  return z.object(Object.fromEntries(lenient));
}

/** How far a helper has come with a step. */
export type Preparation = 'empty' | 'begun' | 'whole';

export function preparationOf(step: HelperStep, typed: Readonly<Record<string, unknown>>): Preparation {
  const shape = shapeOf(step);
  const isTyped = Object.keys(shape).some((field) => Boolean(typed[field]));
  if (!isTyped) return 'empty';
  return z.object(shape).safeParse(typed).success ? 'whole' : 'begun';
}
