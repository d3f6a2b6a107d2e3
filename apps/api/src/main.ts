import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { type RunningProduct, startProduct } from './app/app.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { describeGaps } from './platform/config/gaps.ts';
import { publicOrigin } from './platform/config/hosts.ts';
import { describeRelease } from './platform/config/release.ts';
import { describeFault } from './platform/log.ts';

/** Longer than answers under way may take; then the process ends all the same, with code 1. */
const stopMs = 15_000;

// Left alone, the heap takes four times what it holds under load and keeps it; so it is swept at a third above.
setFlagsFromString('--heap-growing-percent=30');

try {
  const config = readConfig(process.env);
  let product: RunningProduct | undefined;
  // The helper's own words would repeat those of an error, which may hold what a visitor typed.
  closeWithGrace({ delay: stopMs + config.stopDelaySeconds * 1000, logger: false }, async ({ err }) => {
    if (err) logFault('The server stops because of a fault', err);
    await product?.close().catch((fault: unknown) => {
      logFault('The server did not stop in order', fault);
      throw fault;
    });
  });
  product = await startProduct(config);
  console.log(describeAddresses(config, product));
} catch (cause) {
  console.error(explainFailedStart(cause));
  process.exit(1);
}

function logFault(what: string, fault: unknown): void {
  console.error(`${what}: ${JSON.stringify(describeFault(fault))}`);
}

function describeAddresses(config: Config, product: RunningProduct): string {
  const { partners, port } = product;
  const at = (label: string) => publicOrigin(label, { ...config, port });
  return [
    'NDP is running.',
    `  release   ${describeRelease()}`,
    ...partners.map((id) => `  portal    ${at(id)}`),
    `  API       ${at('api')}/pl/ndp`,
    ...(config.desk.issuer === 'none' ? [] : [`  desk      ${at('desk')}`]),
    ...(config.environment === 'production' ? [] : [`  API docs  ${at('api')}/docs`]),
    ...(product.metricsPort === undefined ? [] : [`  metrics   port ${product.metricsPort}`]),
    ...(config.smtpUrl ? [] : [`  mailbox   ${at('mail')}`]),
    ...describeGaps(config),
  ].join('\n');
}

/** A sentence for what whoever starts the server can put right; anything else as it was thrown. */
function explainFailedStart(cause: unknown): string {
  if (cause instanceof ConfigError) return cause.message;
  const { code, port } = Object(cause) as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port} is in use. Stop what listens there, or set another PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return 'HOST is not an address of this machine. Set 127.0.0.1 for this machine only, or 0.0.0.0 for every address.';
  }
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user. Set a PORT above 1023.`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
