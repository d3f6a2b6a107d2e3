import { type Assignment, assignmentOf } from '@ndp/domain/money/bank/assign.ts';
import { takesTwo } from '@ndp/domain/money/bank/doubts.ts';
import { lockApplications } from '../../cases/store/applications.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Unit } from '../../platform/unit.ts';
import { type BankLine, changeLine, findLine, holdLine, wordsOf } from './bank-lines.ts';
import { hashOfPart } from './entry-hash.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { settle } from './settle.ts';
import { findPayments, type Payment } from './store.ts';

/** What a line would be for these payments. @throws {PaymentRefused} it cannot be them */
export function meaningOf(line: BankLine, payments: readonly Payment[]): Assignment {
  const [first, ...more] = payments.map(({ amount_gr, state }) => ({
    amountGr: amount_gr,
    isBooked: state === 'booked',
  }));
  if (!first || payments.some(({ state }) => state === 'returned')) throw new PaymentRefused('line_payment');
  const meaning = assignmentOf(Number(line.amount_gr), [first, ...more]);
  if (typeof meaning === 'string') throw new PaymentRefused(`line_${meaning}`);
  return meaning;
}

/** One person says which payments a line is; it counts once another one has confirmed it. @throws {PaymentRefused} */
export async function assignLine(
  { db, now }: Unit,
  line: BankLine,
  payments: readonly Payment[],
  actor: ActorKey,
): Promise<Assignment> {
  if (line.state !== 'open') throw new PaymentRefused('line_moved_on');
  requirePast(line, now);
  const meaning = meaningOf(line, payments);
  await changeLine(db, line, {
    ...{ state: 'assigned', decided_by: actor, decided_at: now },
    payments: payments.map(({ id }) => id),
  });
  return meaning;
}

/** Opens a line again: what was said of it is taken back. @throws {PaymentRefused} it is settled */
export async function reopenLine({ db }: Unit, line: BankLine): Promise<void> {
  if (line.state === 'settled' || line.state === 'open') throw new PaymentRefused('line_moved_on');
  const nobody = { decided_by: null, decided_at: null, confirmed_by: null };
  await changeLine(db, line, { state: 'open', ...nobody, reason: null });
}

/** No booking is of a day to come. @throws {PaymentRefused} */
function requirePast({ booked_on }: BankLine, now: Date): void {
  if (booked_on > polishDay(now)) throw new PaymentRefused('line_future');
}

/**
 * A line is none of ours: why is kept, what the bank said of it is forgotten. Where it speaks of our money, that waits for
 * another person.
 *
 * @throws {PaymentRefused}
 */
export async function setLineAside(
  { db, now }: Unit,
  line: BankLine,
  reason: string,
  actor: ActorKey,
): Promise<void> {
  if (line.state !== 'open') throw new PaymentRefused('line_moved_on');
  const decided = { decided_by: actor, decided_at: now, reason };
  if (takesTwo(line.kind)) await changeLine(db, line, { ...decided, state: 'aside_proposed' });
  else await changeLine(db, line, { ...decided, state: 'set_aside', words: null });
}

/** Another person agrees that a line is none of ours. @throws {PaymentRefused} */
export async function confirmAside({ db }: Unit, line: BankLine, actor: ActorKey): Promise<void> {
  if (line.state !== 'aside_proposed') throw new PaymentRefused('line_moved_on');
  if (line.decided_by === actor) throw new PaymentRefused('line_oneself');
  await changeLine(db, line, { state: 'set_aside', confirmed_by: actor, words: null });
}

/** The line that is confirmed, as it was shown. */
export interface Confirming {
  readonly partnerId: string;
  readonly hash: string;
  /** What it was said to be. */
  readonly references: readonly string[];
}

/**
 * Another person confirms what a line was said to be, and its payments follow it. Cases are held before the line, as
 * where statements are read.
 *
 * @throws {PaymentRefused} it is the same person, or line or payments stand elsewhere
 */
export async function confirmLine(
  unit: Unit,
  { partnerId, hash, references }: Confirming,
  actor: ActorKey,
): Promise<Assignment> {
  const { db } = unit;
  const seen = await findLine(db, partnerId, hash);
  const known = await findPayments(db, partnerId, seen?.payments ?? []);
  const caseIds = known.map(({ application_id }) => application_id);
  const cases = await lockApplications(unit, partnerId, caseIds);
  const shown = [...cases.values()].map(({ reference }) => reference).sort();
  const line = await holdLine(db, partnerId, hash);
  const isSame =
    shown.join() === [...references].sort().join() && line.payments.join() === seen?.payments.join();
  if (line.state !== 'assigned' || !isSame) throw new PaymentRefused('line_moved_on');
  if (line.decided_by === actor) throw new PaymentRefused('line_oneself');
  requirePast(line, unit.now);
  const payments = await findPayments(db, partnerId, line.payments);
  if (payments.length !== line.payments.length) throw new PaymentRefused('line_payment');
  const meaning = meaningOf(line, payments);
  const words = wordsOf(unit.keys, line);
  for (const [n, payment] of payments.entries()) {
    const application = cases.get(payment.application_id);
    if (!application) throw new PaymentRefused('line_moved_on');
    await settle(
      unit,
      {
        ...{ application, payment, kind: meaning.kind, hash: hashOfPart(hash, n, payment.transfer_id) },
        ...{ bookedOn: line.booked_on, number: line.statement },
        words: words?.returned || words?.title || '',
        ...(meaning.differenceGr === 0 ? {} : { movedGr: Math.abs(Number(line.amount_gr)) }),
      },
      actor,
    );
  }
  await changeLine(db, line, { state: 'settled', confirmed_by: actor, words: null });
  return meaning;
}
