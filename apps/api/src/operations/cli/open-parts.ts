import { openKeys } from '../../cases/keys/open-keys.ts';
import { openSigning } from '../../features/signing/process/open-signing.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { loadKeyRing } from '../../platform/config/secret-keys.ts';
import { bindStore } from '../../platform/files/bind-store.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import { openStore } from '../../platform/open-store.ts';
import type { OperatorContext } from './command.ts';

export interface OpenedParts {
  readonly context: OperatorContext;
  close(): Promise<void>;
}

/**
 * The database opened by this process itself. What is promised here, a server keeps once it runs.
 *
 * @param bind  what makes sure that database and files belong together
 * @throws {ConfigError} another process holds the database, or a setting is wrong
 */
export async function openParts(config: Config, bind = bindStore): Promise<OpenedParts> {
  const ring = loadKeyRing(config);
  const { db, partners, storage, close } = await openStore(config, systemClock, bind);
  try {
    const keys = await openKeys({ db, keys: ring }, systemClock());
    const limits = limitsOf(config.environment, config.proofRule);
    const context = { config, db, keys, clock: systemClock, partners, limits };
    const signing = await openSigning(context);
    return { context: { ...context, signing, storage, wake: () => {} }, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
