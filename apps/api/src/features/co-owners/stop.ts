import { mayMove } from '@ndp/domain/case/transitions.ts';
import { type Message, say } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { cancelRequests } from '../signing/requests/document-requests.ts';

/** Why the application goes to the review, as its applicant reads it. */
const reason: Message = {
  pl: 'Współwłaściciel nie zgadza się na wymianę źródła ciepła, dlatego podpisywanie dokumentów zostało wstrzymane.',
  en: 'A co-owner objects to the heat source being replaced, so the signing of the documents has been stopped.',
};

/**
 * Stops the signing of an application, whose row is held, because a co-owner objects. Without effect where nothing
 * is to be signed by itself: it is being reviewed or corrected. Whoever calls tells the applicant.
 *
 * @returns the application as it stands then
 */
export async function stopForObjection(unit: RowUnit, application: Application): Promise<Application> {
  if (!mayMove(application.status, 'under_review', 'system')) return application;
  await cancelRequests(unit, keyOf(application), 'objection');
  const cause = { actor: 'system', reason: say(reason, application.language) } as const;
  return moveStatus(unit, application, 'under_review', cause);
}
