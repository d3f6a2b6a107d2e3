import {
  answerHeldRunning,
  declineDuties,
  markHeldDuty,
  takeDutiesOver,
} from '@ndp/contract/calls/handover.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import { takeOver } from '@ndp/flows/application/duties/handover.ts';
import {
  doneField,
  kindField,
  noteField,
  runningField,
  runningYearField,
  undoneField,
} from '../application/duties/fields.ts';
import { type ActionForm, answerWith, askFirst, type FormActions, fit } from './form-actions.ts';

const tokenOf = ({ token = '' }: ActionForm['params']) => ({ token });

async function mark(
  { params, ask, here }: ActionForm,
  duty: string,
  body: { is_done: boolean; note: string },
) {
  if (!isDuty(duty)) return undefined;
  await ask(markHeldDuty, { params: { ...tokenOf(params), duty }, body });
  return `${here}#duties`;
}

/** What a new owner does: takes the duties over or declines, says that one is done, and whether the source runs. */
export const heldActions: FormActions = {
  decline: askFirst,
  async decline_sure({ params, ask }, of) {
    await ask(declineDuties, { params: tokenOf(params) });
    return answerWith({ of, text: '' }, { loaded: undefined });
  },
  [doneField]: (act) =>
    mark(act, act.form.get(kindField) ?? '', { is_done: true, note: (act.form.get(noteField) ?? '').trim() }),
  [undoneField]: (act, of) => mark(act, act.form.get(of) ?? '', { is_done: false, note: '' }),
  async [runningField]({ form, params, ask, here }, of) {
    const answer = runningAnswers.find((each) => each === form.get(of));
    if (!answer) return undefined;
    const year = Number(form.get(runningYearField));
    await ask(answerHeldRunning, { params: tokenOf(params), body: { year, answer } });
    return `${here}#duties`;
  },
  async take_over({ form, params, ask }) {
    const body = fit(takeOver, { typed_name: form.get('typed_name') ?? '' });
    await ask(takeDutiesOver, { params: tokenOf(params), body });
    return undefined;
  },
};
