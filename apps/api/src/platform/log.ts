import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** What a part of the product writes to the log; nothing a visitor typed is in it. */
export type Log<Level extends 'info' | 'warn' | 'error' = 'error'> = Readonly<
  Record<Level, (fields: object, text: string) => void>
>;

/** What went wrong, without the words of the error: they may repeat what a visitor typed. */
export function describeFault(error: unknown): { type: string; code: string | undefined; at: string[] } {
  const { name, code, stack } = Object(error) as { name?: string; code?: unknown; stack?: string };
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name ?? typeof error,
    code: typeof code === 'string' ? code : undefined,
    at: frames.slice(0, 12).map((line) => line.trim()),
  };
}

/** How long lines are gathered before they are written, ms. */
const gatherMs = 20;
let lines = '';
const writeLines = () => {
  process.stdout.write(lines);
  lines = '';
};

/** Standard output: the lines of a moment in one write, for one write each would cost as much as a small answer. */
const gathered = {
  write(line: string) {
    if (lines === '') setTimeout(writeLines, gatherMs).unref();
    lines += line;
  },
};
process.once('exit', writeLines);

/** A terminal: a line a person reads, with the same facts as the other form. */
const readable = {
  write(line: string) {
    const { level, time, msg, ...facts } = JSON.parse(line);
    const warning = level > 40 ? 'ERROR' : level > 30 ? 'WARNING' : '';
    const details = Object.entries(facts).flatMap(([name, fact]) =>
      name === 'pid' || name === 'hostname' ? [] : typeof fact === 'object' ? JSON.stringify(fact) : fact,
    );
    const words = [new Date(time).toLocaleTimeString('pl-PL'), warning, msg, ...details];
    process.stdout.write(`${words.filter((word) => word !== '').join(' ')}\n`);
  },
};

/** A log that knows of a request only its method: never address, header or body. */
export function logOptions(stream?: Writable): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    stream: stream ?? (process.stdout.isTTY ? readable : gathered),
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => ({ ...describeFault(error), message: '', stack: '' }),
    },
  };
}

/** What is known of a request when its answer has gone: the one line of the log, and what is counted. */
export interface RequestSummary {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whose portal asked; undefined for anybody else. */
  readonly partner: string | undefined;
}

/** Who is told of answers, beside the visitor. */
export interface Watch {
  /** False: no log, `undefined`: standard output. */
  readonly logTo?: Writable | false | undefined;
  readonly onAnswered?: ((answered: RequestSummary) => void) | undefined;
}

/** The route a request met, as it stands in the table; the address itself holds secrets. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}
