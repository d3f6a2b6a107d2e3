import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { hasDuties } from '@ndp/domain/duties.ts';
import { handoverEnd } from '@ndp/domain/handover.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { type NewOwner, readNewOwner } from '../../cases/people/new-owner.ts';
import { describeDutyAnswers } from '../../features/duties/describe-answers.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** The duties of a case as its applicant is told of them. */
export type ToldDuties = Pick<ApplicationAnswer, 'done_duties' | 'running' | 'duty_handover'>;

/** What the applicant said of the duties, and to whom they go with the house; not what a new owner says of them. */
export async function describeDutiesToOwner(
  store: EncryptedStore,
  application: Application,
  now: Date,
): Promise<ToldDuties> {
  if (!hasDuties(application.status)) return { done_duties: [], running: [], duty_handover: null };
  const owner = await readNewOwner(store, keyOf(application), now);
  const takenAt = owner?.state === 'taken' ? owner.answeredAt : null;
  return {
    ...(await describeDutyAnswers(store, application, takenAt ?? undefined)),
    duty_handover: owner ? describeNewOwner(owner) : null,
  };
}

/** Who is named, and what became of it. */
export function describeNewOwner({ state, name, email, namedAt, answeredAt }: NewOwner) {
  return {
    ...{ state, name, email, named_on: polishDay(namedAt), until: polishDay(handoverEnd(namedAt)) },
    answered_on: answeredAt && polishDay(answeredAt),
  };
}
