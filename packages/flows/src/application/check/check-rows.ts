import { estimateQuestions } from '../../estimate/questions.ts';
import type { Language, Message } from '../../message.ts';
import type { ToldRow } from '../../question.ts';
import { applicationFlow } from '../application.flow.ts';
import type { OverviewApplication } from '../overview-application.ts';
import { overviewParts } from '../overview-rows.ts';

/** Where an answer is changed: a step of the project's or a section's page, and the field on it. */
export interface Change {
  readonly of: 'project' | 'section';
  /** Last part of the page's address. */
  readonly step: string;
  readonly field: string;
}

/** An answer with the way to change it; without one it cannot be. */
interface CheckRow extends ToldRow {
  readonly change: Change | undefined;
}

export interface CheckPart {
  readonly title: Message;
  readonly rows: readonly CheckRow[];
}

/** Every answer of estimate and application, part by part. */
export function checkParts(application: OverviewApplication, language: Language): readonly CheckPart[] {
  const { steps } = applicationFlow({ variant: 'home', today: '' });
  return overviewParts(application, language).map(({ title, rows, section }) => {
    const path = steps.find((step) => step.section === section)?.path;
    const changeOf = (field: string) => (section ? ofSection(path, field) : ofProject(field));
    return { title, rows: rows.map((row) => ({ ...row, change: changeOf(row.field) })) };
  });
}

/** The address that was confirmed is what the link went to: it is no field of a section. */
function ofSection(step: string | undefined, field: string): Change | undefined {
  return step === undefined || field === 'email' ? undefined : { of: 'section', step, field };
}

function ofProject(field: string): Change | undefined {
  const step = projectStepOf(field);
  return step === undefined ? undefined : { of: 'project', step, field };
}

/** The step of the estimate that asks an answer of the project; none for the kind of building: another is another project. */
export function projectStepOf(field: string): string | undefined {
  const [step] =
    Object.entries(estimateQuestions).find(([, questions]) => Object.hasOwn(questions, field)) ?? [];
  return step === 'project-type' ? undefined : step;
}

/** An answer that is not what it was. */
export interface ChangedRow {
  readonly label: Message;
  readonly was: string | undefined;
  readonly becomes: string | undefined;
}

/** What one state of an application says otherwise than another; a covered answer is compared in full. */
export function changedRows(
  before: readonly CheckPart[],
  after: readonly CheckPart[],
): readonly ChangedRow[] {
  const [was, becomes] = [before, after].map(rowsByPlace);
  const places = new Set([...(was?.keys() ?? []), ...(becomes?.keys() ?? [])]);
  return [...places].flatMap((place) => {
    const [old, now] = [was?.get(place), becomes?.get(place)];
    const label = now?.label ?? old?.label;
    if (!label || (old?.full ?? old?.value) === (now?.full ?? now?.value)) return [];
    return [{ label, was: old?.value, becomes: now?.value }];
  });
}

function rowsByPlace(parts: readonly CheckPart[]): Map<string, CheckRow> {
  return new Map(parts.flatMap(({ title, rows }) => rows.map((row) => [`${title.en} ${row.field}`, row])));
}
