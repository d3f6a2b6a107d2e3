import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built address register, `register.json` in a folder. */
export const shippedRegister = shippedFolder('register', '../../../packages/register/dist');

/** The documents that consents speak of, `<programme or platform>/<document>.<language>.md`. */
export const shippedStatements = shippedFolder('statements', '../../portal/content');

/** The built portal; `src/` and `dist/` stand beside each other, so the address holds from both. */
export const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** A folder the build copies beside the bundle; while the sources run, the place it is copied from. */
function shippedFolder(name: string, source: string): string {
  const copied = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(copied) ? copied : fileURLToPath(new URL(source, import.meta.url));
}
