import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { ActionForm } from './form-actions.ts';
import { linesOf } from './reading.ts';

/** A form of a page behind the link of an application. */
export interface CaseForm extends ActionForm {
  readonly application: ApplicationAnswer;
}

/** A text of several lines, as it was typed. */
export const textIn = (form: URLSearchParams, of: string) => linesOf(form.get(of) ?? '').trim();

/** The page once more, with what was typed and why it was not taken; an empty reason: the field’s own. */
export const refused = (of: string, text: string, { form }: Pick<ActionForm, 'form'>) => ({
  again: { told: { of, text, isDone: false, typed: Object.fromEntries(form) }, linkPage: {} },
});
