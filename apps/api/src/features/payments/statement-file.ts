import { decodeFromBank } from '@ndp/domain/money/bank/encodings.ts';
import { readMt940 } from '@ndp/domain/money/bank/mt940.ts';
import {
  type BankStatement,
  type StatementEntry,
  StatementUnreadable,
} from '@ndp/domain/money/bank/statement.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import { readCamt } from './camt.ts';
import { hashEntry } from './entry-hash.ts';
import { PaymentRefused } from './refusals.ts';

/** The statements of a file, whatever its form. @throws {PaymentRefused} */
export function readStatementFile(
  bytes: Uint8Array,
  { encoding }: Pick<BankProfile, 'encoding'>,
): readonly BankStatement[] {
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

/** A line of a statement, with what makes it the same when it is read again. */
export interface StatementLine {
  readonly statement: BankStatement;
  readonly entry: StatementEntry;
  readonly hash: string;
}

/**
 * The lines of a statement; what went out first, for a bank may tell of a return above its transfer. A movement with a
 * reference of the bank is the same in the statement of its day and in that of its month.
 */
export function linesOf(statement: BankStatement): StatementLine[] {
  const seen = new Map<string, number>();
  return statement.entries
    .toSorted((a, b) => Number(a.amountGr > 0) - Number(b.amountGr > 0))
    .map((entry) => {
      const number = entry.bankReference === '' ? statement.number : '';
      const text = JSON.stringify([statement.account, number, entry]);
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      return { statement, entry, hash: hashEntry(`${times}\n${text}`) };
    });
}
