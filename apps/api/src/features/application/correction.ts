import type { CaseActionName } from '@ndp/domain/case/actions.ts';
import { whyNot } from '@ndp/domain/case/may.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { FactsUnit } from '../../cases/facts/read-facts.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { removeSection } from '../../cases/store/sections.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { cancelRequests } from '../signing/requests/document-requests.ts';
import { CorrectionClosed, TooLateToSend } from './refusals.ts';

/**
 * @throws {CorrectionClosed} it was not sent, or is being decided on, or somebody has signed
 * @throws {TooLateToSend} the last day to send it has passed
 */
export async function requireCorrectable(
  unit: FactsUnit,
  opened: OpenedApplication,
  action: Extract<CaseActionName, 'correct-answers' | 'correct-project'>,
): Promise<void> {
  const facts = await readFacts(unit, opened);
  const why = whyNot(action, facts);
  if (why === 'can_be_sent_in_time') throw new TooLateToSend(facts.lastSendDay);
  const isUnsent = action === 'correct-answers' && isOpen(opened.application.status);
  if (why) throw new CorrectionClosed(isUnsent ? 'open' : 'processed');
}

/**
 * Opens a sent application again, whose row is held. Every section stays as it was saved, but the consents were given to
 * other data: they are asked anew, and what was given before stays on record. Documents that wait for a signature are
 * called off, to be made anew.
 *
 * @throws as `requireCorrectable`
 */
export async function openAgain(unit: RowUnit, opened: OpenedApplication): Promise<Application> {
  await requireCorrectable(unit, opened, 'correct-answers');
  const key = keyOf(opened.application);
  await removeSection(unit.db, key, 'consent');
  await cancelRequests(unit, key, 'correction');
  return moveTo(unit, opened.application, 'in_completion');
}
