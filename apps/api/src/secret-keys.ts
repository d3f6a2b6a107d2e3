import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readKeys } from './config.ts';
import { makeDataDir } from './data-dir-lock.ts';
import { KeyRing } from './secrets.ts';

/** The configured keys; on a developer's machine without any, one made at random and kept in `DATA_DIR`. */
export function loadKeyRing(config: Config): KeyRing {
  return new KeyRing(config.secretKeys ?? readKeys(keptKeys(config.dataDir)));
}

function keptKeys(dataDir: string): string {
  const file = join(dataDir, 'secret-keys');
  makeDataDir(dataDir);
  const made = `local:${randomBytes(32).toString('base64url')}`;
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    return readFileSync(file, 'utf8').trim();
  }
}
