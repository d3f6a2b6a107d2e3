import { dayAfter } from '@ndp/domain/day-after.ts';
import type { CaseOfPartner } from '../../cases/facts/read-facts.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf, ofCase } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { sealedRows } from '../../cases/words/sealed-rows.ts';
import { explanationAsked } from '../../mail/emails/explanation-asked.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';

/** A notice that less is paid than agreed, and the applicant's answer to it. */
export interface Hearing {
  readonly n: number;
  /** The lower amount, grosze. */
  readonly amountGr: number;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  /** Last day to answer, `YYYY-MM-DD`. */
  readonly answerBy: string;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const hearings = sealedRows({
  table: 'payment_hearing',
  sealed: { sealed_reason: 'payment-hearing reason', sealed_answer: 'payment-hearing answer' },
  fromRow: (row, words): Hearing => ({
    n: row.n,
    amountGr: row.amount_gr,
    reason: words.sealed_reason,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    answerBy: row.answer_by,
    answer: row.sealed_answer && words.sealed_answer,
    answeredAt: row.answered_at,
  }),
  toRow: (hearing) => ({
    amount_gr: hearing.amountGr,
    asked_by: hearing.askedBy,
    asked_at: hearing.askedAt,
    answer_by: hearing.answerBy,
    answered_at: hearing.answeredAt,
  }),
  toWords: ({ reason, answer }) => ({ sealed_reason: reason, sealed_answer: answer }),
});

/** Every hearing of a case, oldest first. */
export const readHearings = hearings.read;

/** The newest hearing of a case; undefined where the applicant was not asked to explain anything. */
export function readHearing(store: EncryptedStore, application: Application): Promise<Hearing | undefined> {
  return hearings.readNewest(store, keyOf(application));
}

/**
 * Tells the applicant of a held case that less is to be paid than agreed, why, and until when they may explain.
 *
 * @source the agreement, § 9(3)
 * @throws {ActionRefused}
 */
export async function askForExplanation(
  unit: Unit,
  of: CaseOfPartner,
  { amountGr, reason }: Pick<Hearing, 'amountGr' | 'reason'>,
  personId: string,
): Promise<void> {
  await requireAction(unit, of, 'ask-for-explanation', personId);
  const { application, partner } = of;
  const n = ((await readHearing(unit, application))?.n ?? 0) + 1;
  const answerBy = dayAfter(polishDay(unit.now), programOf(application, partner).terms.days.explanation);
  const key = keyOf(application);
  const { email, language } = application;
  const request = { n, amountGr, reason, askedBy: personId, askedAt: unit.now, answerBy };
  await hearings.add(unit, key, { ...request, answer: null, answeredAt: null });
  const payload = { email, language, answerBy };
  await promiseLink(unit, { ...key, mail: explanationAsked, payload });
}

/** The applicant explains; the office decides on the amount once it has read it. @throws {ActionRefused} */
export async function answerHearing(
  unit: Unit,
  opened: OpenedApplication,
  text: string,
): Promise<Application> {
  const { application } = opened;
  const hearing = await readHearing(unit, application);
  // The same again, as from a button that was pressed twice.
  if (hearing?.answer === text) return application;
  await requireAction(unit, opened, 'answer-hearing');
  const key = keyOf(application);
  const n = hearing?.n ?? 0;
  const sealed_answer = await hearings.sealWord(unit, key, { n, column: 'sealed_answer', text });
  await unit.db
    .updateTable('payment_hearing')
    .set({ sealed_answer, answered_at: unit.now })
    .where((row) => row.and({ ...ofCase(key), n }))
    .execute();
  await notifyDesk(unit, key, 'message');
  return noteChange(unit, application);
}
