import type { Doubt } from '@ndp/domain/money/bank/doubts.ts';
import {
  caseOf,
  indexOrders,
  matchBatch,
  matchEntry,
  type OrderIndex,
} from '@ndp/domain/money/bank/match.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { lockApplications } from '../../cases/store/applications.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Unit } from '../../platform/unit.ts';
import { addProofLine, type ProofLine, readProofCases } from './account-proof.ts';
import { dropLines, type KeptLine, keepLines, readKnown } from './bank-lines.ts';
import { batchesOf, readFiled, readOrders, type TransferOrder } from './orders.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { type ProgramKey, readPaymentSettings } from './settings.ts';
import { settle } from './settle.ts';
import { linesOf, readStatementFile, type StatementLine } from './statement-file.ts';

/** What a line of the statement came to. */
export interface ReadLine {
  readonly kind: 'booked' | 'booked_after_cancel' | 'returned' | 'known' | ProofLine['kind'] | Doubt;
  readonly reference: string | null;
  readonly bookedOn: string;
  readonly amountGr: number;
  /** What was expected, where that differs. */
  readonly expectedGr: number | null;
  readonly title: string;
}

/**
 * Reads a bank's statement: what it booked of ours is paid, what came back goes back; whatever differs is kept for people.
 * Read again, it changes nothing. However many lines it has, what they may be about is asked of the database once.
 *
 * @throws {PaymentRefused}
 */
export async function readStatement(
  unit: Unit,
  program: ProgramKey,
  bytes: Uint8Array,
  actor: ActorKey,
): Promise<readonly ReadLine[]> {
  const { bank } = await readPaymentSettings(unit.db, program);
  if (!bank) throw new PaymentRefused('no_bank');
  const statements = readStatementFile(bytes, bank);
  const filed = await readFiled(unit.db, program);
  const own = new Set([bank.payerAccount, ...filed.map(({ file }) => file.bank.payerAccount)]);
  if (statements.some(({ account }) => !own.has(account))) throw new PaymentRefused('statement_account');
  const lines = statements.flatMap(linesOf);
  const known = await readKnown(
    unit.db,
    program,
    lines.map(({ hash }) => hash),
  );
  const entries = lines.filter(({ hash }) => !known.settled.has(hash)).map(({ entry }) => entry);
  const orders = await readOrders(unit, program, { entries, filed });
  const proofs = await readProofCases(unit, program.partnerId, lines);
  const work: Work = { unit, actor, index: indexOrders(orders), proofs, ...known, kept: new Map() };
  const read: ReadLine[] = [];
  for (const line of lines) read.push(await readLine(work, line));
  await dropLines(unit.db, program, [...work.settled]);
  await keepLines(unit, program, { lines: [...work.kept.values()], reader: actor });
  return read;
}

interface Work {
  readonly unit: Unit;
  readonly actor: ActorKey;
  readonly index: OrderIndex<TransferOrder>;
  /** Cases whose applicants may prove their account, by the letters of their codes. */
  readonly proofs: ReadonlyMap<string, ApplicationKey>;
  /** Lines that count, or that people have said something of. */
  readonly settled: Set<string>;
  /** Who read a line first that still waits. */
  readonly readers: ReadonlyMap<string, string | null>;
  readonly kept: Map<string, KeptLine>;
}

async function readLine(work: Work, line: StatementLine): Promise<ReadLine> {
  const { entry, hash } = line;
  const { bookedOn, amountGr, title } = entry;
  const plain = { bookedOn, amountGr, title, expectedGr: null, reference: null };
  if (work.settled.has(hash)) return { ...plain, kind: 'known' };
  const proof = await addProofLine(work.unit, work.proofs, line, work.actor);
  if (proof) {
    work.settled.add(hash);
    return { ...plain, ...proof };
  }
  const found = findLine(work, line);
  if ('order' in found) {
    const { order, kind } = found;
    const isLate = order.phase === 'withdrawn';
    await settleOrder(work, line, found);
    return { ...plain, kind: isLate ? 'booked_after_cancel' : kind, reference: caseOf(order.id) };
  }
  const { kind, orders } = found;
  work.kept.set(hash, { ...line, kind, payments: orders.map(({ payment }) => payment.id) });
  if (kind === 'booked_twice') for (const order of orders) order.isTwice = true;
  const [order] = orders;
  if (!order) return { ...plain, kind };
  const sumGr = orders.reduce((sum, each) => sum + each.amountGr, 0);
  const isOther = kind !== 'ambiguous' && sumGr !== Math.abs(amountGr);
  const reference = orders.length === 1 ? caseOf(order.id) : null;
  return { ...plain, kind, reference, expectedGr: isOther ? sumGr : null };
}

/** What a line means: a payment, or a whole batch in one sum, of which the bank names no account. */
function findLine({ index, actor, unit, readers }: Work, { entry, statement, hash }: StatementLine) {
  const { account: payer, day } = statement;
  const at = { payer, day, today: polishDay(unit.now), reader: actor, readBefore: readers.get(hash) ?? null };
  const found = matchEntry(entry, index, at);
  if (found.kind !== 'not_ours') return found;
  const batch = matchBatch(entry, batchesOf(index.orders));
  if (!batch) return found;
  const kind: Doubt = batch.totalGr === -entry.amountGr ? 'no_account' : 'other_amount';
  return { kind, orders: batch.orders };
}

/** Settles what a line means for a payment, and keeps the list of transfers up with it. */
async function settleOrder(
  { unit, actor, settled }: Work,
  { entry, hash, statement }: StatementLine,
  { order, kind }: { readonly order: TransferOrder; readonly kind: 'booked' | 'returned' },
): Promise<void> {
  const { application, payment } = order;
  const { bookedOn, returned, title } = entry;
  const line = { kind, hash, bookedOn, number: statement.number, words: returned ?? title };
  await settle(unit, { application, payment, ...line }, actor);
  const moved = await lockApplications(unit, application.partner_id, [application.id]);
  order.application = moved.get(application.id) ?? application;
  order.payment = { ...payment, state: kind };
  order.phase = kind === 'booked' ? 'booked' : 'ended';
  settled.add(hash);
}
