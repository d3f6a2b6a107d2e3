import { programs } from '@ndp/domain/programs/all.ts';
import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { termsOfYear } from '@ndp/domain/programs/terms.ts';
import type { ApplicationAnswers } from '@ndp/flows/application/answered.ts';
import { applicationFlow } from '@ndp/flows/application/application.flow.ts';
import { applicationQuestions } from '@ndp/flows/application/questions.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { estimateQuestions } from '@ndp/flows/estimate/questions.ts';
import { type Step, visibleSteps } from '@ndp/flows/flow.ts';
import type { AnyQuestions } from '@ndp/flows/question.ts';
import { fieldsOf, mayBeEmpty } from '@ndp/flows/schema-fields.ts';
import type { DocumentData } from './document-data.ts';
import { MissingValue } from './missing-value.ts';

/** Every day and period of the terms, by its path. */
const { days, weeks, years, ...ends } = termsOfYear(0);
const termPaths = Object.entries({ days, weeks, years })
  .flatMap(([unit, periods]) => Object.keys(periods).map((period) => `${unit}.${period}`))
  .concat(Object.keys(ends))
  .map((path) => `terms.${path}`);

/** What is not an answer, and the kind of building, on which depends what was asked. */
const always = [
  'reference',
  'date',
  'language',
  'project.variant',
  ...[
    'id',
    'title',
    'organiser.name',
    'regulations_version',
    'information_clause_version',
    'signing_begins',
    ...termPaths,
  ].map((key) => `programme.${key}`),
  ...['title', 'primary_color', 'secondary_color', 'contact_email', 'contact_phone'].map(
    (key) => `partner.${key}`,
  ),
  'operator.name',
  ...['reference_value_toe', 'saved_kwh', 'unit_fee_pln_per_toe', 'programme_year', 'reference_set'].map(
    (key) => `calculation.${key}`,
  ),
  ...['ceiling_pln', 'payout_share', 'quote', 'engine_version'].map((key) => `calculation.${key}`),
];

const ofConsent = ['id', 'text', 'text_version', 'language', 'accepted_at'] as const;

/** Where an answer of the estimate stands when not in the project under its own name. */
const places: Readonly<Record<string, string>> = {
  project_variant: 'project.variant',
  selected_installer: 'installer',
  email: 'email',
};

/** Every new source has one; of a heat pump it follows from other questions, so its step may leave it empty. */
const subType = 'project.heat_source_variant';

/** The paths that must hold a value in these data: whatever is printed of what this applicant was asked. */
export function requiredValues(data: DocumentData): readonly string[] {
  const { date: today, project, consents } = data;
  const variant = project?.variant;
  // Which programme it is changes nothing about the fields of the estimate.
  const estimate = programs.slice(0, 1).map((program) => estimateFlow(program, today));
  const sample = { project_variant: variant, knows_efficiency: 'yes' } as const;
  const given = consents?.length ? consents.map((_, index) => `consents.${index}`) : ['consents.0'];
  return [
    ...always,
    ...estimate
      .flatMap((flow) => visibleSteps<Answers>(flow, sample))
      .flatMap(({ id, schema }) => printedFields(schema, estimateQuestions[id as EstimateStepId], project))
      .map((field) => places[field] ?? `project.${field}`),
    ...(variant === 'non_residential' ? [] : [subType]),
    ...applicationFlow({ variant, today }).steps.flatMap(({ id, section, fields }) =>
      printedFields(fields, applicationQuestions[id], project).map((field) => `${section}.${field}`),
    ),
    ...given.flatMap((consent) => ofConsent.map((key) => `${consent}.${key}`)),
  ];
}

/** The fields of a step that a document prints and that may not be left empty. */
function printedFields(
  schema: Step<never>['schema'],
  questions: AnyQuestions<ApplicationAnswers>,
  answers: ApplicationAnswers,
): readonly string[] {
  const needed = Object.entries(fieldsOf(schema)).filter(([, field]) => !mayBeEmpty(field));
  return needed
    .map(([name]) => name)
    .filter((name) => !isLeftOpen(name, answers))
    .filter((name) => {
      const printed = questions[name]?.printed;
      return printed && printed.leftOut === undefined && printed.when?.(answers) !== false;
    });
}

/** Whether the calls leave a field open: the saving of a residential building does not depend on its zone. */
function isLeftOpen(name: string, { variant }: ApplicationAnswers): boolean {
  return name === 'climate_zone' && variant !== 'non_residential';
}

/**
 * Refuses data that leave a blank in a document, or whose amount is no amount.
 *
 * @throws {MissingValue} the first field that is absent, null, blank or not a number
 * @throws {RangeError} a date that is none; one planned after the programme's last day; one made when works could not be done any more; an amount that is not whole, below 1 or above the statutory ceiling
 */
export function assertComplete(data: DocumentData): void {
  const missing = requiredValues(data).find((path) => isBlank(valueAt(data, path)));
  if (missing) throw new MissingValue(missing);
  const { quote, ceiling_pln } = data.calculation;
  if (!Number.isInteger(quote) || quote < 1 || quote > ceiling_pln) {
    throw new RangeError(`not an amount to be promised: ${quote} of at most ${ceiling_pln} PLN`);
  }
  const planned = data.project.planned_completion_date;
  for (const date of [data.date, planned]) assertDate(date);
  const { firstDay, lastDay } = data.programme.terms;
  const { sign } = lastDaysOf(data.programme.terms);
  if (!firstDay.startsWith(String(data.calculation.programme_year))) {
    throw new RangeError(`promised in ${data.calculation.programme_year}, under terms from ${firstDay}`);
  }
  if (data.date > sign) throw new RangeError(`made on ${data.date}, after ${sign}, the last day to sign`);
  if (planned > lastDay) throw new RangeError(`planned for ${planned}, after the programme’s ${lastDay}`);
}

function assertDate(date: string): void {
  const time = Date.parse(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  if (!isReal) throw new RangeError(`not a date YYYY-MM-DD: ${date}`);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Number.isNaN(value);
}
