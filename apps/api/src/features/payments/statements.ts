import { createHash } from 'node:crypto';
import { decodeFromBank } from '@ndp/domain/money/bank/encodings.ts';
import { type Expected, type ExpectedBatch, matchBatch, matchEntry } from '@ndp/domain/money/bank/match.ts';
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
  /** How many payments a line paid that booked a whole batch. */
  readonly payments?: number;
}

interface Order extends Expected {
  readonly payment: Payment;
  /** The batch it is in, and how many others. */
  readonly batch: { readonly id: string; readonly count: number } | undefined;
}

/** Batches of which the bank has booked nothing yet. */
function batchesOf(orders: readonly Order[]): (ExpectedBatch & { readonly orders: readonly Order[] })[] {
  const waiting = orders.filter(({ isBooked }) => !isBooked);
  return [...new Set(waiting.map(({ batch }) => batch))].flatMap((batch) => {
    const among = waiting.filter((order) => order.batch === batch);
    if (!batch || among.length !== batch.count) return [];
    return [{ ...batch, totalGr: among.reduce((sum, { amountGr }) => sum + amountGr, 0), orders: among }];
  });
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
      const hash = hashOf(`${times}\n${text}`);
      lines.push(await readEntry(unit, program, { entry, hash, number, hold, orders }, actor));
    }
  }
  return lines;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
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
  const settling = { number, hold, orders, bookedOn, words: entry.returned ?? title };
  const meant = found.kind === 'not_ours' ? matchBatch(entry, batchesOf(orders)) : undefined;
  const batch = meant?.totalGr === -amountGr ? meant : undefined;
  if (batch) {
    for (const [i, order] of batch.orders.entries()) {
      const entryHash = i === 0 ? hash : hashOf(`${hash} ${order.id}`);
      await settle(unit, { ...settling, order, kind: 'booked', hash: entryHash }, actor);
    }
    return { ...told, kind: 'booked', payments: batch.count };
  }
  if (meant) return { ...told, kind: 'other_amount', expectedGr: meant.totalGr };
  if (found.kind === 'not_ours' || found.kind === 'ambiguous') return { ...told, kind: found.kind };
  const { order, kind } = found;
  const { reference } = await hold(order.payment.application_id);
  if (kind === 'other_amount') return { ...told, kind, reference, expectedGr: order.amountGr };
  await settle(unit, { ...settling, order, kind, hash }, actor);
  return { ...told, kind, reference };
}

interface Settling {
  readonly order: Order;
  readonly kind: 'booked' | 'returned';
  readonly hash: string;
  readonly bookedOn: string;
  /** Of the statement. */
  readonly number: string;
  /** The bank's, where money came back. */
  readonly words: string;
  readonly hold: HoldCase;
  readonly orders: Order[];
}

/** What a line means for one payment, which it is kept with. */
async function settle(
  unit: Unit,
  { order, kind, hash, bookedOn, number, words, hold, orders }: Settling,
  actor: ActorKey,
): Promise<void> {
  const { payment } = order;
  const what = { application: await hold(payment.application_id), payment };
  if (kind === 'booked') {
    await book(unit, what, bookedOn);
    replace(orders, order, { ...order, isBooked: true, payment: { ...payment, state: 'booked' } });
  } else {
    await takeBack(unit, what, words);
    replace(orders, order);
  }
  await unit.db
    .insertInto('payment_booking')
    .values({
      partner_id: payment.partner_id,
      entry_hash: hash,
      payment_id: payment.id,
      application_id: payment.application_id,
      kind,
      amount_gr: payment.amount_gr,
      booked_on: bookedOn,
      statement: number.slice(0, 40),
      read_by: actor,
      read_at: unit.now,
    })
    .execute();
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
  const batchOf = await readBatches(unit, { partnerId, programId });
  for (const payment of await withApprovals(unit.db, rows)) {
    const isBooked = payment.state === 'booked';
    // Only one that waits is found by its account, so only its line is opened.
    const account = isBooked ? '' : proposedLine(await hold(payment.application_id), payment).account;
    const { transfer_id: id, amount_gr: amountGr } = payment;
    orders.push({ id, amountGr, account, isBooked, payment, batch: batchOf.get(payment.id) });
  }
  return orders;
}

/** The batches the bank may have, by their payments. */
async function readBatches({ db }: Unit, { partnerId, programId }: ProgramKey) {
  const rows = await db
    .selectFrom('payment_batch as batch')
    .innerJoin('payment_batch_line as line', (join) =>
      join.onRef('line.partner_id', '=', 'batch.partner_id').onRef('line.batch_id', '=', 'batch.id'),
    )
    .select(['batch.file', 'line.payment_id'])
    .where('batch.partner_id', '=', partnerId)
    .where('batch.program_id', '=', programId)
    .where('batch.state', 'in', ['file_made', 'sent'])
    .where('line.is_live', '=', true)
    .execute();
  const batches = new Map<string, { readonly id: string; count: number }>();
  return new Map(
    rows.map(({ file, payment_id }) => {
      const batch = batches.get(file?.id ?? '') ?? { id: file?.id ?? '', count: 0 };
      batches.set(batch.id, batch);
      batch.count += 1;
      return [payment_id, batch];
    }),
  );
}
