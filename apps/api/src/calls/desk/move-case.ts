import { move, refuse } from '@ndp/contract/desk/cases.ts';
import { asksForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { mayMove } from '@ndp/domain/workflow/transitions.ts';
import type { RefusalReason } from '@ndp/flows/application/refusal/reasons.ts';
import { moveApplication } from '../../features/casework/move-application.ts';
import { CaseMoved, NoSuchStep } from '../../features/desk/refusals.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';
import { actOfMove } from './read-case.ts';

interface Step {
  readonly from: string;
  readonly to: ApplicationStatus;
  readonly reason: string;
  readonly reasons?: readonly RefusalReason[] | undefined;
}

/** The steps of the law of statuses, each as the act it is. */
export function mountMoveCase(http: DeskHttp): void {
  mountDeskCall(http, move, ({ params, body, work }) => moveBy(work, params.reference, body));
  mountDeskCall(http, refuse, ({ params, body, work }) => moveBy(work, params.reference, body));
}

/** @throws {CaseMoved} {NoSuchStep} */
async function moveBy(work: DeskWork, reference: string, { from, to, reason, reasons = [] }: Step) {
  const application = await work.hold(reference);
  work.keep({ from: application.status, to });
  if (application.status !== from) throw new CaseMoved();
  const isCorrection = asksForCorrection(from, to);
  if (isCorrection || actOfMove(to) !== work.act || !mayMove(from, to, 'operator')) throw new NoSuchStep();
  await moveApplication(work.unit, application, to, {
    name: work.person.name,
    personId: work.person.id,
    reason,
    reasons: to === 'rejected' ? reasons : [],
  });
  return { status: to };
}
