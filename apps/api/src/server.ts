import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type Site, siteOf } from './hosts.ts';

/** How long a request may take to arrive, ms: its head, and all of it; ten megabytes over a slow line take minutes. */
const headMs = 30_000;
const requestMs = 180_000;
/** How long the stop waits for answers under way, ms. */
const drainMs = 8_000;

export type Sites = Readonly<Record<Site, FastifyInstance>>;

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets the answers under way go out, then ends. */
  close(): Promise<void>;
}

/** One listener for all hosts: the `Host` header tells which site answers. The sites share no route. */
export async function listen(sites: Sites, config: Config): Promise<RunningServer> {
  const all = Object.values(sites);
  for (const site of all) await site.ready();
  const server = createServer({ headersTimeout: headMs, requestTimeout: requestMs }, (request, response) => {
    sites[siteOf(request.headers.host, config)].routing(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  return { port: portOf(server), close: () => close(server, all) };
}

async function close(server: Server, sites: readonly FastifyInstance[]): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
  await ended;
  clearTimeout(impatience);
  for (const site of sites) await site.close();
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
