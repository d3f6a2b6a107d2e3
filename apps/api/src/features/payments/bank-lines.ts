import type { Doubt } from '@ndp/domain/money/bank/doubts.ts';
import type { BankStatement, StatementEntry } from '@ndp/domain/money/bank/statement.ts';
import type { Selectable } from 'kysely';
import { bankLineContext } from '../../cases/keys/reseal-bank-lines.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BankLineTable } from '../../platform/database/schema/payment-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import type { ActorKey } from './people.ts';
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

/** A line that does not count by itself, and the payments it may be. */
export interface KeptLine {
  readonly entry: StatementEntry;
  readonly hash: string;
  readonly statement: Pick<BankStatement, 'number'>;
  readonly kind: Doubt;
  readonly payments: readonly string[];
}

/** Of these lines, those that count or that people have said something of; and who read first those that still wait. */
export async function readKnown(
  db: Database,
  { partnerId }: ProgramKey,
  hashes: readonly string[],
): Promise<{ readonly settled: Set<string>; readonly readers: ReadonlyMap<string, string | null> }> {
  if (hashes.length === 0) return { settled: new Set(), readers: new Map() };
  const bookings = await db
    .selectFrom('payment_booking')
    .select('entry_hash')
    .where('partner_id', '=', partnerId)
    .where('entry_hash', 'in', hashes)
    .execute();
  const proofs = await db
    .selectFrom('account_transfer')
    .select('entry_hash')
    .where('partner_id', '=', partnerId)
    .where('entry_hash', 'in', hashes)
    .execute();
  const lines = await db
    .selectFrom('bank_line')
    .select(['entry_hash', 'state', 'read_by'])
    .where('partner_id', '=', partnerId)
    .where('entry_hash', 'in', hashes)
    .execute();
  const closed = lines.filter(({ state }) => state !== 'open');
  return {
    settled: new Set([...bookings, ...proofs, ...closed].map(({ entry_hash }) => entry_hash)),
    readers: new Map(lines.map(({ entry_hash, read_by }) => [entry_hash, read_by])),
  };
}

/** Rows in one statement; each takes eleven of the 65 535 parameters there are. */
const mostRows = 5_000;

/** Keeps lines until people have said what they are; read again, with what is known by now. */
export async function keepLines(
  { db, keys, now }: Unit,
  { partnerId, programId }: ProgramKey,
  { lines, reader }: { readonly lines: readonly KeptLine[]; readonly reader: ActorKey },
): Promise<void> {
  const rows = lines
    .filter(({ entry }) => entry.amountGr !== 0)
    .map(({ entry, hash, statement, kind, payments }) => {
      const { title, account, returned, amountGr, bookedOn } = entry;
      const words: LineWords = { title, account, returned };
      return {
        ...{ partner_id: partnerId, program_id: programId, entry_hash: hash, kind, state: 'open' as const },
        ...{ amount_gr: amountGr, booked_on: bookedOn, statement: statement.number.slice(0, 40) },
        ...{ read_at: now, read_by: reader, payments: [...payments] },
        words: keys.seal(JSON.stringify(words), bankLineContext(partnerId, hash)),
      };
    })
    .sort((a, b) => (a.entry_hash < b.entry_hash ? -1 : 1));
  for (let from = 0; from < rows.length; from += mostRows) {
    await db
      .insertInto('bank_line')
      .values(rows.slice(from, from + mostRows))
      .onConflict((conflict) =>
        conflict
          .columns(['partner_id', 'entry_hash'])
          .doUpdateSet(({ ref }) => ({
            kind: ref('excluded.kind'),
            words: ref('excluded.words'),
            payments: ref('excluded.payments'),
          }))
          .where('bank_line.state', '=', 'open'),
      )
      .execute();
  }
}

/** Open lines that explain themselves by now. */
export async function dropLines(
  db: Database,
  { partnerId }: ProgramKey,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .deleteFrom('bank_line')
    .where('partner_id', '=', partnerId)
    .where('entry_hash', 'in', hashes)
    .where('state', '=', 'open')
    .execute();
}

/** What is sealed of a line; undefined once nobody has to look any more. */
export function wordsOf(
  keys: KeyRing,
  { partner_id, entry_hash, words }: Pick<BankLine, 'partner_id' | 'entry_hash' | 'words'>,
): LineWords | undefined {
  return words ? JSON.parse(keys.open(words, bankLineContext(partner_id, entry_hash))) : undefined;
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
      .where('state', 'in', ['open', 'assigned', 'aside_proposed'])
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
