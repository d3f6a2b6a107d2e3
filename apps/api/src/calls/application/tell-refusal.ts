import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readRefusal } from '../../cases/words/case-refusals.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** The newest refusal as its applicant reads it; never by whom. */
export async function describeRefusal(
  store: EncryptedStore,
  application: Application,
): Promise<ApplicationAnswer['refusal']> {
  const refusal = await readRefusal(store, keyOf(application));
  if (!refusal) return null;
  const { reasons, words, refusedAt, appealUntil, answerBy, appeal, appealedAt } = refusal;
  const { outcome, answer, decidedAt } = refusal;
  return {
    reasons: [...reasons],
    words,
    refused_on: polishDay(refusedAt),
    appeal_until: appealUntil,
    appeal: appealedAt && answerBy ? { text: appeal, on: polishDay(appealedAt), answer_by: answerBy } : null,
    decision: outcome && decidedAt ? { outcome, words: answer, on: polishDay(decidedAt) } : null,
  };
}
