import { openRegister, type Register } from './register.ts';
import { currentVersion, versionFolder } from './versions.ts';

/** The register in use; it may change while the server runs. */
export interface CurrentRegister {
  /** Ask anew for every request; keep the answer only as long as that. */
  get(): Register;
  /**
   * Looks whether another version was imported and opens it: up to 0.5 s without streets and 1.5 s with, in which
   * nothing else is answered.
   *
   * @returns whether it changed
   * @throws Error when the new one cannot be used; the old one stays in use
   */
  refresh(): boolean;
}

/**
 * Opens the version last imported into the data folder or, when there is none, the register that ships with the
 * installation.
 *
 * @throws Error naming the file that cannot be used
 */
export function openCurrentRegister(folders: { dataDir: string; shipped: string }): CurrentRegister {
  const open = (version: string | undefined) =>
    openRegister(version === undefined ? folders.shipped : versionFolder(folders.dataDir, version));
  let version = currentVersion(folders.dataDir);
  let register = open(version);
  return {
    get: () => register,
    refresh: () => {
      const now = currentVersion(folders.dataDir);
      if (now === version) return false;
      register = open(now);
      version = now;
      return true;
    },
  };
}
