import { createServer } from 'node:http';
import type { MetricsSettings } from '../../platform/config/config.ts';
import { describeFault, type Log } from '../../platform/log.ts';

export interface RunningMetrics {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the figures at `/metrics` on an address of their own, which visitors never reach: on this machine only
 * unless the configuration says otherwise.
 *
 * @param read  the text of all figures
 * @throws {Error} the address cannot be listened on
 */
export async function serveMetrics(
  place: MetricsSettings,
  read: () => Promise<string>,
  log: Log,
): Promise<RunningMetrics> {
  const server = createServer(async (request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await read();
      return response
        .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(text);
    } catch (fault) {
      log.error({ fault: describeFault(fault) }, 'the figures could not be read');
      return response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
