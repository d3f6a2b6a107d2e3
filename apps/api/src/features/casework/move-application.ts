import { lastAppealDay } from '@ndp/domain/workflow/appeal.ts';
import { type ApplicationStatus, isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { type RefusalReason, refusalReasons } from '@ndp/flows/application/refusal/reasons.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { readRefusal, writeRefusal } from '../../cases/words/case-refusals.ts';
import { endSentRound } from '../../cases/words/correction-rounds.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { cancelRequests } from '../signing/requests/document-requests.ts';

/** Who moves a case, and why; the applicant reads the reason. */
export interface MoveCause {
  readonly name: string;
  readonly reason: string;
  /** Standard reasons of a refusal, before the words of one's own. */
  readonly reasons?: readonly RefusalReason[];
  /** Who it is at the desk. */
  readonly personId?: string | null;
  /** When the mail of it may leave; at once without one. */
  readonly mailAt?: Date;
}

/**
 * Moves an application, whose row is held, one step as an operator; tells the applicant why, and ends a signing it
 * leaves behind.
 *
 * @returns how many signings ended
 * @throws {MoveRefused} the table of transitions does not allow it
 */
export async function moveApplication(
  unit: Unit,
  application: Application,
  to: ApplicationStatus,
  { name, reason: words, reasons = [], personId = null, mailAt }: MoveCause,
): Promise<number> {
  const key = keyOf(application);
  const isSigned = isConcluded(application.status);
  const cancelled = isSigned ? 0 : await cancelRequests(unit, key, to);
  await endSentRound(unit, key);
  if (to === 'rejected' && application.kind !== 'callback') {
    await keepRefusal(unit, application, { reasons, words, personId });
  }
  const standard = reasons.map((each) => say(refusalReasons[each], application.language));
  const reason = [...standard, words].filter((text) => text !== '').join(' ');
  const moved = await moveStatus(unit, application, to, { actor: 'operator', name, reason });
  await notifyApplicant(unit, moved, { dueAt: mailAt });
  return cancelled;
}

/** Why an application is refused, and by whom at the desk; null: by somebody on the server. */
interface Refusing {
  readonly reasons: readonly RefusalReason[];
  readonly words: string;
  readonly personId: string | null;
}

/** Keeps why an application is refused, from where it stands, and until when its applicant may appeal. */
async function keepRefusal(
  unit: Unit,
  application: Application,
  { reasons, words, personId }: Refusing,
): Promise<void> {
  const key = keyOf(application);
  const before = await readRefusal(unit, key);
  await writeRefusal(unit, key, {
    n: (before?.n ?? 0) + 1,
    refusedFrom: application.status,
    personId,
    refusedAt: unit.now,
    appealUntil: lastAppealDay(polishDay(unit.now)),
    ...{ reasons, words, appeal: '', answer: '' },
    ...{ answerBy: null, appealedAt: null, outcome: null, decidedBy: null, decidedAt: null },
  });
}
