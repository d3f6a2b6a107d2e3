import { move, refuse } from '@ndp/contract/desk/cases.ts';
import { asksForCorrection } from '@ndp/domain/case/correction-ways.ts';
import { mayMove } from '@ndp/domain/case/transitions.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { RefusalReason } from '@ndp/flows/application/refusal/reasons.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { mailTimeOf, writeStep } from '../../cases/store/steps.ts';
import { readRefusal } from '../../cases/words/case-refusals.ts';
import { findSentRound } from '../../cases/words/correction-rounds.ts';
import { moveApplication } from '../../features/casework/move-application.ts';
import { CaseMoved, NoSuchStep } from '../../features/desk/refusals.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

interface StatusChange {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly reason: string;
  readonly reasons?: readonly RefusalReason[] | undefined;
}

/** The steps of the law of statuses, each as the act it is. */
export function mountMoveCase(http: DeskHttp): void {
  mount(http, move, ({ params, body, work }) => moveBy(work, params.reference, body));
  mount(http, refuse, ({ params, body, work }) => moveBy(work, params.reference, body));
}

/** @throws {CaseMoved} {NoSuchStep} */
async function moveBy(work: DeskWork, reference: string, { from, to, reason, reasons = [] }: StatusChange) {
  const application = await work.lockCase(reference);
  work.addDetails({ from: application.status, to });
  if (application.status !== from) throw new CaseMoved();
  const isCorrection = asksForCorrection(from, to);
  if (isCorrection || actOfMove(to) !== work.permission || !mayMove(from, to, 'operator'))
    throw new NoSuchStep();
  const { unit, person } = work;
  const key = keyOf(application);
  const hadRound = (await findSentRound(unit, key)) !== undefined;
  const ended = await moveApplication(unit, application, to, {
    mailAt: mailTimeOf(work),
    name: person.name,
    personId: person.id,
    reason,
    reasons: to === 'rejected' ? reasons : [],
  });
  const refusal = to === 'rejected' ? await readRefusal(unit, key) : undefined;
  await writeStep(unit, key, {
    act: actOfMove(to),
    person_id: person.id,
    before: { from, ...(refusal ? { refusal: refusal.n } : {}) },
    has_ended: hadRound || ended > 0,
  });
  return { status: to };
}

/** Which act it is to bring a case into a status. */
function actOfMove(to: string): 'move' | 'refuse' {
  return to === 'rejected' || to === 'withdrawn' ? 'refuse' : 'move';
}
