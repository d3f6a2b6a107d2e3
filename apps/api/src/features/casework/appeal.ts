import { dayAfter } from '@ndp/domain/day-after.ts';
import { goesOnAt } from '@ndp/domain/workflow/appeal.ts';
import type { CaseOfPartner } from '../../cases/facts/read-facts.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { readRefusal, writeRefusal } from '../../cases/words/case-refusals.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NoAppealWaits, NotAppealable, OwnRefusal } from './refusals.ts';

/**
 * The applicant of a held case appeals against its refusal; the office has the days of a complaint to decide.
 *
 * @throws {NotAppealable} nothing was refused, or its last day is over
 */
export async function appeal(unit: Unit, opened: OpenedApplication, text: string): Promise<Application> {
  const { application, partner } = opened;
  const key = keyOf(application);
  const refusal = await readRefusal(unit, key);
  // The same again, as from a button that was pressed twice.
  if (application.status === 'appealed' && refusal?.appeal === text) return application;
  const today = polishDay(unit.now);
  if (!refusal || (await whyNotNow(unit, opened, 'appeal'))) throw new NotAppealable();
  const answerBy = dayAfter(today, programOf(application, partner).terms.days.complaint);
  await writeRefusal(unit, key, { ...refusal, appeal: text, appealedAt: unit.now, answerBy });
  const moved = await moveStatus(unit, application, 'appealed', { actor: 'applicant' });
  await unit.db
    .updateTable('application')
    .set({ due_at: new Date(`${answerBy}T12:00:00Z`) })
    .where((row) => row.and({ partner_id: application.partner_id, id: application.id }))
    .execute();
  await notifyApplicant(unit, moved);
  await notifyDesk(unit, key, 'appeal');
  return moved;
}

/** What somebody decides on an appeal, and why; the applicant reads it. */
export interface AppealDecision {
  readonly outcome: 'upheld' | 'dismissed';
  readonly answer: string;
  readonly person: { readonly id: string; readonly name: string };
}

/**
 * Another person than the one who refused decides on the appeal of a held case: it goes on, or stays refused.
 *
 * @throws {NoAppealWaits} {OwnRefusal}
 */
export async function decideAppeal(
  unit: Unit,
  of: CaseOfPartner,
  { outcome, answer, person }: AppealDecision,
): Promise<Application> {
  const { application } = of;
  const key = keyOf(application);
  const refusal = await readRefusal(unit, key);
  const why = await whyNotNow(unit, of, 'decide-appeal', person.id);
  if (why === 'another_than_refuser') throw new OwnRefusal();
  if (why || !refusal) throw new NoAppealWaits();
  const decided = { outcome, answer, decidedBy: person.id, decidedAt: unit.now };
  await writeRefusal(unit, key, { ...refusal, ...decided });
  const to = outcome === 'upheld' ? goesOnAt(refusal.refusedFrom) : 'rejected';
  const cause = { actor: 'system', name: person.name, reason: answer } as const;
  const moved = await moveStatus(unit, application, to, cause);
  await notifyApplicant(unit, moved);
  return moved;
}
