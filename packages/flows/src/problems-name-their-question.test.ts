import { programs } from '@ndp/domain/programs/all.ts';
import { projectVariants } from '@ndp/domain/project.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { applicationFlow } from './application/application.flow.ts';
import { applicationQuestions } from './application/questions.ts';
import { estimateFlow } from './estimate/estimate.flow.ts';
import { estimateQuestions } from './estimate/questions.ts';
import { type Language, type Message, say } from './message.ts';
import { fullExplainer } from './problems.ts';
import { fieldsOf } from './schema-fields.ts';

const today = '2026-11-21';
const wrong = [undefined, null, '', 'x', 'ąę@', '!!!', '000000000000', '12', 'x'.repeat(500), 'a\u0007b'];
const alsoWrong = [-1, 0, 1e9, 0.123, '2020-01-01', '2199-01-01', false, {}];

interface Refusal {
  readonly field: string;
  /** What the step asks beside it. */
  readonly others: readonly Message[];
  readonly label: Message;
  readonly issue: z.core.$ZodIssue;
}

type Labels = Readonly<Record<string, { readonly label: Message }>>;

function refusals(schema: z.ZodMiniType, questions: Labels): readonly Refusal[] {
  return Object.entries(fieldsOf(schema)).flatMap(([field, own]) => {
    const label = questions[field]?.label;
    if (!label) return [];
    const others = Object.entries(questions).flatMap(([other, asked]) =>
      other === field ? [] : asked.label,
    );
    return [...wrong, ...alsoWrong].flatMap((value) =>
      (own.safeParse(value).error?.issues ?? [])
        .slice(0, 1)
        .map((issue) => ({ field, label, others, issue: { ...issue, path: [field] } })),
    );
  });
}

const all: readonly Refusal[] = [
  ...programs.flatMap((program) =>
    estimateFlow(program, today).steps.flatMap(({ id, schema }) => refusals(schema, estimateQuestions[id])),
  ),
  ...projectVariants.flatMap((variant) =>
    applicationFlow({ variant, today }).steps.flatMap((step) =>
      refusals(('screenFields' in step && step.screenFields) || step.fields, applicationQuestions[step.id]),
    ),
  ),
];

/** The beginnings of a label's words, whatever their endings. */
const stemsOf = (label: string) =>
  [...label.toLowerCase().matchAll(/\p{L}{3,}/gu)].map(([word]) => word.slice(0, 4));

/** A word stands in the line that is in this question, and, if it has such a one, in no other of its step. */
function isToldOf(line: string, { label, others }: Refusal, language: Language): boolean {
  const shared = new Set(others.flatMap((other) => stemsOf(say(other, language))));
  const stems = stemsOf(say(label, language));
  const own = stems.filter((stem) => !shared.has(stem));
  return (own.length > 0 ? own : stems).some((stem) => line.toLowerCase().includes(stem));
}

function lineOf({ label, issue }: Refusal, language: Language): string {
  const prefix = fullExplainer.isNamed(issue) ? '' : `${say(label, language)}: `;
  return prefix + fullExplainer.explain(issue, language);
}

describe.each(['pl', 'en'] as const)('in the list of what is wrong, in %s,', (language) => {
  it('each line says of which question it is', () => {
    expect(all.length).toBeGreaterThan(200);
    const silent = all
      .filter((refusal) => !isToldOf(lineOf(refusal, language), refusal, language))
      .map((refusal) => `${refusal.field}: ${lineOf(refusal, language)} [${say(refusal.label, language)}]`);
    expect([...new Set(silent)]).toEqual([]);
  });
});
