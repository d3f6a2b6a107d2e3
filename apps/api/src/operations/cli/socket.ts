import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { describeFault, type Log } from '../../platform/log.ts';
import type { OperatorContext } from './command.ts';
import { languageOfLine } from './parse.ts';
import { explain, type OperatorRequest, type Reply } from './run-command.ts';

/** The longest path a socket can have on every system, bytes. */
const longestPath = 100;
/** The longest request, bytes. */
const longestRequest = 64_000;
/** How long a request may take to arrive, ms. */
const requestMs = 10_000;

const operatorRequest = z.object({ line: z.array(z.string()), operator: z.string().check(z.maxLength(60)) });

/** Runs a request; `runCommand`. */
export type Run = (context: OperatorContext, request: OperatorRequest) => Promise<Reply>;

export interface OperatorSocket {
  /** Takes no new commands and lets those under way end. */
  close(): Promise<void>;
}

const withoutSocket: OperatorSocket = { close: async () => {} };

/** Where the server of a data folder takes operators' commands. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'operator.sock');
}

/** Whether a socket can stand at this path on every system. */
export function isSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= longestPath;
}

/**
 * Takes operators' commands while this process holds the embedded database, which serves one process only. Whoever
 * may write to the socket, a file of this user alone, is an operator; nothing listens on the network.
 *
 * The answer is one JSON text a line: what the operator reads, the pieces of a file, and the end.
 *
 * Without a socket when every process can open the database itself; also where none can be made, with a word in the
 * log, for the portal must not stand still because of that.
 */
export async function startOperatorSocket(
  context: OperatorContext,
  run: Run,
  log: Log,
): Promise<OperatorSocket> {
  const path = socketPath(context.config.dataDir);
  if (context.config.databaseUrl) return withoutSocket;
  if (!isSocketPath(path)) {
    log.error({}, 'DATA_DIR is too long for a socket: operators can work only while the server is stopped');
    return withoutSocket;
  }
  const server = createServer({ requestTimeout: requestMs }, (request, response) => {
    answer(context, run, request, response).catch((fault: unknown) => {
      log.error({ fault: describeFault(fault) }, "an operator's command failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const isListening = await listen(server, path).then(
    () => true,
    (fault: unknown) => {
      log.error(
        { fault: describeFault(fault) },
        'no socket: operators can work only while the server is stopped',
      );
      return false;
    },
  );
  if (!isListening) return withoutSocket;
  return {
    close: async () => {
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await ended;
      rmSync(path, { force: true });
    },
  };
}

/** The data folder is locked by this process: a socket that stands there was left behind. */
async function listen(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
  chmodSync(path, 0o600);
}

async function answer(
  context: OperatorContext,
  run: Run,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const parsed = operatorRequest.safeParse(body === undefined ? undefined : readJson(body));
  response.setHeader('connection', 'close');
  if (!parsed.success) {
    response.writeHead(body === undefined ? 413 : 400).end();
    return;
  }
  const reply = await run(context, parsed.data);
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  await pipeline(linesOf(reply, languageOfLine(parsed.data.line)), response);
}

/** Piece by piece, so that the server holds no more than one at a time. */
async function* linesOf({ file, ...reply }: Reply, language: Language): AsyncGenerator<string> {
  yield toLine(reply);
  try {
    for await (const piece of file?.() ?? []) {
      yield toLine({ content: Buffer.from(piece).toString('base64') });
    }
  } catch (cause) {
    // The last reply counts.
    yield toLine(explain(cause, language));
  }
  yield toLine({ isEnd: true });
}

/** Readers of lines take these two characters for the end of one. */
function toLine(said: object): string {
  const json = JSON.stringify(said).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${json}\n`;
}

/** Undefined: longer than a request may be. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(announced <= longestRequest)) return undefined;
  return text(request);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
