import { decodeFromBank } from '@ndp/domain/money/bank/encodings.ts';
import { type Expected, type ExpectedBatch, matchBatch, matchEntry } from '@ndp/domain/money/bank/match.ts';
import { readMt940 } from '@ndp/domain/money/bank/mt940.ts';
import {
  type Statement,
  type StatementEntry,
  StatementUnreadable,
} from '@ndp/domain/money/bank/statement.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import type { Unit } from '../../platform/unit.ts';
import { proposedLine } from './approve.ts';
import { dropLine, isSettled, keepLine } from './bank-lines.ts';
import type { HoldCase } from './batches.ts';
import { readCamt } from './camt.ts';
import { hashEntry, hashOfPart } from './entry-hash.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { type ProgramKey, readPaymentSettings } from './settings.ts';
import { settle } from './settle.ts';
import { type Payment, selectPayments, withApprovals } from './store.ts';

/** What a line of the statement came to. */
export interface ReadLine {
  readonly kind: 'booked' | 'returned' | 'known' | 'other_amount' | 'ambiguous' | 'unbooked' | 'not_ours';
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
    // What went out first: a bank may tell of a return above its transfer.
    for (const entry of entries.toSorted((a, b) => Number(a.amountGr > 0) - Number(b.amountGr > 0))) {
      const text = JSON.stringify([bank.payerAccount, number, entry]);
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      const hash = hashEntry(`${times}\n${text}`);
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

async function readEntry(unit: Unit, program: ProgramKey, line: Entry, actor: ActorKey): Promise<ReadLine> {
  const { entry, hash, orders } = line;
  const { bookedOn, amountGr, title } = entry;
  const told = { bookedOn, amountGr, title, expectedGr: null, reference: null };
  if (await isSettled(unit.db, program, hash)) return { ...told, kind: 'known' };
  const found = matchEntry(entry, orders);
  const batch = found.kind === 'not_ours' ? matchBatch(entry, batchesOf(orders)) : undefined;
  if (batch?.totalGr === -amountGr) {
    for (const [n, order] of batch.orders.entries()) {
      const meant = { order, kind: 'booked', hash: hashOfPart(hash, n, order.id) } as const;
      await settleOrder(unit, meant, line, actor);
    }
    await dropLine(unit.db, program, hash);
    return { ...told, kind: 'booked', payments: batch.count };
  }
  if (batch) {
    await keepLine(unit, program, line, { kind: 'other_amount', orders: batch.orders });
    return { ...told, kind: 'other_amount', expectedGr: batch.totalGr };
  }
  if (found.kind === 'not_ours' || found.kind === 'ambiguous' || found.kind === 'unbooked') {
    await keepLine(unit, program, line, { orders: [], ...found });
    return { ...told, kind: found.kind };
  }
  const { order, kind } = found;
  const { reference } = await line.hold(order.payment.application_id);
  if (kind === 'other_amount') {
    await keepLine(unit, program, line, { kind, orders: [order] });
    return { ...told, kind, reference, expectedGr: order.amountGr };
  }
  await settleOrder(unit, { order, kind, hash }, line, actor);
  await dropLine(unit.db, program, hash);
  return { ...told, kind, reference };
}

interface Meant {
  readonly order: Order;
  readonly kind: 'booked' | 'returned';
  readonly hash: string;
}

/** Settles what a line means for one order, and keeps the list of orders up with it. */
async function settleOrder(
  unit: Unit,
  { order, kind, hash }: Meant,
  line: Entry,
  actor: ActorKey,
): Promise<void> {
  const { entry, number, hold, orders } = line;
  const { payment } = order;
  const { bookedOn, returned, title } = entry;
  const application = await hold(payment.application_id);
  const settling = { application, payment, kind, hash, bookedOn, number, words: returned ?? title };
  await settle(unit, settling, actor);
  if (kind === 'returned') replace(orders, order);
  else replace(orders, order, { ...order, isBooked: true, payment: { ...payment, state: 'booked' } });
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
