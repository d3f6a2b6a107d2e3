import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegisterData, registerFileName } from './register-data.ts';

/** The file that names the version in use. */
const pointerName = 'current';

function registersFolder(dataDir: string): string {
  return join(dataDir, 'register');
}

/** The folder of one imported version; older ones stay for applications saved with them. */
export function versionFolder(dataDir: string, version: string): string {
  if (!/^\w[\w.-]*$/.test(version)) throw new Error(`"${version}" is not a version of the address register`);
  return join(registersFolder(dataDir), version);
}

/** The imported version in use; undefined when nothing was imported yet. */
export function currentVersion(dataDir: string): string | undefined {
  const pointer = join(registersFolder(dataDir), pointerName);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
}

/**
 * Stores a version in its own folder and then makes it the one in use. Each step is one renaming, so a reader
 * sees the old version or the new one, whole. `check` sees the stored folder before it counts; when it throws,
 * nothing has changed.
 */
export function storeVersion(dataDir: string, data: RegisterData, check: (folder: string) => void): void {
  const folder = versionFolder(dataDir, data.version);
  if (!existsSync(folder)) {
    const fresh = `${folder}.new-${process.pid}`;
    try {
      mkdirSync(fresh, { recursive: true });
      writeFileSync(join(fresh, registerFileName), JSON.stringify(data), { flush: true });
      check(fresh);
      renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  pointTo(dataDir, data.version);
}

/** Makes a stored version the one in use, also to go back to an older one. */
export function pointTo(dataDir: string, version: string): void {
  if (!existsSync(versionFolder(dataDir, version)))
    throw new Error(`There is no address register ${version}`);
  const pointer = join(registersFolder(dataDir), pointerName);
  const fresh = `${pointer}.new-${process.pid}`;
  writeFileSync(fresh, `${version}\n`, { flush: true });
  renameSync(fresh, pointer);
}
