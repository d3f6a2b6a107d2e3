import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { formatGrosze } from '@ndp/flows/figures.ts';
import { type Message, say } from '@ndp/flows/message.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { proposedLine, reasonPlace } from './approve.ts';
import { type Hearing, readHearing } from './hearings.ts';
import type { ActorKey } from './people.ts';
import { movePayment, type Payment } from './store.ts';

const lessPaidText: Message = {
  pl: 'Wypłacono {paid} zamiast {agreed}. {reason}',
  en: '{paid} was paid instead of {agreed}. {reason}',
};

/** A line of the bank about one payment, whose case is held. */
export interface Settling {
  readonly application: Application;
  readonly payment: Payment;
  readonly kind: 'booked' | 'returned';
  /** Of the line. */
  readonly hash: string;
  readonly bookedOn: string;
  /** Of the statement. */
  readonly number: string;
  /** The bank’s, where money came back. */
  readonly words: string;
  /** What the bank moved, where that is not what was proposed. */
  readonly movedGr?: number;
}

/** What a line means for one payment, which it is kept with. @throws {PaymentRefused} it stands elsewhere */
export async function settle(unit: Unit, settling: Settling, actor: ActorKey): Promise<void> {
  const { application, payment, kind, hash, bookedOn, number, words, movedGr } = settling;
  if (kind === 'booked') await book(unit, settling);
  else await takeBack(unit, { application, payment }, words);
  await unit.db
    .insertInto('payment_booking')
    .values({
      partner_id: payment.partner_id,
      entry_hash: hash,
      payment_id: payment.id,
      application_id: payment.application_id,
      kind,
      amount_gr: movedGr ?? payment.amount_gr,
      booked_on: bookedOn,
      statement: number.slice(0, 40),
      read_by: actor,
      read_at: unit.now,
    })
    .execute();
}

/** The bank has carried it out; a case that was moved meanwhile stays where somebody put it. */
async function book(unit: Unit, { application, payment, bookedOn, movedGr }: Settling): Promise<void> {
  await movePayment(unit, payment, 'booked', { booked_on: bookedOn, booked_gr: movedGr ?? null });
  if (!isAtBank(payment.state)) await backToItsFile(unit, payment);
  if (application.status !== 'settlement_review') return;
  const hearing =
    payment.amount_gr < payment.facts.agreedGr ? await readHearing(unit, application) : undefined;
  const cause = {
    actor: 'system',
    ...(hearing && { reason: lessPaid(application, payment, hearing) }),
  } as const;
  const { account } = proposedLine(application, payment);
  const payout = { amountGr: movedGr ?? payment.amount_gr, accountEnd: account.slice(-4), bookedOn };
  await notifyApplicant(unit, await moveStatus(unit, application, 'paid', cause), { payout });
}

/** Why less was paid than agreed, as the applicant reads it in mail and history. */
function lessPaid({ language }: Application, { amount_gr, facts }: Payment, { reason }: Hearing): string {
  const amounts = {
    paid: formatGrosze(amount_gr, language),
    agreed: formatGrosze(facts.agreedGr, language),
  };
  return say(lessPaidText, language, { ...amounts, reason });
}

/** The bank has carried out what was cancelled: the payment belongs to the last file it was in, and to no batch to come. */
async function backToItsFile({ db }: Unit, { partner_id, id }: Payment): Promise<void> {
  const lines = db.updateTable('payment_batch_line').where((row) => row.and({ partner_id, payment_id: id }));
  await lines.set({ is_live: false }).where('is_live', '=', true).execute();
  await lines
    .set({ is_live: true })
    .where('batch_id', '=', ({ selectFrom }) =>
      selectFrom('payment_batch as batch')
        .innerJoin('payment_batch_line as line', (join) =>
          join.onRef('line.partner_id', '=', 'batch.partner_id').onRef('line.batch_id', '=', 'batch.id'),
        )
        .select('batch.id')
        .where('batch.partner_id', '=', partner_id)
        .where('line.payment_id', '=', id)
        .where('batch.sha256', 'is not', null)
        .orderBy('batch.n', 'desc')
        .limit(1),
    )
    .execute();
}

/**
 * The bank has not carried out a transfer it has, so no statement will speak of it; its case is held. Whoever says so has
 * not taken its file.
 */
export async function rejectTransfer(
  unit: Unit,
  { application, payment }: Pick<Settling, 'application' | 'payment'>,
  words: string,
  actor: ActorKey,
): Promise<void> {
  const sealed_reason = application.cipher.seal(words, reasonPlace(payment));
  await movePayment(unit, payment, 'rejected', { sealed_reason, rejected_by: actor });
}

/** The money came back. */
async function takeBack(
  unit: Unit,
  { application, payment }: Pick<Settling, 'application' | 'payment'>,
  words: string,
): Promise<void> {
  const sealed_reason = application.cipher.seal(words, reasonPlace(payment));
  await movePayment(unit, payment, 'returned', { sealed_reason });
  if (application.status !== 'paid') return;
  const moved = await moveStatus(unit, application, 'settlement_review', { actor: 'system' });
  await notifyApplicant(unit, moved);
}
