import { isDay } from '../../programs/problems.ts';

/** A bank's statement, whatever its format. */
export interface BankStatement {
  /** 26 digits. */
  readonly account: string;
  readonly number: string;
  /** The day of its closing balance, `YYYY-MM-DD`. */
  readonly day: string;
  readonly openingGr: number;
  readonly closingGr: number;
  readonly entries: readonly StatementEntry[];
}

/** One movement on the account. */
export interface StatementEntry {
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** Below zero: money went out. */
  readonly amountGr: number;
  /** References of the order, the surest first. */
  readonly references: readonly string[];
  readonly title: string;
  /** Of the other side, 26 digits; empty where the bank tells none. */
  readonly account: string;
  /** Why a transfer came back; null where the bank says nothing of the kind. */
  readonly returned: string | null;
  /** The bank's own reference of this movement, in whichever statement it stands; empty where there is none. */
  readonly bankReference: string;
}

/** The file is no statement, or does not add up; `code` says what is wrong with it. */
export class StatementUnreadable extends Error {
  override readonly name = 'StatementUnreadable';
  readonly code: 'unknown_format' | 'damaged' | 'balances' | 'currency';

  constructor(code: StatementUnreadable['code'], detail = '') {
    super(`${code} ${detail}`.trim());
    this.code = code;
  }
}

/** @throws {StatementUnreadable} opening, entries and closing do not add up, or a day is none of the calendar */
export function checkStatement(statement: BankStatement): BankStatement {
  const { openingGr, closingGr, entries, day } = statement;
  const wrong = [day, ...entries.map(({ bookedOn }) => bookedOn)].find((each) => !isDay(each));
  if (wrong !== undefined) throw new StatementUnreadable('damaged', `day ${wrong}`);
  const sum = entries.reduce((total, { amountGr }) => total + amountGr, openingGr);
  if (sum !== closingGr) throw new StatementUnreadable('balances', statement.number);
  return statement;
}
