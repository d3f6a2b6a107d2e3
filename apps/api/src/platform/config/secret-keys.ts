import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyRing } from '../crypto/secrets.ts';
import { type Config, ConfigError, isKeyList, readKeys } from './config.ts';
import { makeDataDir } from './data-dir-lock.ts';

/** The configured keys; on a developer's machine without any, one made at random and stored in `DATA_DIR`. */
export function loadKeyRing(config: Config): KeyRing {
  return new KeyRing(config.secretKeys ?? readKeys(storedKeys(config.dataDir)));
}

/** @throws {ConfigError} the file holds no key any more */
function storedKeys(dataDir: string): string {
  const file = join(dataDir, 'secret-keys');
  makeDataDir(dataDir);
  if (!existsSync(file)) keep(file, `local:${randomBytes(32).toString('base64url')}\n`);
  const stored = readFileSync(file, 'utf8').trim();
  if (isKeyList(stored)) return stored;
  throw new ConfigError(`${file} holds no key any more. Put it back from a backup; what it sealed needs it.`);
}

/** All of it is there or nothing, and the first to come counts. */
function keep(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text, { mode: 0o600 });
  try {
    linkSync(half, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(half, { force: true });
  }
}
