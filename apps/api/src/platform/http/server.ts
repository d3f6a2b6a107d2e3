import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Site, siteOf } from '../config/hosts.ts';
import type { Draining } from '../draining.ts';
import { answerBroken, namesOneHost } from './broken-requests.ts';
import { boundHalfOpen } from './half-open.ts';

/** How long things may take, ms. */
interface Timeouts {
  /** A request's head to arrive. */
  readonly headMs: number;
  /** All of a request to arrive; ten megabytes over a slow line take minutes. */
  readonly requestMs: number;
  /** How often connections are looked through for those that are too slow. */
  readonly lookMs: number;
  /** How long the stop waits for answers under way. */
  readonly drainMs: number;
}

const usualTimeouts: Timeouts = {
  headMs: 30_000,
  requestMs: 180_000,
  lookMs: 10_000,
  drainMs: 10_000,
};

export type Sites = Readonly<Record<Site, FastifyInstance>>;

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets the answers under way go out, then ends. */
  close(): Promise<void>;
}

/** One listener for all hosts: the `Host` header tells which site answers. The sites share no route. */
export async function listen(
  sites: Sites,
  config: Config,
  draining: Draining,
  timeouts = usualTimeouts,
): Promise<RunningServer> {
  const all = Object.values(sites);
  for (const site of all) await site.ready();
  const underWay = new Set<ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!namesOneHost(request)) return answerBroken(config, request.socket);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (draining.hasBegun) response.setHeader('connection', 'close');
    sites[siteOf(request.headers.host, config)].routing(request, response);
  };
  const server = createServer(
    {
      headersTimeout: timeouts.headMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.lookMs,
      requireHostHeader: false,
    },
    answer,
  );
  // Of more headers than this Node would pass over the rest, and with them a second host; their size is bounded anyway.
  server.maxHeadersCount = 0;
  guard(server, config, answer);
  boundHalfOpen(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const close = async () => {
    // Whoever is told that the connection ends sends the next request over another one, to another process.
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await end(server, timeouts.drainMs);
    for (const site of all) await site.close();
  };
  return { port: portOf(server), close };
}

/** Nothing leaves the server in Node's own words. */
function guard(
  server: Server,
  config: Config,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('clientError', (fault, socket) => answerBroken(config, socket, Object(fault).code));
  server.on('connect', (_request, socket) => answerBroken(config, socket));
  // An expectation nobody here knows is passed over, as RFC 9110, 10.1.1, allows.
  server.on('checkExpectation', answer);
}

async function end(server: Server, drainMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
  await ended;
  clearTimeout(impatience);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
