import { answerRunning, markDuty } from '@ndp/contract/calls/duties.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import {
  doneField,
  kindField,
  noteField,
  runningField,
  runningYearField,
  undoneField,
} from '../application/duties/fields.ts';
import { type CaseForm, textIn } from './case-form.ts';
import type { FormActions } from './form-actions.ts';
import { linkOf } from './link-actions.ts';

async function mark({ params, ask, here }: CaseForm, duty: string, body: { is_done: boolean; note: string }) {
  if (!isDuty(duty)) return undefined;
  await ask(markDuty, { params: { ...linkOf(params), duty }, body });
  return `${here}#duties`;
}

/** Says that a duty is done, takes that back, and answers whether the new source runs. */
export const dutyActs: FormActions<CaseForm> = {
  [doneField]: (act) =>
    mark(act, act.form.get(kindField) ?? '', { is_done: true, note: textIn(act.form, noteField) }),
  [undoneField]: (act, of) => mark(act, act.form.get(of) ?? '', { is_done: false, note: '' }),
  async [runningField]({ form, params, ask, here }, of) {
    const answer = runningAnswers.find((each) => each === form.get(of));
    if (!answer) return undefined;
    const year = Number(form.get(runningYearField));
    await ask(answerRunning, { params: linkOf(params), body: { year, answer } });
    return `${here}#duties`;
  },
};
