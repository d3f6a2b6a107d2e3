import { postalCodesStamp, readPostalCodes } from './postal-codes.ts';
import { openRegister, type Register } from './register.ts';
import { currentVersion, versionFolder } from './versions.ts';

/** The register in use; it may change while the server runs. */
export interface CurrentRegister {
  /** Ask anew for every request; keep the answer only as long as that. */
  get(): Register;
  /**
   * Looks whether another version or other postal codes were imported and opens them: up to 0.5 s without streets and 1.5 s with, in which
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
  const { dataDir, shipped } = folders;
  const readVersions = () => ({ version: currentVersion(dataDir), codes: postalCodesStamp(dataDir) });
  const open = ({ version }: ReturnType<typeof readVersions>) =>
    openRegister(version === undefined ? shipped : versionFolder(dataDir, version), readPostalCodes(dataDir));
  let inUse = readVersions();
  let register = open(inUse);
  return {
    get: () => register,
    refresh: () => {
      const now = readVersions();
      if (now.version === inUse.version && now.codes === inUse.codes) return false;
      register = open(now);
      inUse = now;
      return true;
    },
  };
}
