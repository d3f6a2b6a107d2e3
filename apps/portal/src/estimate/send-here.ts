import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { ask } from '../site/site.ts';
import { useEstimate } from './estimate-store.ts';
import { newSendingKey } from './sending-key.ts';
import type { Confirmation, Submitted } from './stored-answers.ts';
import { submissionBody, submitEstimate } from './submission.ts';
import { finished } from './transitions.ts';

/** Sends the estimate from this browser, which then keeps its answers no longer. */
export async function sendHere(answers: Answers, program: Program): Promise<void> {
  const secret = sendingKey(JSON.stringify(submissionBody(answers, program)));
  const submitted = await submitEstimate(ask, answers, program, secret);
  finish(submitted, { email: answers.email ?? '', secret });
}

/** The key to send this body under: the same for the same body, so that sending twice stores once. */
function sendingKey(body: string): string {
  const { sending } = useEstimate.getState();
  if (sending?.body === body) return sending.key;
  const key = newSendingKey();
  useEstimate.setState({ sending: { key, body } });
  return key;
}

/** Notes that the estimate was stored by the server: the answers are gone from this device. */
export function finish(submitted: Submitted, confirmation: Confirmation): void {
  useEstimate.setState(finished(submitted, confirmation));
}
