import type { ProposedValue } from '@ndp/domain/workflow/correction-round.ts';
import type * as z from 'zod/mini';
import type { Issue } from '../../explainer.ts';
import type { Message } from '../../message.ts';
import { fieldsOf } from '../../schema-fields.ts';
import { town } from '../../town/town.ts';
import { applicationFlow } from '../application.flow.ts';
import { applicationQuestions } from '../questions.ts';
import type { QuestionRows } from './places.ts';

/**
 * The fields one value of which can be proposed at a place: those its line tells that hold one plain text. The names of a
 * town belong together and are chosen from the register; a section as a whole, the project and documents have none.
 */
export function proposableFields(place: string): readonly string[] {
  const [section, own = ''] = place.split('.');
  const told = stepsOf(section, '').flatMap(({ id, screenFields, fields }) => {
    const schemas = fieldsOf(screenFields ?? fields);
    return Object.entries<QuestionRows>(applicationQuestions[id])
      .filter(([field, { printed }]) => field === own || printed.with === own)
      .map(([field]) => field)
      .filter((field) => isPlainText(schemas[field]) && !(field in town.shape));
  });
  return [...new Set(told)];
}

/** Whether the value of a field is shown covered. */
export function isCoveredField(place: string, field: string): boolean {
  return 'full' in (questionOf(place, field)?.shown ?? {});
}

/**
 * A proposed value as its field stores it, or what is wrong with it.
 *
 * @param today  the day in Poland, `YYYY-MM-DD`
 * @returns undefined: nothing can be proposed for this field there
 */
export function checkProposal(
  place: string,
  { field, value }: Pick<ProposedValue, 'field' | 'value'>,
  today: string,
): { readonly value: string } | { readonly issue: Issue } | undefined {
  if (!proposableFields(place).includes(field)) return undefined;
  const [step] = stepsOf(place.split('.')[0], today).filter((each) => field in fieldsOf(each.fields));
  const schema = step && fieldsOf(step.screenFields ?? step.fields)[field];
  const parsed = schema?.safeParse(value);
  const [issue] = parsed?.error?.issues ?? [];
  if (issue) return { issue: { ...issue, path: [field] } };
  return { value: String(parsed?.data) };
}

/** What a field is called in its form. */
export function proposedLabel(place: string, field: string): Message {
  const question = questionOf(place, field);
  if (!question) throw new RangeError(`no field ${field} at ${place}`);
  return question.label;
}

function questionOf(place: string, field: string): QuestionRows | undefined {
  const [step] = stepsOf(place.split('.')[0], '');
  const questions = Object.entries<QuestionRows>(step ? applicationQuestions[step.id] : {});
  return questions.find(([each]) => each === field)?.[1];
}

/** The step of a section; of whoever applies one for a person and one for an organisation. */
function stepsOf(section: string | undefined, today: string) {
  const variants = section === 'client_info' ? (['home', 'apartment'] as const) : (['home'] as const);
  return variants.flatMap((variant) =>
    applicationFlow({ variant, today }).steps.filter(
      (step) => step.section === section && step.section !== 'consent',
    ),
  );
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodMiniType;
}

function isPlainText(schema: z.ZodMiniType | undefined): boolean {
  const { type, innerType } = (schema?.def ?? { type: '' }) as Definition;
  return type === 'string' || (innerType !== undefined && isPlainText(innerType));
}
