import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isBundled = existsSync(new URL('./register', import.meta.url));
const root = isBundled ? '../../../' : '../../../../../';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A folder the build copies beside the bundle; while the sources run, the place it is copied from. */
const shipped = (name: string, source: string) => at(isBundled ? `./${name}` : `${root}${source}`);

/** The built address register, `register.json` in a folder. */
export const shippedRegister = shipped('register', 'packages/register/dist');

/** The documents that consents speak of, `<programme or platform>/<document>.<language>.md`. */
export const shippedStatements = shipped('statements', 'apps/portal/content');

/** The texts a partner may word otherwise; while the sources run, those of the last build. */
export const shippedTexts = shipped('texts.json', 'apps/api/dist/texts.json');

/** The built portal. */
export const builtPortal = at(`${root}apps/portal/dist`);

/** The built desk. */
export const builtDesk = at(`${root}apps/desk/dist`);

/** Names the version, and in a build the commit. */
export const releaseFile = shipped('release.json', 'package.json');
