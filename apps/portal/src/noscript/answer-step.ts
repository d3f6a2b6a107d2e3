import type { Ask } from '@ndp/contract/ask.ts';
import { newSources } from '@ndp/domain/subsidy/alternatives.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { byHandField } from '@ndp/flows/estimate/climate-zone/step.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { estimateQuestions } from '@ndp/flows/estimate/questions.ts';
import { decided, keepField, triedAs, triedField } from '@ndp/flows/estimate/quote/alternatives/decided.ts';
import { wayOn } from '@ndp/flows/estimate/way-on.ts';
import { type Language, localeOf } from '@ndp/flows/message.ts';
import { controlId } from '@ndp/ui/field-ids.ts';
import { type GuardFacts, guardStep } from '../estimate/guards.ts';
import { acceptTab } from '../estimate/stored-answers.ts';
import { acceptedInto } from '../estimate/transitions.ts';
import type { Written } from '../estimate/written.ts';
import { sendingKeyField } from '../site/form-fields.ts';
import type { Site } from '../site/site.ts';
import { fieldsIn, readFields } from './reading.ts';
import { type FormSubmission, meaningOf, questionToShow } from './said.ts';
import { sendPlainly } from './send.ts';
import { findTown } from './town.ts';

/** A form of the estimate as it was sent without script. */
export interface PlainForm {
  readonly path: string;
  readonly form: URLSearchParams;
  readonly language: Language;
  readonly site: Site;
  readonly ask: Ask;
}

/** Where the visitor goes on, or the page to be shown again with what was said. */
export type StepResult =
  | { readonly estimate: GuardFacts['estimate']; readonly to: string }
  | { readonly written: Written };

/**
 * Takes the form of a step as the browser takes what is typed: the step's schema judges it, and the flow tells the way on.
 *
 * @throws {Redirect} the visitor belongs on another step
 */
export async function answerStep(plain: PlainForm, known: GuardFacts): Promise<StepResult> {
  const { path, form, language, site, ask } = plain;
  guardStep(site, path, known);
  const { estimate } = known;
  const flow = estimateFlow(site.program, known.today);
  const step = flow.steps.find((one) => one.path === path);
  if (!step) throw new Error(`no step at "${path}"`);
  const read: FormSubmission = { form, language, said: readFields(step.schema, form, localeOf[language]) };
  const isTown = step.id === 'climate-zone';
  const town = isTown ? await findTown(form, read.said, estimate.answers, ask) : undefined;
  const said = town?.said ?? meaningOf(step.id, read);
  const here = `/application/${path}`;
  const typed = { ...estimate, drafts: { ...estimate.drafts, [path]: said } };
  const again: Written = { ...known, estimate: typed, ...(town?.help && { plain: town.help }) };

  if (form.has('language')) return { estimate: judgeable(typed, path), to: here };
  if (form.has(byHandField)) return { written: { ...again, plain: { isUnfolded: true } } };
  if (town?.help?.towns) return { written: again };
  if (form.has(keepField)) return keepSource(form, estimate);
  const question = questionToShow(step.id, { ...read, said });
  if (question) return { estimate: judgeable(typed, path), to: `${here}#${controlId(question)}` };

  const draft = { ...estimate.answers, ...said };
  const parsed = step.schema.safeParse(draft);
  if (!parsed.success) {
    const labels = Object.fromEntries(
      Object.entries(estimateQuestions[step.id]).map(([field, { label }]) => [field, label]),
    );
    return { written: { ...again, failed: { fields: fieldsIn(parsed.error), labels } } };
  }
  const accepted = parsed.data as Answers;
  const answers = { ...estimate.answers, ...accepted };
  const next = wayOn(flow, answers, path);
  if (next !== flow.whenDone) {
    return { estimate: acceptedInto(estimate, path, accepted), to: `/application/${next}` };
  }
  const key = form.get(sendingKeyField) ?? '';
  const outcome = await sendPlainly({ answers, site, language, ask, key });
  return 'problems' in outcome ? { written: { ...again, ...outcome } } : outcome;
}

/** Another heat source, kept beside its amount: the amount is then worked out anew. */
function keepSource(form: URLSearchParams, estimate: GuardFacts['estimate']): StepResult {
  const chosen = newSources().find((source) => triedAs(source) === form.get(triedField));
  const change = chosen && { ...decided, ...chosen };
  return {
    estimate: change ? acceptedInto(estimate, 'heat-source', change) : estimate,
    to: '/application/quote',
  };
}

/** What was typed may wait in a draft as far as it is of the right kind, as it must be to be taken up again. */
function judgeable(estimate: GuardFacts['estimate'], path: string): GuardFacts['estimate'] {
  const typed = Object.entries(estimate.drafts[path] ?? {}).filter(
    ([field, value]) => value !== undefined && acceptTab({ answers: { [field]: value } }),
  );
  return { ...estimate, drafts: { ...estimate.drafts, [path]: Object.fromEntries(typed) } };
}
