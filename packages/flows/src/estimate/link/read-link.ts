import type { Program } from '@ndp/domain/programs/program.ts';
import type { Step } from '../../flow.ts';
import type { Answers } from '../answers.ts';
import { estimateFlow } from '../estimate.flow.ts';
import type { EstimateStepId } from '../labels.ts';
import { readFragment } from './fragment.ts';
import {
  type LinkedField,
  type LinkedStep,
  linkedFields,
  linkVersion,
  numberFields,
  yesField,
} from './linked-fields.ts';

type LinkParams = ReadonlyMap<string, string>;

/** What came with a link. */
export interface LinkedAnswers {
  /** Only what its step accepts. */
  readonly answers: Answers;
  /** Steps whose answer came, but is not accepted: the visitor is asked. */
  readonly refused: readonly EstimateStepId[];
  /** The day of the estimate the link was made from, `YYYY-MM-DD`. */
  readonly day: string | undefined;
}

/**
 * The answers behind `#` of a link, each accepted by the schema of its own step or not at all. Unknown names are passed
 * over. Pure.
 *
 * @returns undefined when the link carries no kind of building or was written by rules we do not know
 */
export function readLink(fragment: string, program: Program, today: string): LinkedAnswers | undefined {
  const given = readFragment(fragment);
  if (given.get('v') !== linkVersion) return undefined;
  const answers: Answers = {};
  const refused: EstimateStepId[] = [];
  for (const step of estimateFlow(program, today).steps as readonly Step<Answers>[]) {
    const values = isLinked(step.id) && step.when(answers) ? answersTo(step.id, given) : undefined;
    if (!values) continue;
    const accepted = step.id === 'planning' ? acceptInstaller(step, values) : acceptWhole(step, values);
    if (accepted) Object.assign(answers, accepted);
    else refused.push(step.id as EstimateStepId);
    // Everything else is an answer about a kind of building.
    if (!answers.project_variant) return undefined;
  }
  return answers.project_variant ? { answers, refused, day: dayOf(given) } : undefined;
}

function isLinked(stepId: string): stepId is LinkedStep {
  return Object.hasOwn(linkedFields, stepId);
}

function answersTo(stepId: LinkedStep, given: LinkParams): object | undefined {
  const fields: readonly LinkedField[] = linkedFields[stepId];
  const values = fields.flatMap((field) => {
    const word = given.get(field);
    return word ? [[field, answerOf(field, word)]] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

function answerOf(field: LinkedField, word: string): number | string | boolean {
  if (field === yesField) return word === 'true' || word;
  return numberFields.includes(field) ? numberOf(word) : word;
}

/** A plain decimal number, with a point or a comma; anything else stays the word it was, for the schema to refuse. */
function numberOf(word: string): number | string {
  return /^\d{1,9}([.,]\d{1,6})?$/.test(word) ? Number(word.replace(',', '.')) : word;
}

function acceptWhole(step: Step<Answers>, values: object): object | undefined {
  const parsed = step.schema.safeParse(values);
  return parsed.success ? (parsed.data as object) : undefined;
}

/** The rest of the plan is the visitor's to tell, so only what is wrong with the installer counts. */
function acceptInstaller(step: Step<Answers>, values: object): object | undefined {
  const issues = step.schema.safeParse(values).error?.issues ?? [];
  return issues.some(({ path }) => path[0] === 'selected_installer') ? undefined : values;
}

function dayOf(given: LinkParams): string | undefined {
  const day = given.get('on') ?? '';
  return /^20\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
