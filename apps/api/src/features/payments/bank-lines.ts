import type { StatementEntry } from '@ndp/domain/money/bank/statement.ts';
import type { Selectable } from 'kysely';
import { bankLinePlace } from '../../cases/keys/reseal-bank-lines.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BankLineTable } from '../../platform/database/schema/payment-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { PaymentRefused } from './refusals.ts';
import type { ProgramKey } from './settings.ts';

export type BankLine = Selectable<BankLineTable>;

/** What a bank says in a line; sealed while somebody has to look at it. */
export interface LineWords {
  readonly title: string;
  /** Of the other side, 26 digits; empty where the bank tells none. */
  readonly account: string;
  readonly returned: string | null;
}

interface FoundLine {
  readonly entry: StatementEntry;
  readonly hash: string;
  /** Of the statement. */
  readonly number: string;
}

/** Why nobody but a person can say what a line is, and the payments it may be. */
interface Doubt {
  readonly kind: BankLine['kind'];
  readonly orders: readonly { readonly payment: { readonly id: string } }[];
}

/** Whether a line has been counted, or is in somebody’s hands. */
export async function isSettled(db: Database, { partnerId }: ProgramKey, hash: string): Promise<boolean> {
  const booking = await db
    .selectFrom('payment_booking')
    .select('payment_id')
    .where((row) => row.and({ partner_id: partnerId, entry_hash: hash }))
    .executeTakeFirst();
  if (booking) return true;
  const line = await findLine(db, partnerId, hash);
  return line !== undefined && line.state !== 'open';
}

/** Keeps a line until people have said what it is; read again, with what is known by now. */
export async function keepLine(
  { db, keys, now }: Unit,
  { partnerId, programId }: ProgramKey,
  { entry, hash, number }: FoundLine,
  { kind, orders }: Doubt,
): Promise<void> {
  if (entry.amountGr === 0) return;
  const { title, account, returned } = entry;
  const words: LineWords = { title, account, returned };
  const seen = {
    kind,
    words: keys.seal(JSON.stringify(words), bankLinePlace(partnerId, hash)),
    payments: orders.map(({ payment }) => payment.id),
  };
  await db
    .insertInto('bank_line')
    .values({
      ...{ partner_id: partnerId, program_id: programId, entry_hash: hash, state: 'open', read_at: now },
      ...{ amount_gr: entry.amountGr, booked_on: entry.bookedOn, statement: number.slice(0, 40) },
      ...seen,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'entry_hash']).doUpdateSet(seen).where('bank_line.state', '=', 'open'),
    )
    .execute();
}

/** An open line explains itself by now. */
export async function dropLine(db: Database, { partnerId }: ProgramKey, hash: string): Promise<void> {
  await db
    .deleteFrom('bank_line')
    .where((row) => row.and({ partner_id: partnerId, entry_hash: hash }))
    .where('state', '=', 'open')
    .execute();
}

/** What is sealed of a line; undefined once nobody has to look any more. */
export function wordsOf(
  keys: KeyRing,
  { partner_id, entry_hash, words }: Pick<BankLine, 'partner_id' | 'entry_hash' | 'words'>,
): LineWords | undefined {
  return words ? JSON.parse(keys.open(words, bankLinePlace(partner_id, entry_hash))) : undefined;
}

const mostLines = 300;
/** So many of those that were set aside are shown, the newest first. */
const mostAside = 20;

/** What has to be cleared up, the oldest first, and what was set aside lately. */
export async function readBankLines(db: Database, { partnerId, programId }: ProgramKey) {
  const lines = db
    .selectFrom('bank_line')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }));
  return [
    ...(await lines
      .where('state', 'in', ['open', 'assigned'])
      .orderBy('booked_on')
      .orderBy('entry_hash')
      .limit(mostLines)
      .execute()),
    ...(await lines
      .where('state', '=', 'set_aside')
      .orderBy('decided_at', 'desc')
      .limit(mostAside)
      .execute()),
  ];
}

function selectLine(db: Database, partnerId: string, hash: string) {
  return db
    .selectFrom('bank_line')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, entry_hash: hash }));
}

export function findLine(db: Database, partnerId: string, hash: string): Promise<BankLine | undefined> {
  return selectLine(db, partnerId, hash).executeTakeFirst();
}

/** @throws {PaymentRefused} there is none */
export async function holdLine(db: Database, partnerId: string, hash: string): Promise<BankLine> {
  const line = await selectLine(db, partnerId, hash).forUpdate().executeTakeFirst();
  if (!line) throw new PaymentRefused('line_moved_on');
  return line;
}

/** Writes what somebody has decided of a line that is held. */
export async function changeLine(
  db: Database,
  { partner_id, entry_hash }: BankLine,
  change: Partial<Omit<BankLine, 'amount_gr' | 'partner_id' | 'entry_hash'>>,
): Promise<void> {
  await db
    .updateTable('bank_line')
    .set(change)
    .where((row) => row.and({ partner_id, entry_hash }))
    .execute();
}
