import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built product lies: here, or where a release was unpacked. */
const folder = process.env.E2E_PRODUCT ?? fileURLToPath(new URL('../..', import.meta.url));

/** The server. */
export const server = join(folder, 'apps/api/dist/main.mjs');
