import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { askedOfPump, type PumpAnswers, subTypeOfPump } from '@ndp/flows/estimate/heat-source/pump.ts';
import { chooseSource } from '@ndp/flows/estimate/heat-source/step.ts';
import { notListed } from '@ndp/flows/estimate/planning/step.ts';
import { askedAs, askedField } from '@ndp/flows/form/asked.tsx';
import type { Language } from '@ndp/flows/message.ts';

/** A form as it was sent, with what was read from it. */
export interface FormSubmission {
  readonly form: URLSearchParams;
  readonly said: Answers;
  readonly language: Language;
}

/** What the choices on a page mean together, where a screen with script works it out at each of them. */
const meanings: Readonly<Record<string, (sent: FormSubmission) => Answers>> = {
  'heat-source': sourceOf,
  planning: planOf,
};

/** A question that belongs on the page because of what was said, and did not stand there yet. */
const appearing: Readonly<Record<string, (sent: FormSubmission) => keyof Answers | undefined>> = {
  'heat-source': ({ form, said }) => {
    const { heat_source: of, heat_source_variant } = said;
    if (of === undefined) return undefined;
    const questions = of === 'heat_pump' ? askedOfPump(said) : ['heat_source_variant' as const];
    if (of !== 'heat_pump' && heat_source_variant !== undefined) return undefined;
    return questions.find((question) => question !== 'driven_by' && !wasAsked(form, question, of));
  },
  'efficiency-selector': ({ form, said }) =>
    said.knows_efficiency === 'yes' && !form.has('index_annual_demand') ? 'index_annual_demand' : undefined,
  planning: ({ form, said }) =>
    said.selected_installer === notListed && !form.has('will_install_by') ? 'will_install_by' : undefined,
};

/** What was said on a step, all of it. Pure. */
export function meaningOf(step: string, sent: FormSubmission): Answers {
  return meanings[step]?.(sent) ?? sent.said;
}

/** The question to be shown before the step can be judged. Pure. */
export function questionToShow(step: string, sent: FormSubmission): keyof Answers | undefined {
  return appearing[step]?.(sent);
}

/** The kind of heat source: an answer to a question that belongs to another source does not count. */
function sourceOf({ form, said }: FormSubmission): Answers {
  const { heat_source: of } = said;
  if (of === undefined) return said;
  const chosen: Answers = { ...said, ...chooseSource(of) };
  const answered = (question: keyof Answers) => (wasAsked(form, question, of) ? said[question] : undefined);
  if (of !== 'heat_pump') {
    const subType = answered('heat_source_variant') ?? chosen.heat_source_variant;
    return { ...chosen, heat_source_variant: subType as Answers['heat_source_variant'] };
  }
  const questions = ['heat_from', 'driven_by', 'gas_process'] as const;
  const pump = Object.fromEntries(questions.map((name) => [name, answered(name)])) as PumpAnswers;
  return { ...chosen, ...pump, ...subTypeOfPump(pump) } as Answers;
}

function wasAsked(form: URLSearchParams, question: string, of: string): boolean {
  return form.getAll(askedField).includes(askedAs({ question, of }));
}

/** A name of an installer only where one is named. */
function planOf({ said }: FormSubmission): Answers {
  return {
    ...said,
    heater_model_name: said.heater_model_name ?? '',
    will_install_by: said.selected_installer === notListed ? said.will_install_by : undefined,
  };
}
