import { Refused } from '@ndp/contract/ask.ts';
import { confirmByCode, correctEmail, resendLink } from '@ndp/contract/calls/pending.ts';
import { mailedCodeLength } from '@ndp/domain/periods.ts';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import type { FormMessage } from '@ndp/flows/form/form-message.tsx';
import { say } from '@ndp/flows/message.ts';
import { problemOf } from '../attempt/problem.ts';
import { type GuardFacts, guardPending } from '../estimate/guards.ts';
import { codeMessages, pendingMessages as texts } from '../estimate/pending/messages.ts';
import { type Confirmation, noEstimate, type Submitted } from '../estimate/stored-answers.ts';
import { codeOf } from '../page/typed-code.ts';
import { hrefOf } from '../routing/addresses.ts';
import type { PlainForm as StepForm, StepResult } from './answer-step.ts';

type PlainForm = Pick<StepForm, 'form' | 'language' | 'ask'>;

const here = '/application/pending-confirm';

/**
 * Takes what is done while the mailed link is waited for: another estimate, the code, another address, the mail once more.
 *
 * @throws {Redirect} nothing was sent yet
 */
export async function answerPending(plain: PlainForm, known: GuardFacts): Promise<StepResult> {
  const { form } = plain;
  guardPending(known);
  const { submitted, confirmation } = known.estimate;
  if (form.has('another')) return { estimate: noEstimate, to: '/application/project-type' };
  const again = (message: FormMessage): StepResult => ({ written: { ...known, told: message } });
  if (!submitted) return { estimate: known.estimate, to: here };
  if (form.has('language'))
    return again({ of: 'code', text: '', isDone: true, typed: { code: form.get('code') ?? '' } });
  if (!confirmation || form.has('resend')) return again(await resend(plain, submitted));
  if (form.has('code')) {
    const opened = await open(plain, submitted, confirmation);
    return typeof opened === 'string' ? { estimate: known.estimate, to: opened } : again(opened);
  }
  const { told: message, email } = await correct(plain, submitted, confirmation);
  return email
    ? {
        written: {
          ...known,
          estimate: { ...known.estimate, confirmation: { ...confirmation, email } },
          told: message,
        },
      }
    : again(message);
}

async function resend({ ask, language }: PlainForm, { id }: Submitted): Promise<FormMessage> {
  try {
    await ask(resendLink, { params: { id } });
    return { of: 'resend', text: say(texts.resent, language), isDone: true };
  } catch (error) {
    return { of: 'resend', text: problemOf(error, language).text, isDone: false };
  }
}

/** Where the code leads, or why it does not. */
async function open(
  plain: PlainForm,
  { id }: Submitted,
  { secret }: Confirmation,
): Promise<string | FormMessage> {
  const { form, ask, language } = plain;
  const typed = form.get('code') ?? '';
  const code = codeOf(typed, mailedCodeLength);
  const refuse = (text: string): FormMessage => ({ of: 'code', text, isDone: false, typed: { code: typed } });
  if (!code) return refuse(say(codeMessages.wrongLength, language, { count: mailedCodeLength }));
  try {
    const { token } = await ask(confirmByCode, { params: { id }, body: { submission_secret: secret, code } });
    return hrefOf({ to: '/grant/application/$id/$token', params: { id, token } });
  } catch (error) {
    return refuse(problemOf(error, language).text);
  }
}

async function correct(plain: PlainForm, { id }: Submitted, { secret }: Confirmation) {
  const { form, ask, language } = plain;
  const typed = form.get('email') ?? '';
  const refuse = (text: string) => ({
    told: { of: 'email', text, isDone: false, typed: { email: typed } } as const,
    email: '',
  });
  const parsed = submit.schema.safeParse({ email: typed });
  const [issue] = parsed.error?.issues ?? [];
  if (!parsed.success) return refuse(issue ? estimateExplainer.explain(issue, language) : '');
  const { email } = parsed.data;
  try {
    await ask(correctEmail, { params: { id }, body: { email, submission_secret: secret } });
    return { told: { of: 'email', text: say(texts.corrected, language), isDone: true } as const, email };
  } catch (error) {
    const isGone = error instanceof Refused && error.status === 404;
    return refuse(isGone ? say(texts.expired, language) : problemOf(error, language).text);
  }
}
