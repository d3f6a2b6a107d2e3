import { dayAfter } from '@ndp/domain/day-after.ts';
import { keyOf, ofCase } from '../../cases/case-key.ts';
import { programOf } from '../../cases/case-program.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import type { CaseOfPartner } from '../../cases/facts/read-facts.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import type { Opened } from '../../cases/link/open-by-link.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { tellDesk } from '../../mail/desk/tell-desk.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { explanationAsked } from './mails/explanation-asked.ts';

/** What the applicant was told before less is paid than agreed, and what they said to it. */
export interface Hearing {
  readonly n: number;
  /** What is to be paid, grosze. */
  readonly amountGr: number;
  readonly reason: string;
  /** Last day to answer, `YYYY-MM-DD`. */
  readonly answerBy: string;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** The newest hearing of a case; undefined: nobody was asked to explain anything. */
export async function readHearing(
  { db }: Pick<EncryptedStore, 'db'>,
  application: Application,
): Promise<Hearing | undefined> {
  const key = keyOf(application);
  const row = await db
    .selectFrom('payment_hearing')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const open = (part: 'reason' | 'answer', sealed: Uint8Array) =>
    application.cipher.open(sealed, sealContext(part, application, row.n));
  return {
    n: row.n,
    amountGr: row.amount_gr,
    reason: open('reason', row.sealed_reason),
    answerBy: row.answer_by,
    answer: row.sealed_answer && open('answer', row.sealed_answer),
    answeredAt: row.answered_at,
  };
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
  const answer_by = dayAfter(polishDay(unit.now), programOf(application, partner).terms.days.explanation);
  const key = keyOf(application);
  const { cipher, email, language } = application;
  const sealed_reason = cipher.seal(reason, sealContext('reason', application, n));
  const open = { sealed_reason, sealed_answer: null, answered_at: null };
  const asked = { n, amount_gr: amountGr, asked_by: personId, asked_at: unit.now, answer_by };
  await unit.db
    .insertInto('payment_hearing')
    .values({ ...ofCase(key), ...asked, ...open })
    .execute();
  const payload = { email, language, answerBy: answer_by };
  await promiseLink(unit, { ...key, mail: explanationAsked, payload });
}

/** The applicant explains; the office decides on the amount once it has read it. @throws {ActionRefused} */
export async function answerHearing(unit: Unit, opened: Opened, text: string): Promise<Application> {
  const { application } = opened;
  const hearing = await readHearing(unit, application);
  // The same again, as from a button that was pressed twice.
  if (hearing?.answer === text) return application;
  await requireAction(unit, opened, 'answer-hearing');
  const key = keyOf(application);
  const n = hearing?.n ?? 0;
  const sealed_answer = application.cipher.seal(text, sealContext('answer', application, n));
  await unit.db
    .updateTable('payment_hearing')
    .set({ sealed_answer, answered_at: unit.now })
    .where((row) => row.and({ ...ofCase(key), n }))
    .execute();
  await tellDesk(unit, key, 'message');
  return noteChange(unit, application);
}

/** What its texts are sealed for. */
export function sealContext(
  part: 'reason' | 'answer',
  { partner_id, id }: Pick<Application, 'partner_id' | 'id'>,
  n: number,
): string {
  return `payment-hearing ${part}\n${partner_id}\n${id}\n${n}`;
}
