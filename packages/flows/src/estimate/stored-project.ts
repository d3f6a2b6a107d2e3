import * as z from 'zod/mini';
import type { GivenAnswers } from '../question.ts';
import { builtYear } from './built-year/step.ts';
import { climateZone } from './climate-zone/step.ts';
import { efficiencySelector } from './efficiency-selector/step.ts';
import { existingHeatSource } from './existing-heat-source/step.ts';
import { heatSource } from './heat-source/step.ts';
import { plan } from './planning/step.ts';
import { projectType } from './project-type/step.ts';
import { surfaceArea } from './surface-area/step.ts';

/** How the estimate calls name the installer, each in its own way. */
const installer = {
  selected_installer: z.string(),
  is_installed_by_the_customer: z.boolean(),
  heater_installer_key: z.string(),
  heater_custom_installer: z.string(),
};

/**
 * The project as the estimate stored it, under its names on the wire; what was not asked is absent or null. The remark is
 * that of either call, as `readRemark` tells it.
 */
export const storedProject = z.object({
  variant: projectType.schema.shape.project_variant,
  ...plan.shape,
  ...maybe({
    ...builtYear.schema.shape,
    ...surfaceArea.schema.shape,
    ...climateZone.schema.shape,
    ...efficiencySelector.fields.shape,
    ...existingHeatSource.schema.shape,
    ...heatSource.kept.shape,
    ...installer,
    note: z.string(),
  }),
});
/** How the installer was named, in the ways of all calls. */
export const storedInstaller = z.object(maybe(installer));

export type StoredProject = z.infer<typeof storedProject>;

/** The project as it is told; documents name the installer, and the new source in the words of the law. */
export type ProjectAnswers = GivenAnswers<StoredProject> & {
  readonly installer?: string;
  readonly official_source?: string;
};

/**
 * What the applicant wants to be known. The call of a programme with a list has two names for it; where both say the
 * same, it is told once.
 */
export function readRemark({ note, heater_comments }: Readonly<Record<string, unknown>>): string | null {
  const said = [note, heater_comments].filter((each) => typeof each === 'string' && each.trim() !== '');
  return said.length === 0 ? null : [...new Set(said)].join('\n');
}

type Maybe<Shape> = {
  [Field in keyof Shape]: Shape[Field] extends z.core.SomeType
    ? z.ZodMiniOptional<z.ZodMiniNullable<Shape[Field]>>
    : never;
};

function maybe<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape): Maybe<Shape> {
  const fields = Object.entries(shape).map(([field, schema]) => [field, z.nullish(schema)]);
  return Object.fromEntries(fields) as Maybe<Shape>;
}
