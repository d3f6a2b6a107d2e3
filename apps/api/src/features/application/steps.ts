import type { ProjectVariant } from '@ndp/domain/project.ts';
import {
  applicationFlow,
  type SectionName,
  type SectionStep,
  type Sections,
} from '@ndp/flows/application/application.flow.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import { plan } from '@ndp/flows/estimate/planning/step.ts';
import { isComplete } from '@ndp/flows/flow.ts';
import type { SavedSections } from '../../cases/store/sections.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import { StepMissing } from './refusals.ts';

/** The five steps of an application, in their order. */
export function stepsOf({ project }: Application, now: Date): readonly SectionStep[] {
  return applicationFlow({ variant: project.variant as ProjectVariant, today: polishDay(now) }).steps;
}

/** The step whose answers a section holds. */
export function stepOf(steps: readonly SectionStep[], section: SectionName): SectionStep {
  const step = steps.find((candidate) => candidate.section === section);
  if (!step) throw new RangeError(`no step saves ${section}`);
  return step;
}

/**
 * The section as it is stored: its fields put in their one form, and no others.
 *
 * @throws {BodyRefused} the step does not accept it
 */
export function validate(step: SectionStep, body: unknown): SectionData {
  const parsed = step.fields.safeParse(body);
  if (!parsed.success) throw new BodyRefused(parsed.error.issues);
  return parsed.data as SectionData;
}

/** @throws {StepMissing} a step before this one is not complete */
export function requireEarlier(steps: readonly SectionStep[], step: SectionStep, saved: SavedSections): void {
  const sections = dataOf(saved);
  const earlier = steps.slice(0, steps.indexOf(step));
  const missing = earlier.find((candidate) => !isComplete(candidate, sections));
  if (missing) throw new StepMissing(applicationLabels[missing.id]);
}

/** @throws {StepMissing} the estimate never asked how the replacement will take place: the organiser measured it */
export function requirePlan({ project }: Pick<Application, 'project'>): void {
  if (!plan.safeParse(project).success) throw new StepMissing(stepLabels.planning);
}

/** Whether every step accepts what is saved. */
export function areAllComplete(steps: readonly SectionStep[], saved: SavedSections): boolean {
  const sections = dataOf(saved);
  return steps.every((step) => isComplete(step, sections));
}

/** Whether two versions of a section say the same; a field that is null says nothing, like one left out. */
export function isSameData(one: SectionData, other: SectionData): boolean {
  const details = (data: SectionData) =>
    JSON.stringify(
      Object.entries(data)
        .filter(([, value]) => value !== null && value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return details(one) === details(other);
}

function dataOf(saved: SavedSections): Sections {
  return Object.fromEntries(Object.entries(saved).map(([section, { data }]) => [section, data]));
}
