import { programs } from '@ndp/domain/programs/all.ts';
import { projectVariants } from '@ndp/domain/project.ts';
import type { ApplicationAnswers } from '../application/answered.ts';
import { applicationFlow } from '../application/application.flow.ts';
import { applicationQuestions } from '../application/questions.ts';
import { estimateFlow } from '../estimate/estimate.flow.ts';
import { estimateQuestions } from '../estimate/questions.ts';
import type { AnyQuestions, Question } from '../question.ts';
import { fieldsOf } from '../schema-fields.ts';

/** A field that a step asks for, and what is said of it. */
export interface AskedField {
  readonly step: string;
  readonly field: string;
  readonly question: Question<ApplicationAnswers> | undefined;
  /** Everything else the step asks. */
  readonly questions: AnyQuestions<ApplicationAnswers>;
}

const today = '2026-11-21';

/** Every field of every step of both flows, whoever is asked, each once. */
export function askedFields(): readonly AskedField[] {
  const estimate = programs.flatMap((program) =>
    estimateFlow(program, today).steps.flatMap(({ id, schema }) =>
      isAsked(id, Object.keys(fieldsOf(schema)), estimateQuestions[id]),
    ),
  );
  const application = projectVariants.flatMap((variant) =>
    applicationFlow({ variant, today }).steps.flatMap(({ id, fields }) =>
      isAsked(id, Object.keys(fieldsOf(fields)), applicationQuestions[id]),
    ),
  );
  const all = [...estimate, ...application].map((each) => [`${each.step} ${each.field}`, each] as const);
  return [...new Map(all).values()];
}

function isAsked(
  step: string,
  fields: readonly string[],
  questions: AnyQuestions<ApplicationAnswers>,
): readonly AskedField[] {
  return fields.map((field) => ({ step, field, question: questions[field], questions }));
}
