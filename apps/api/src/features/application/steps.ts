import { whyNot } from '@ndp/domain/case/may.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import {
  applicationFlow,
  type SectionName,
  type SectionStep,
  type Sections,
} from '@ndp/flows/application/application.flow.ts';
import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import { plan } from '@ndp/flows/estimate/planning/step.ts';
import { isComplete } from '@ndp/flows/flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { ActionRefused } from '../../cases/facts/refusals.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { SectionChanged } from '../../cases/store/refusals.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { readSections, type SavedSection, type SavedSections } from '../../cases/store/sections.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { BodyRefused, FieldsRefused } from '../../platform/http/refusals.ts';
import type { Unit } from '../../platform/unit.ts';
import { AlreadySubmitted, StepMissing, TooLateToSend } from './refusals.ts';

/** What an applicant asks to be saved. */
export interface Saving {
  readonly section: SectionName;
  readonly body: unknown;
  /** The revision the caller has seen; undefined: the last write wins. */
  readonly seenRevision: number | undefined;
  readonly language: Language;
}

/** A section the steps accept. */
interface AcceptedSection {
  readonly data: SectionData;
  readonly before: SavedSection | undefined;
  /** Whether with it every step accepts what is saved. */
  readonly isLast: boolean;
}

/**
 * Whether one section of an application may be saved as it is asked to be.
 *
 * @returns undefined when it is saved like this already, in whatever status
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {AlreadySubmitted} the application was sent
 * @throws {TooLateToSend} the last day to send it has passed
 * @throws {BodyRefused} the step does not accept the section
 * @throws {FieldsRefused} the second person would sign from the application's own address
 * @throws {StepMissing} an earlier step is not complete, or the plan of a measured project is missing
 * @throws {ActionRefused} a helper prepared a part, and amount and duties are not repeated yet
 * @throws {SectionChanged} somebody saved this section since the caller read it, or, for the consents, changed anything
 */
export async function accept(
  unit: Unit,
  { partner, application }: OpenedApplication,
  saving: Saving,
): Promise<AcceptedSection | undefined> {
  const { section } = saving;
  requireApplication(application);
  const facts = await readFacts(unit, { application, partner });
  const why = whyNot('fill-in', facts);
  if (why === 'status' && section !== 'consent') throw new AlreadySubmitted();
  const steps = stepsOf(application, unit.now);
  const step = stepOf(steps, section);
  const data = validate(step, saving.body);
  refuseOwnAddress(application, data);
  const saved = await readSections(unit, keyOf(application));
  const before = saved[section];
  if (before && isSameData(before.data, data)) return undefined;
  if (why === 'status') throw new AlreadySubmitted();
  if (why) throw new TooLateToSend(facts.lastSendDay);
  requirePlan(application);
  const sections = dataOf(saved);
  requireEarlier(steps, step, sections);
  if (section === 'consent' && whyNot('send', facts) === 'terms_confirmed')
    throw new ActionRefused('terms_confirmed');
  if (isNewer(section === 'consent' ? application : before, saving)) throw new SectionChanged();
  const isLast = steps.every((each) => isComplete(each, { ...sections, [section]: data }));
  return { data, before, isLast };
}

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
function validate(step: SectionStep, body: unknown): SectionData {
  const parsed = step.fields.safeParse(body);
  if (!parsed.success) throw new BodyRefused(parsed.error.issues);
  return parsed.data as SectionData;
}

/** @throws {FieldsRefused} whoever signs second would read the mail of the application's own address */
function refuseOwnAddress({ email }: Application, { second_email }: SectionData): void {
  if (typeof second_email === 'string' && isSameAddress(second_email, email))
    throw new FieldsRefused({ loc: ['body', 'second_email'], problem: 'email_of_second' });
}

/** @throws {StepMissing} a step before this one is not complete */
function requireEarlier(steps: readonly SectionStep[], step: SectionStep, sections: Sections): void {
  const earlier = steps.slice(0, steps.indexOf(step));
  const missing = earlier.find((candidate) => !isComplete(candidate, sections));
  if (missing) throw new StepMissing(applicationLabels[missing.id]);
}

/** @throws {StepMissing} the estimate never asked how the replacement will take place: the organiser measured it */
function requirePlan({ project }: Pick<Application, 'project'>): void {
  if (!plan.safeParse(project).success) throw new StepMissing(stepLabels.planning);
}

/** Whether two versions of a section say the same; a field that is null says nothing, like one left out. */
function isSameData(one: SectionData, other: SectionData): boolean {
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

/** A section is compared with itself; the consents speak of everything, so with the whole application. */
function isNewer(saved: { readonly revision: number } | undefined, { seenRevision }: Saving): boolean {
  return saved !== undefined && seenRevision !== undefined && saved.revision > seenRevision;
}
