import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { traceWith } from './spans.ts';

/**
 * Hands spans to the collector of the configuration. Without one nothing is traced, and no library is loaded.
 *
 * @param log  told when spans do not arrive, and when they do again
 * @returns hands over what is left, within seconds, and traces no more
 */
export async function openTracing(
  { collectorUrl }: Pick<Config, 'collectorUrl'>,
  log: Log<'warn'>,
): Promise<() => Promise<void>> {
  if (!collectorUrl) return async () => {};
  const { openCollector } = await import('./collector.ts');
  const collector = openCollector(collectorUrl, log);
  traceWith(collector.tracer);
  return async () => {
    traceWith(undefined);
    await collector.close();
  };
}
