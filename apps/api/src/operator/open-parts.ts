import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { loadKeyRing } from '../keys/secret-keys.ts';
import { openSigning } from '../pipeline/open-signing.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openKeys } from '../store/open-keys.ts';
import { openStore } from '../store/open-store.ts';
import { sealOldRows } from '../store/sealing/seal-old-rows.ts';
import type { OperatorParts } from './command.ts';

export interface OpenedParts {
  readonly parts: OperatorParts;
  close(): Promise<void>;
}

/**
 * The database opened by this process itself. What is promised here, a server keeps once it runs.
 *
 * @throws {ConfigError} another process holds the database, or a setting is wrong
 */
export async function openParts(config: Config): Promise<OpenedParts> {
  const ring = loadKeyRing(config);
  const { db, partners, close } = await openStore(config, systemClock);
  try {
    const keys = await openKeys({ db, keys: ring }, systemClock());
    const parts = { config, db, keys, clock: systemClock, partners };
    const storage = openStorage(config);
    await sealOldRows({ db, keys, storage });
    const signing = await openSigning(parts);
    return { parts: { ...parts, signing, storage, wake: () => {} }, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
