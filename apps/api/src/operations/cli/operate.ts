import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageOf, say } from '@ndp/flows/message.ts';
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts';
import { bindStore } from '../../platform/files/bind-store.ts';
import { describeFault } from '../../platform/log.ts';
import { askServer } from './ask-server.ts';
import { piecesOf } from './command.ts';
import { adoptFiles } from './commands/adopt-files.ts';
import { commands } from './commands.ts';
import { describeCommands, describeVersion } from './help.ts';
import { refusalMessages as refusals } from './messages.ts';
import { migrateHere } from './migrate-here.ts';
import { openParts } from './open-parts.ts';
import { makeOut, type Out } from './out.ts';
import { languageOfLine, parseLine } from './parse.ts';
import { renderBlocks, renderData } from './render.ts';
import { restoreHere } from './restore-here.ts';
import { explain, type OperatorRequest, type Reply, runCommand } from './run-command.ts';
import { isSocketPath, socketPath } from './socket.ts';

/** What a line leads to: the text for the operator, and whether it was done. */
export interface Outcome {
  /** 0: done; 1: refused; 2: the line makes no sense. */
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
}

/**
 * Carries out what was typed: through the running server where the embedded database is, otherwise here.
 *
 * @param variables  the environment variables of the server; `INIT_CWD` is the folder npm was called in
 */
export async function operate(
  request: OperatorRequest,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const language = languageOfLine(request.line);
  try {
    const asked = { ...request, line: withFilesRead(request.line, variables.INIT_CWD ?? '') };
    const reply = await replyTo(asked, variables).catch((cause: unknown) => explain(cause, language));
    const isForProgram = reply.exitCode === 0 && request.line.includes('--json');
    const text = isForProgram ? renderData(reply.data) : renderBlocks(reply.blocks);
    return { exitCode: reply.exitCode, text };
  } catch (cause) {
    if (cause instanceof ConfigError) return { exitCode: 1, text: cause.message };
    return { exitCode: 1, text: `${say(refusals.fault, language)}\n${JSON.stringify(describeFault(cause))}` };
  }
}

/** The line with what the files it names hold; the server that answers it reads no files of its caller. */
function withFilesRead(line: readonly string[], folder: string): readonly string[] {
  return Object.entries(fileReaders).reduce((read, [option, readFile]) => {
    const i = read.indexOf(option) + 1;
    if (i === 0) return read;
    const path = resolve(folder, read[i] ?? '');
    const isFile = existsSync(path) && statSync(path).isFile();
    const said = isFile ? readFile(path) : option === '--anchor' ? undefined : unread;
    return said === undefined ? read : read.with(i, said);
  }, line);
}

/** What no option takes, so that it says what it wants. */
const unread = '!';

/** What stands in the line for the file an option names; undefined: what was typed stays. */
const fileReaders: Readonly<Record<string, (path: string) => string | undefined>> = {
  '--anchor': newestAnchor,
  '--from': (path) => readFileSync(path, 'utf8'),
  '--look': (path) => readFileSync(path, 'utf8'),
};

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
  if (command.name === 'help') {
    return { exitCode: 0, blocks: describeCommands(commands, languageOf(given.lang)) };
  }
  if (command.name === 'version') return { exitCode: 0, blocks: describeVersion() };
  const config = readConfig(variables);
  if (command.name === 'migrate') return migrateHere(config, given);
  if (command.name === 'restore') return restoreHere(config, given, variables.INIT_CWD ?? '');
  const out = await makeOut(command.writes, given.out && resolve(variables.INIT_CWD ?? '', given.out));
  let isDone = false;
  try {
    const reply = (await askRunning(config, request, out)) ?? (await runHere(config, request, out));
    isDone = reply.exitCode === 0;
    return reply;
  } finally {
    await (isDone ? out.close() : out.discard());
  }
}

/** Undefined: no server holds the database alone. */
async function askRunning(config: Config, request: OperatorRequest, out: Out): Promise<Reply | undefined> {
  const path = socketPath(config.dataDir);
  if (config.databaseUrl || !isSocketPath(path)) return undefined;
  return askServer(path, request, out);
}

/** @throws {ConfigError} another process holds the database and takes no commands */
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
    for (const file of reply.files ?? []) {
      for await (const piece of piecesOf(file)) await out.write(file.name, piece);
    }
    return reply;
  } finally {
    await close();
  }
}
