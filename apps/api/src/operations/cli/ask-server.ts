import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { CommandRefused } from './command.ts';
import { refusalMessages as refusals } from './messages.ts';
import type { Out } from './out.ts';
import type { OperatorRequest, Reply } from './run-command.ts';

const line = z.union([
  z.object({
    exitCode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    lines: z.array(z.string()),
    data: z.optional(z.unknown()),
  }),
  z.object({ content: z.string() }),
  z.object({ isEnd: z.literal(true) }),
]);

/**
 * Has the server at this socket run a line, and writes the file of its answer.
 *
 * @returns undefined when no server listens there
 * @throws {CommandRefused} the server could not do it, or broke off its answer
 */
export async function askServer(path: string, asked: OperatorRequest, out: Out): Promise<Reply | undefined> {
  const response = await send(path, JSON.stringify(asked));
  if (!response) return undefined;
  if (response.statusCode !== 200) {
    response.resume();
    throw new CommandRefused(refusals.fault);
  }
  return readReply(response, out);
}

async function readReply(response: IncomingMessage, out: Out): Promise<Reply> {
  let reply: Reply | undefined;
  let isWhole = false;
  try {
    for await (const text of createInterface({ input: response, crlfDelay: Number.POSITIVE_INFINITY })) {
      const said = line.parse(JSON.parse(text));
      if ('exitCode' in said) reply = said;
      if ('content' in said) await out.write(Buffer.from(said.content, 'base64'));
      if ('isEnd' in said) isWhole = true;
    }
  } catch (cause) {
    if (!isCutOff(cause)) throw cause;
  }
  if (!reply || !isWhole) throw new CommandRefused(refusals.answer_broken);
  return reply;
}

/** Undefined: nobody listens there. */
function send(socketPath: string, body: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request({ socketPath, method: 'POST', path: '/', headers }, resolve);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(isCutOff(error) ? new CommandRefused(refusals.answer_broken) : error);
    });
    sent.end(body);
  });
}

/** Whether the server ended the connection before its answer was whole. */
function isCutOff(cause: unknown): boolean {
  return (Object(cause) as { code?: string }).code === 'ECONNRESET';
}
