import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageOf, say } from '@ndp/flows/message.ts';
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts';
import { bindStore } from '../../platform/files/bind-store.ts';
import { describeFault } from '../../platform/log.ts';
import type { Reply } from './command.ts';
import { adoptFiles } from './commands/adopt-files.ts';
import { commands } from './commands.ts';
import { refusalMessages as refusals } from './messages.ts';
import { openParts } from './open-parts.ts';
import { makeOut, type Out } from './out.ts';
import { languageOfLine, parseLine } from './parse.ts';
import { renderData, renderLines } from './render.ts';
import { explain, type OperatorRequest, runCommand } from './run-command.ts';

/** What a line leads to: the text for the operator, and whether it was done. */
export interface CommandOutcome {
  /** 0: done; 1: refused; 2: the line makes no sense. */
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
}

/**
 * Carries out what was typed. The embedded database is opened while its server is stopped.
 *
 * @param variables  the environment variables of the server; `INIT_CWD` is the folder npm was called in
 */
export async function operate(
  request: OperatorRequest,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<CommandOutcome> {
  const language = languageOfLine(request.line);
  try {
    const readRequest = { ...request, line: withAnchorRead(request.line, variables.INIT_CWD ?? '') };
    const reply = await replyTo(readRequest, variables).catch((cause: unknown) => explain(cause, language));
    const isForProgram = reply.exitCode === 0 && request.line.includes('--json');
    const text = isForProgram ? renderData(reply.data) : renderLines(reply.lines);
    return { exitCode: reply.exitCode, text };
  } catch (cause) {
    if (cause instanceof ConfigError) return { exitCode: 1, text: cause.message };
    return { exitCode: 1, text: `${say(refusals.fault, language)}\n${JSON.stringify(describeFault(cause))}` };
  }
}

/** The line with the newest anchor of the file it names. */
function withAnchorRead(line: readonly string[], folder: string): readonly string[] {
  const i = line.indexOf('--anchor') + 1;
  const path = resolve(folder, line[i] ?? '');
  const isFile = i > 0 && existsSync(path) && statSync(path).isFile();
  const anchor = isFile ? newestAnchor(path) : undefined;
  return anchor === undefined ? line : line.with(i, anchor);
}

/** The newest anchor of a file, as the option takes it. */
function newestAnchor(path: string): string | undefined {
  const text = readFileSync(path, 'utf8').slice(-1_000_000);
  const found = [...text.matchAll(/(?:"n":)?(\d{1,9})(?:,"hash":"|:)([0-9a-f]{64})/g)].at(-1);
  return found && `${found[1]}:${found[2]}`;
}

async function replyTo(
  request: OperatorRequest,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Reply> {
  const { command, given } = parseLine(request.line, commands);
  const folder = variables.INIT_CWD ?? '';
  if ('runAlone' in command) {
    const language = languageOf(given.lang);
    return command.runAlone({ given, language, folder, readConfig: () => readConfig(variables) });
  }
  const config = readConfig(variables);
  const out = await makeOut(command.writes, given.out && resolve(folder, given.out));
  let isDone = false;
  try {
    const reply = await runHere(config, request, out);
    isDone = reply.exitCode === 0;
    return reply;
  } finally {
    await (isDone ? out.close() : out.discard());
  }
}

/** @throws {ConfigError} another process holds the embedded database */
async function runHere(config: Config, request: OperatorRequest, out: Out): Promise<Reply> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db'))) {
    throw new ConfigError(
      'There is no database in DATA_DIR, and DATABASE_URL names none: this shell has not the settings of the server. Set them as the server has them (ENVIRONMENT, DATA_DIR or DATABASE_URL, SECRET_KEYS …), or start the server once. Nothing was made.',
    );
  }
  const isAdopting = parseLine(request.line, commands).command === adoptFiles;
  const { context, close } = await openParts(config, isAdopting ? async () => {} : bindStore);
  try {
    const reply = await runCommand(context, request);
    if (reply.file) for await (const piece of reply.file()) await out.write(piece);
    return reply;
  } finally {
    await close();
  }
}
