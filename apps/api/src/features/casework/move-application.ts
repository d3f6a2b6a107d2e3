import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/case-key.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { notifyApplicant } from '../../mail/status/notify-applicant.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { endSentRound } from '../corrections/judge-item.ts';
import { cancelRequests } from '../signing/standing-requests.ts';

/** Who moves a case, and why; the applicant reads the reason. */
export interface MoveCause {
  readonly name: string;
  readonly reason: string;
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
  { name, reason }: MoveCause,
): Promise<number> {
  const isSigned = isConcluded(application.status);
  const cancelled = isSigned ? 0 : await cancelRequests(unit, keyOf(application), to);
  await endSentRound(unit, application);
  const moved = await moveStatus(unit, application, to, { actor: 'operator', name, reason });
  await notifyApplicant(unit, moved);
  return cancelled;
}
