import type { Language, Message, MessageValues } from '@ndp/flows/message.ts';
import type { SigningContext } from '../../features/signing/process/begin-signing.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import type { Unit } from '../../platform/unit.ts';
import type { ArgumentName, CommandArguments } from './arguments.ts';

/** What the commands are run with. */
export interface OperatorContext extends SigningContext {
  /** Where the bytes of settlement documents lie. */
  readonly storage: Pick<Storage, 'get' | 'has' | 'open' | 'put' | 'remove' | 'writeMark'>;
  /** Tells the worker that a promise was just written; called after the commit. */
  readonly wake: () => void;
}

/** One command, while it runs inside its transaction. */
export interface Work {
  readonly trx: Trx;
  /** The transaction as a unit of work. */
  readonly unit: Unit;
  readonly context: OperatorContext;
  readonly given: CommandArguments;
  readonly operator: string;
  readonly language: Language;
  readonly now: Date;
  /**
   * The application of the given reference, held until the transaction ends.
   *
   * @throws {CommandRefused} there is none, or several partners have one
   */
  hold(): Promise<Application>;
}

/** What a command answers, in the operator's language. */
export interface CommandResult {
  readonly lines: readonly string[];
  /** The same for a program, where the command takes `--json`. */
  readonly data?: unknown;
  /** The pieces of the file for the path that was named; read when it is written. */
  readonly file?: () => AsyncIterable<Uint8Array>;
  /** Counts worth keeping with the action. Never a person's data. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What the operator sees. Exit code 0: done; 1: refused; 2: the line makes no sense. */
export interface Reply extends CommandResult {
  readonly exitCode: 0 | 1 | 2;
}

/** What a command does within its transaction. */
export type Run = (work: Work) => Promise<CommandResult>;

/** A row of the command line. */
export type Command = CommandRow &
  ({ readonly run: Run } | { readonly prepare: Prepare } | { readonly runAlone: RunAlone });

/** Done before the command's own transaction, in transactions of its own: what would hold up others for too long. */
type Prepare = (context: OperatorContext) => Promise<Run>;

/** Done while the product's database is closed: nothing is noted in its trail. */
type RunAlone = (line: LineAlone) => Promise<Reply>;

/** A line that is carried out before anything is opened. */
export interface LineAlone {
  readonly given: CommandArguments;
  readonly language: Language;
  /** What a relative path begins in. */
  readonly folder: string;
  /** @throws {ConfigError} a setting is wrong */
  readConfig(): Config;
}

interface CommandRow {
  readonly name: string;
  readonly summary: Message;
  /** What is named without `--`, all required, in this order. */
  readonly operands?: readonly ArgumentName[];
  /** Options that have to be named, and those that may be. */
  readonly needs?: readonly ArgumentName[];
  readonly takes?: readonly ArgumentName[];
  /** Whether `--out` names a file: the CLI makes it before anything happens, and never writes over what stands. */
  readonly writes?: 'file';
}

/** The command cannot be done; the sentence says why and what to do. It holds no personal data. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly sentence: Message;
  readonly values: MessageValues;

  constructor(sentence: Message, values: MessageValues = {}) {
    super(sentence.en);
    this.sentence = sentence;
    this.values = values;
  }
}
