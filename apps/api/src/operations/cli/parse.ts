import { parseArgs } from 'node:util';
import { type Language, languageOf, type Message, type MessageValues } from '@ndp/flows/message.ts';
import { type ArgumentName, argumentTable, type CommandArguments, isArgumentName } from './arguments.ts';
import type { Command } from './command.ts';
import { usageMessages as messages } from './messages.ts';

/** A line that was typed and makes sense. */
export interface ParsedCommand {
  readonly command: Command;
  readonly given: CommandArguments;
}

/** What was typed is no command: a sentence that names the word, and perhaps one about it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly sentences: readonly { readonly message: Message; readonly values: MessageValues }[];

  constructor(message: Message, values: MessageValues = {}, more?: Message) {
    super(message.en);
    this.sentences = [{ message, values }, ...(more ? [{ message: more, values: {} }] : [])];
  }
}

/** Options every command takes. */
const everywhere: readonly ArgumentName[] = ['as', 'lang'];

type TypedArguments = ReadonlyMap<string, string | undefined>;

/**
 * The command of a typed line, with its arguments as they fit.
 *
 * @param line   what was typed after the program's name
 * @param table  the commands there are
 * @throws {UsageError} an unknown word, something missing, or a text that does not fit
 */
export function parseLine(line: readonly string[], table: readonly Command[]): ParsedCommand {
  const { words, options } = split(line);
  if (options.has('help') || options.has('h')) return parseLine(['help'], table);
  if (words.length === 0 && options.has('version')) return parseLine(['version'], table);
  const [name = 'help', ...operands] = words;
  const command = table.find((each) => each.name === name);
  if (!command) throw new UsageError(messages.unknown_command, { word: name });
  const given: Record<string, string> = {};
  const wanted = command.operands ?? [];
  for (const [i, operand] of wanted.entries()) {
    const typed = operands[i];
    if (typed === undefined)
      throw new UsageError(messages.missing_operand, { command: name }, argumentTable[operand].problem);
    given[operand] = read(operand, typed);
  }
  const extra = operands[wanted.length];
  if (extra !== undefined) throw new UsageError(messages.extra_operand, { command: name, word: extra });
  return { command, given: { ...given, ...readOptions(command, options) } };
}

/** The language asked for, also in a line that makes no sense otherwise. */
export function languageOfLine(line: readonly string[]): Language {
  return languageOf(split(line, () => {}).options.get('lang'));
}

function readOptions(command: Command, options: TypedArguments): CommandArguments {
  const { needs = [], takes = [] } = command;
  const known = [...everywhere, ...needs, ...takes];
  const given: Record<string, string> = {};
  for (const [name, typed] of options) {
    if (!isArgumentName(name) || !known.includes(name)) {
      throw new UsageError(messages.unknown_option, { command: command.name, option: name });
    }
    if (typed === undefined) throw new UsageError(messages.missing_value, { option: name });
    given[name] = read(name, typed);
  }
  const missing = needs.find((name) => given[name] === undefined);
  if (missing) throw new UsageError(messages.missing_option, { command: command.name, option: missing });
  return given;
}

function read(name: ArgumentName, typed: string): string {
  const { read: fit, problem } = argumentTable[name];
  const text = fit(typed);
  if (text === undefined) throw new UsageError(messages.wrong_value, { word: typed }, problem);
  return text;
}

/** Words and options of a line; an option named twice is a mistake, for which of the two was meant? */
function split(line: readonly string[], onTwice = refuseTwice) {
  const words: string[] = [];
  const options = new Map<string, string | undefined>();
  const { tokens } = parseArgs({
    args: [...line],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(argumentTable).map(([name, { placeholder }]) => [
        name,
        { type: placeholder ? 'string' : 'boolean' } as const,
      ]),
    ),
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    if (options.has(token.name)) onTwice(token.name);
    options.set(token.name, readToken(token));
  }
  return { words, options };
}

interface OptionToken {
  readonly name: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** A switch that is set holds the empty text; the name of another option is not a value. */
function readToken({ name, value, inlineValue }: OptionToken): string | undefined {
  if (isArgumentName(name) && argumentTable[name].placeholder === null) return value ?? '';
  return !inlineValue && value?.startsWith('--') ? undefined : value;
}

function refuseTwice(option: string): void {
  throw new UsageError(messages.twice, { option });
}
