import { isPaid } from '@ndp/domain/duties.ts';
import { ActionRefused } from '../../cases/facts/refusals.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import { type NewOwner, writeHandoverAnswer } from '../../cases/people/new-owner.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { handoverAnswer } from '../../mail/emails/handover-answer.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Unit } from '../../platform/unit.ts';
import { changeRunning } from './answer-running.ts';
import type { OpenedHandover } from './held-duties.ts';
import { changeDuty } from './mark-duty.ts';
import { DutiesNotTaken, DutiesTaken } from './refusals.ts';

/** The new owner of a locked case takes the duties over, under the own name; whoever named is told. */
export async function takeOver(unit: Unit, of: OpenedHandover, typedName: string): Promise<NewOwner> {
  const { owner } = of;
  if (owner.state === 'taken') return owner;
  await writeAnswer(unit, of, { state: 'taken', typedName });
  return { ...owner, state: 'taken', typedName, answeredAt: unit.now };
}

/** The new owner does not want them: the link ends, and the name is forgotten with the naming. */
export async function declineHandover(unit: Unit, of: OpenedHandover): Promise<void> {
  const key = keyOf(of.application);
  if (of.owner.state === 'taken') throw new DutiesTaken();
  await writeAnswer(unit, of, { state: 'declined', typedName: '' });
  await revokeLinks(unit, { ...key, purpose: 'duties' });
}

async function writeAnswer(
  unit: Unit,
  { application, owner }: OpenedHandover,
  answer: { readonly state: 'taken' | 'declined'; readonly typedName: string },
): Promise<void> {
  const key = keyOf(application);
  await writeHandoverAnswer(unit, key, owner, answer);
  await noteChange(unit, application);
  await notifyDesk(unit, key, 'message');
  if (owner.namedBy === 'office') return;
  const { email, language } = application;
  await promiseLink(unit, {
    ...key,
    mail: handoverAnswer,
    payload: { email, language, answer: answer.state },
  });
}

/** @throws {DutiesNotTaken} {DutyUnknown} */
export async function markHeld(
  unit: Unit,
  of: OpenedHandover,
  marked: Parameters<typeof changeDuty>[2],
): Promise<void> {
  requireTaken(of);
  await changeDuty(unit, of, marked);
}

/** @throws {DutiesNotTaken} {ActionRefused} {RunningNotAsked} */
export async function answerHeld(
  unit: Unit,
  of: OpenedHandover,
  given: Parameters<typeof changeRunning>[2],
): Promise<void> {
  requireTaken(of);
  if (!isPaid(of.application.status)) throw new ActionRefused('status');
  await changeRunning(unit, of, given);
}

function requireTaken({ owner }: OpenedHandover): void {
  if (owner.state !== 'taken') throw new DutiesNotTaken();
}
