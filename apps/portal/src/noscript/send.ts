import type { Ask } from '@ndp/contract/ask.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import type { Language } from '@ndp/flows/message.ts';
import { hexOf, newSendingKey } from '../estimate/sending-key.ts';
import type { StoredEstimate } from '../estimate/stored-answers.ts';
import { submissionBody, submitEstimate } from '../estimate/submission.ts';
import { submissionProblem } from '../estimate/submission-problem.ts';
import { finished } from '../estimate/transitions.ts';
import type { Written } from '../estimate/written.ts';
import type { Site } from '../site/site.ts';
import { crowdedBy } from './crowded.ts';

interface Delivery {
  readonly answers: Answers;
  readonly site: Site;
  readonly language: Language;
  readonly ask: Ask;
  /** What the form was sent with; the same form sent again has the same. */
  readonly key: string;
}

type SendResult =
  | { readonly estimate: StoredEstimate; readonly to: string }
  | (Pick<Written, 'waiting'> & { readonly problems: readonly string[] });

/** Sends the estimate as the browser does, by the same call; or says why it was not taken, a line each. */
export async function sendPlainly({ answers, site, language, ask, key }: Delivery): Promise<SendResult> {
  const { program } = site;
  const secret = await secretOf(key, JSON.stringify(submissionBody(answers, program)));
  try {
    const submitted = await submitEstimate(ask, answers, program, secret);
    const estimate = finished(submitted, { email: answers.email ?? '', secret });
    return { estimate, to: '/application/pending-confirm' };
  } catch (error) {
    const crowded = crowdedBy(error, language);
    if (crowded) return { problems: [crowded.text], waiting: crowded.waiting };
    return { problems: submissionProblem(error, language) };
  }
}

/** The key of these answers in this form: other answers are stored under another. One that was not ours is not taken. */
async function secretOf(key: string, body: string): Promise<string> {
  const known = /^[0-9a-f]{64}$/.test(key) ? key : newSendingKey();
  const bytes = new TextEncoder().encode(`${known}\n${body}`);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
