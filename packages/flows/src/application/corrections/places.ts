import type { ProjectVariant } from '@ndp/domain/project.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import type { CorrectedValue, CorrectedValues } from '@ndp/domain/workflow/correction-round.ts';
import type { Message } from '../../message.ts';
import { formatterIn, rowsOf } from '../../question.ts';
import { fieldsOf } from '../../schema-fields.ts';
import type { ApplicationAnswers } from '../answered.ts';
import { type ApplicationStepId, applicationFlow, type SectionName } from '../application.flow.ts';
import { projectStepOf } from '../check/check-rows.ts';
import { applicationLabels } from '../labels.ts';
import type { OverviewApplication } from '../overview-application.ts';
import { answersOf } from '../overview-rows.ts';
import { documentNames } from '../payment/messages.ts';
import { applicationQuestions, projectQuestions } from '../questions.ts';

/** All of a section, where no answer of it is meant. */
const whole = '*';

/** Every answer that can be corrected, by its place, as an officer keeps it; and each section as a whole. */
export function tellAnswers(application: OverviewApplication): CorrectedValues {
  const values = new Map<string, CorrectedValue>();
  const answers = answersOf(application);
  for (const { field, value } of rowsOf(projectQuestions, 'shown', answers, polish))
    if (projectStepOf(field)) values.set(`project.${field}`, { value });
  for (const { id, section } of sectionSteps(answers.variant)) {
    const shown = rowsOf<ApplicationAnswers>(applicationQuestions[id], 'shown', answers, polish);
    const printed = rowsOf<ApplicationAnswers>(applicationQuestions[id], 'printed', answers, polish);
    const rows = askedOf(id, answers.variant).flatMap((field) => {
      const covered = shown.find((row) => row.field === field);
      return (covered?.full ? covered : printed.find((row) => row.field === field)) ?? covered ?? [];
    });
    for (const { field, value, full } of rows)
      values.set(`${section}.${field}`, { value, ...(full && { full }) });
    const [value, full] = [rows.map((row) => row.value), rows.map((row) => row.full ?? row.value)];
    values.set(`${section}.${whole}`, { value: value.join('\n'), full: full.join('\n') });
  }
  return values;
}

/** What an officer can ask to be corrected of a project of this kind: its answers, and the sections' fields, given or not. */
export function answerPlaces(variant: string, values: CorrectedValues): readonly string[] {
  const project = [...values.keys()].filter((place) => place.startsWith('project.'));
  const sections = sectionSteps(variant).flatMap(({ id, section }) =>
    [...askedOf(id, variant), whole].map((field) => `${section}.${field}`),
  );
  return [...project, ...sections];
}

const polish = formatterIn('pl');

const sectionSteps = (variant: unknown) =>
  applicationFlow({ variant: variant as ProjectVariant, today: '' }).steps.filter(
    ({ id }) => id !== 'consent',
  );

/** The fields of a step that have a line of their own. */
function askedOf(id: ApplicationStepId, variant: unknown): readonly string[] {
  const step = sectionSteps(variant).find((each) => each.id === id);
  if (!step) return [];
  const questions = Object.entries<QuestionRows>(applicationQuestions[id]);
  return Object.keys(fieldsOf(step.screenFields ?? step.fields)).filter((field) => {
    const [, question] = questions.find(([each]) => each === field) ?? [];
    return question && [question.printed, question.shown].some(isRow) && question.printed.with === undefined;
  });
}

const isRow = ({ with: other, leftOut }: QuestionRows['shown']) =>
  other === undefined && leftOut === undefined;

/** The files of each kind of document, by its place. */
export function tellDocuments(
  documents: readonly { readonly id: string; readonly kind: string; readonly fileName: string }[],
): CorrectedValues {
  const values = new Map<string, CorrectedValue>();
  for (const kind of documentKinds) {
    const own = documents.filter((document) => document.kind === kind);
    if (own.length === 0) continue;
    const value = own.map(({ fileName }) => fileName).join('\n');
    values.set(documentPlace(kind), { value, full: own.map(({ id }) => id).join('\n') });
  }
  return values;
}

export function documentPlace(kind: string): string {
  return `document.${kind}`;
}

/** Where the thing stands that a place names. */
export interface CorrectedPlace {
  readonly of: 'section' | 'project' | 'document';
  /** The section, the step of the project, the kind of the document. */
  readonly name: string;
  /** None: all of it. */
  readonly field: string | undefined;
  readonly label: Message;
}

/** @throws {RangeError} no such place */
export function placeOf(place: string): CorrectedPlace {
  const [name = '', field = ''] = place.split('.');
  if (name === 'document') {
    const kind = documentKinds.find((each) => each === field);
    if (kind) return { of: 'document', name: kind, field: undefined, label: documentNames[kind] };
  }
  if (name === 'project') {
    const [step, question] = [projectStepOf(field), projectQuestions[field]];
    if (step && question) return { of: 'project', name: step, field, label: labelOf(question) };
  }
  const { steps } = applicationFlow({ variant: 'home', today: '' });
  const step = steps.find(({ section }) => section === name);
  if (!step) throw new RangeError(`nothing stands at ${place}`);
  if (field === whole) return { of: 'section', name, field: undefined, label: applicationLabels[step.id] };
  const [, question] =
    Object.entries<QuestionRows>(applicationQuestions[step.id]).find(([each]) => each === field) ?? [];
  if (!question) throw new RangeError(`nothing stands at ${place}`);
  return { of: 'section', name, field, label: labelOf(question) };
}

/** A question and its lines, whatever it asks. */
export interface QuestionRows {
  readonly label: Message;
  readonly shown: { readonly label?: Message; readonly with?: string; readonly leftOut?: string };
  readonly printed: QuestionRows['shown'];
}

function labelOf({ label, shown, printed }: QuestionRows): Message {
  return printed.label ?? shown.label ?? label;
}

/** The address of a section's page, by its section. */
export function pageOfSection(name: string): string {
  const { steps } = applicationFlow({ variant: 'home', today: '' });
  return steps.find(({ section }) => section === (name as SectionName))?.path ?? 'applicant';
}
