import { answerRunning, markDuty } from '@ndp/contract/calls/duties.ts';
import { handDutiesOver, takeHandoverBack } from '@ndp/contract/calls/handover.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import { newOwner } from '@ndp/flows/application/duties/handover.ts';
import {
  doneField,
  handOverField,
  kindField,
  noteField,
  runningField,
  runningYearField,
  takeBackField,
  undoneField,
} from '../application/duties/fields.ts';
import { type CaseForm, textIn } from './case-form.ts';
import { type FormActions, fit } from './form-actions.ts';
import { linkOf } from './link-actions.ts';

async function mark({ params, ask, here }: CaseForm, duty: string, body: { is_done: boolean; note: string }) {
  if (!isDuty(duty)) return undefined;
  await ask(markDuty, { params: { ...linkOf(params), duty }, body });
  return `${here}#duties`;
}

/** Hands the duties over and takes that back; says that one is done, takes that back, and answers whether the new source runs. */
export const dutyActs: FormActions<CaseForm> = {
  async [handOverField]({ form, params, ask, here }) {
    const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
    await ask(handDutiesOver, { params: linkOf(params), body: fit(newOwner, typed) });
    return `${here}#duties`;
  },
  async [takeBackField]({ params, ask, here }) {
    await ask(takeHandoverBack, { params: linkOf(params) });
    return `${here}#duties`;
  },
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
