import {
  editAnswer,
  readAnswers,
  readAnswersForCase,
  type StandardAnswer,
} from '@ndp/contract/desk/answers.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { type AnswerField, fillAnswer } from '@ndp/flows/standard-answer.ts';
import {
  isBuiltIn,
  readStandardAnswers,
  writeStandardAnswer,
} from '../../features/partners/standard-answers.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readAnswer } from '../application/application-answer.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Standard answers: the list a partner has, and each filled in for a case. */
export function mountAnswers(http: DeskHttp): void {
  mount(http, readAnswers, ({ work }) => describe(work));
  mount(http, editAnswer, async ({ body, work }) => {
    const { trx, now, partner, person } = work;
    const office = { trx, now, partnerId: partner.id };
    const key = await writeStandardAnswer(office, { ...body, by: person.id });
    work.addDetails({ answer: key, change: body.answer ? 'saved' : 'removed' });
    return describe(work);
  });
  mount(http, readAnswersForCase, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const { language } = application;
    const values = await valuesOf(work, application);
    const answers = await readStandardAnswers(work.trx, work.partner.id, work.language);
    return {
      answers: answers.map(({ key, title, text }) => ({
        key,
        title,
        text: fillAnswer(text, language, values),
      })),
    };
  });
}

async function describe(work: DeskWork): Promise<{ answers: StandardAnswer[] }> {
  const answers = await readStandardAnswers(work.trx, work.partner.id, work.language);
  const names = await readNames(
    work,
    answers.flatMap(({ changed }) => changed?.by ?? []),
  );
  return {
    answers: answers.map(({ key, title, text, changed }) => ({
      ...{ key, title, text, is_built_in: isBuiltIn(key) },
      changed: changed ? { by: names.get(changed.by) ?? '–', at: changed.at.toISOString() } : null,
    })),
  };
}

/** What is known of a case, in its applicant's language. */
async function valuesOf(
  work: DeskWork,
  application: Application,
): Promise<Partial<Record<AnswerField, string>>> {
  const { store, partner, now } = work;
  const { language, officer_id, quote, reference } = application;
  const { client, deadlines } = await readAnswer(store, { application, partner }, now);
  const { building_name, first_name, last_name } = client;
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatDate(day, language));
  const own = deadlines.find(({ kind, day }) => kind !== 'payment' && !isDuty(kind) && day >= polishDay(now));
  const names = await readNames(work, officer_id === null ? [] : [officer_id]);
  return {
    name: building_name ?? [first_name, last_name].filter(Boolean).join(' '),
    case: reference,
    amount: quote ? formatPln(quote.quote, language) : '',
    deadline: dayOf(own?.day),
    payment_day: dayOf(deadlines.find(({ kind }) => kind === 'payment')?.day),
    officer: (officer_id && names.get(officer_id)) ?? '',
  };
}
