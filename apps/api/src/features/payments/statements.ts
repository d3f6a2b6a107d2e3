import { createHash } from 'node:crypto';
import { decodeFromBank } from '@ndp/domain/money/bank/encodings.ts';
import { type Expected, matchEntry } from '@ndp/domain/money/bank/match.ts';
import { readMt940 } from '@ndp/domain/money/bank/mt940.ts';
import {
  type Statement,
  type StatementEntry,
  StatementUnreadable,
} from '@ndp/domain/money/bank/statement.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { notifyApplicant } from '../../mail/status/notify-applicant.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { proposedLine, reasonPlace } from './approve.ts';
import type { HoldCase } from './batches.ts';
import { readCamt } from './camt.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { type ProgramKey, readPaymentSettings } from './settings.ts';
import { movePayment, type Payment, selectPayments, withApprovals } from './store.ts';

/** What a line of the statement came to. */
export interface ReadLine {
  readonly kind: 'booked' | 'returned' | 'known' | 'other_amount' | 'ambiguous' | 'not_ours';
  readonly reference: string | null;
  readonly bookedOn: string;
  readonly amountGr: number;
  /** What was expected, where that differs. */
  readonly expectedGr: number | null;
  readonly title: string;
}

interface Order extends Expected {
  readonly payment: Payment;
}

/** The statements of a file, whatever its form. @throws {PaymentRefused} */
function readFile(bytes: Uint8Array, { encoding }: BankProfile): readonly Statement[] {
  try {
    const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
    const isXml = start.startsWith('<') || start.startsWith('\u00ef\u00bb\u00bf<');
    if (isXml) return readCamt(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return readMt940(encoding === 'UTF-8' ? Buffer.from(bytes).toString() : decodeFromBank(bytes, encoding));
  } catch (cause) {
    if (cause instanceof StatementUnreadable && cause.code === 'balances') {
      throw new PaymentRefused('statement_balances');
    }
    if (cause instanceof StatementUnreadable || cause instanceof RangeError || cause instanceof TypeError) {
      throw new PaymentRefused('statement_unknown');
    }
    throw cause;
  }
}

/** A file with a bank's statements. */
export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly hold: HoldCase;
}

/**
 * Reads a bank's statement: what it booked of ours is paid, what came back goes back; whatever differs is told. Read
 * again, it changes nothing.
 *
 * @throws {PaymentRefused}
 */
export async function readStatement(
  unit: Unit,
  program: ProgramKey,
  { bytes, hold }: StatementFile,
  actor: ActorKey,
): Promise<readonly ReadLine[]> {
  const { bank } = await readPaymentSettings(unit.db, program);
  if (!bank) throw new PaymentRefused('no_bank');
  const statements = readFile(bytes, bank);
  if (statements.some(({ account }) => account !== bank.payerAccount))
    throw new PaymentRefused('statement_account');
  const lines: ReadLine[] = [];
  const orders = await readOrders(unit, program, hold);
  for (const { number, entries } of statements) {
    const seen = new Map<string, number>();
    for (const entry of entries) {
      const text = JSON.stringify([bank.payerAccount, number, entry]);
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      const hash = createHash('sha256').update(`${times}\n${text}`).digest('hex');
      lines.push(await readEntry(unit, program, { entry, hash, number, hold, orders }, actor));
    }
  }
  return lines;
}

interface Entry {
  readonly entry: StatementEntry;
  readonly hash: string;
  readonly number: string;
  readonly hold: HoldCase;
  /** What the bank has been asked for; kept up with what is read. */
  readonly orders: Order[];
}

async function readEntry(
  unit: Unit,
  program: ProgramKey,
  { entry, hash, number, hold, orders }: Entry,
  actor: ActorKey,
): Promise<ReadLine> {
  const { bookedOn, amountGr, title } = entry;
  const told = { bookedOn, amountGr, title, expectedGr: null, reference: null };
  const known = await unit.db
    .selectFrom('payment_booking')
    .select('payment_id')
    .where('partner_id', '=', program.partnerId)
    .where('entry_hash', '=', hash)
    .executeTakeFirst();
  if (known) return { ...told, kind: 'known' };
  const found = matchEntry(entry, orders);
  if (found.kind === 'not_ours' || found.kind === 'ambiguous') return { ...told, kind: found.kind };
  const { payment } = found.order;
  const application = await hold(payment.application_id);
  const { reference } = application;
  if (found.kind === 'other_amount') {
    return { ...told, kind: 'other_amount', reference, expectedGr: payment.amount_gr };
  }
  const what = { application, payment };
  if (found.kind === 'booked') {
    await book(unit, what, bookedOn);
    const booked = { ...payment, state: 'booked' } as const;
    replace(orders, found.order, { ...found.order, isBooked: true, payment: booked });
  } else {
    await takeBack(unit, what, entry.returned ?? title);
    replace(orders, found.order);
  }
  await unit.db
    .insertInto('payment_booking')
    .values({
      partner_id: program.partnerId,
      entry_hash: hash,
      payment_id: payment.id,
      application_id: payment.application_id,
      kind: found.kind,
      amount_gr: payment.amount_gr,
      booked_on: bookedOn,
      statement: number.slice(0, 40),
      read_by: actor,
      read_at: unit.now,
    })
    .execute();
  return { ...told, kind: found.kind, reference };
}

interface Settled {
  readonly application: Application;
  readonly payment: Payment;
}

/** The bank has carried it out; a case that was moved meanwhile stays where somebody put it. */
async function book(unit: Unit, { application, payment }: Settled, bookedOn: string): Promise<void> {
  await movePayment(unit, payment, 'booked', { booked_on: bookedOn });
  if (application.status !== 'settlement_review') return;
  await notifyApplicant(unit, await moveStatus(unit, application, 'paid', { actor: 'system' }));
}

/** The money came back, or never went. */
async function takeBack(unit: Unit, { application, payment }: Settled, words: string): Promise<void> {
  const sealed_reason = application.cipher.seal(words, reasonPlace(payment));
  await movePayment(unit, payment, payment.state === 'booked' ? 'returned' : 'rejected', { sealed_reason });
  if (application.status !== 'paid') return;
  const moved = await moveStatus(unit, application, 'settlement_review', { actor: 'system' });
  await notifyApplicant(unit, moved);
}

function replace(orders: Order[], was: Order, ...becomes: readonly Order[]): void {
  orders.splice(orders.indexOf(was), 1, ...becomes);
}

/** What the bank has been asked for: waiting, or booked and able to come back. */
async function readOrders(
  unit: Unit,
  { partnerId, programId }: ProgramKey,
  hold: HoldCase,
): Promise<Order[]> {
  const rows = await selectPayments(unit.db, partnerId)
    .where('payment.program_id', '=', programId)
    .where('payment.state', 'in', ['file_made', 'sent', 'booked'])
    .execute();
  const orders: Order[] = [];
  for (const payment of await withApprovals(unit.db, rows)) {
    const isBooked = payment.state === 'booked';
    // Only one that waits is found by its account, so only its line is opened.
    const account = isBooked ? '' : proposedLine(await hold(payment.application_id), payment).account;
    orders.push({ id: payment.transfer_id, amountGr: payment.amount_gr, account, isBooked, payment });
  }
  return orders;
}
