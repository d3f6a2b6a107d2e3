import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOf, type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { type Action, noteAction } from '../../features/audit/note-action.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Trx } from '../../platform/database/database.ts';
import { withLongTimeout } from '../../platform/database/deadline.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { Refusal } from '../../platform/refusals.ts';
import { unitIn } from '../../platform/unit.ts';
import { argumentTable, type CommandArguments, isArgumentName } from './arguments.ts';
import {
  type Command,
  CommandRefused,
  type CommandResult,
  type OperatorContext,
  type Reply,
  type Run,
  type Work,
} from './command.ts';
import { commands } from './commands.ts';
import { holdByReference } from './find-application.ts';
import { findScope } from './find-scope.ts';
import { refusalMessages } from './messages.ts';
import { languageOfLine, type ParsedCommand, parseLine, UsageError } from './parse.ts';

/** A typed line and who typed it. */
export interface OperatorRequest {
  /** What was typed after the program's name. */
  readonly line: readonly string[];
  /** Who it is unless the line says so. */
  readonly operator: string;
}

/**
 * Runs a typed line. The command and its row in the audit trail stand together; what was refused changed nothing,
 * and its row says why.
 *
 * @throws whatever is a fault of the product; also then a row is kept
 */
export async function runCommand(context: OperatorContext, request: OperatorRequest): Promise<Reply> {
  try {
    const order = parseLine(request.line, commands);
    const within = await findScope(context.db, order.given);
    const operator = order.given.as ?? request.operator;
    const act = { who: 'operator', name: operator, what: order.command.name } as const;
    const work = () => carryOut(context, order, operator);
    const answer = await within(() => withAuditActor(act, () => withLongTimeout(work)));
    context.wake();
    return { ...answer, exitCode: 0 };
  } catch (cause) {
    return explain(cause, languageOfLine(request.line));
  }
}

/**
 * The reply to a line that makes no sense or was refused.
 *
 * @throws what is neither, as it was thrown
 */
export function explain(cause: unknown, language: Language): Reply {
  const translate = (message: Message, values: MessageValues) => say(message, language, values);
  if (cause instanceof UsageError) {
    const lines = cause.sentences.map(({ message, values }) => translate(message, values));
    return { exitCode: 2, lines };
  }
  if (!isRefused(cause)) throw cause;
  return { exitCode: 1, lines: [translate(cause.sentence, cause.values)] };
}

async function carryOut(
  context: OperatorContext,
  order: ParsedCommand,
  operator: string,
): Promise<CommandResult> {
  const { given, command } = order;
  const about: { application?: Application } = {};
  try {
    const run = await runOf(command, context);
    return await context.db.transaction().execute(async (trx) => {
      const hold = () => holdIn(trx);
      const language = languageOf(given.lang);
      const unit = unitIn(trx, context);
      const work: Work = { trx, unit, context, given, operator, language, now: unit.now, hold };
      const answer = await run(work);
      const details = { ...recorded(given), ...answer.details };
      await noteAction(trx, context.keys, { ...rowOf(), details, outcome: 'done', refusal: null });
      return keepScope(answer, noteFailure);
    });
  } catch (cause) {
    await noteFailure(cause);
    throw cause;
  }

  async function holdIn(trx: Trx): Promise<Application> {
    about.application = await holdByReference({ db: trx, keys: context.keys }, given);
    return about.application;
  }

  async function noteFailure(cause: unknown): Promise<void> {
    const refusal = inPolish(cause);
    const refused = { ...rowOf(), details: recorded(given), outcome: 'refused', refusal } as const;
    await acrossPartners(() =>
      context.db.transaction().execute((trx) => noteAction(trx, context.keys, refused)),
    );
  }

  function rowOf(): Omit<Action, 'details' | 'outcome' | 'refusal'> {
    return {
      at: context.clock(),
      operator,
      action: command.name,
      partner_id: about.application?.partner_id ?? given.partner ?? null,
      application_id: about.application?.id ?? null,
      reference: about.application?.reference ?? given.reference ?? null,
    };
  }
}

function runOf(command: Command, context: OperatorContext): Run | Promise<Run> {
  if ('runAlone' in command) throw new Error(`${command.name} needs the database closed`);
  return 'run' in command ? command.run : command.prepare(context);
}

/** The file is read when the command is over, and still within its scope; one that cannot be read is noted too. */
function keepScope(answer: CommandResult, noteFailure: (cause: unknown) => Promise<void>): CommandResult {
  if (!answer.file) return answer;
  const inScope = AsyncLocalStorage.bind(answer.file);
  async function* readNoted() {
    try {
      yield* inScope();
    } catch (cause) {
      await noteFailure(cause);
      throw cause;
    }
  }
  return { ...answer, file: readNoted };
}

/** A command refuses, and so does what it shares with the calls: both say why in a sentence. */
function isRefused(cause: unknown): cause is CommandRefused | Refusal {
  return cause instanceof CommandRefused || cause instanceof Refusal;
}

/** Why nothing was done, as the audit trail keeps it. */
function inPolish(cause: unknown): string {
  const { sentence, values } = isRefused(cause) ? cause : { sentence: refusalMessages.fault, values: {} };
  return unbindWords(say(sentence, 'pl', values));
}

/** What of the arguments is kept: only what cannot hold a person's data. */
function recorded(given: CommandArguments): Record<string, string> {
  const recordable = Object.entries(given).filter(
    ([name]) => isArgumentName(name) && argumentTable[name].isRecorded,
  );
  return Object.fromEntries(recordable.map(([name, value]) => [name, value === '' ? 'yes' : value]));
}
