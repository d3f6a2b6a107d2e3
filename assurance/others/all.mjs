import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFlags } from '../stage/flags.mjs';

/**
 * Puts the product before programs nobody here wrote. They come from Maven Central, the Python Package Index, the Go world and Debian
 * into `assurance/programs/`, in exact versions; Java, Maven, Python 3 and Go have to be there.
 *
 *   npm run assurance -- others
 *   npm run assurance -- others --only documents
 */
const checks = [
  ...['documents', 'api', 'client', 'log-in', 'scanner', 'storage', 'backups'],
  ...['cluster', 'mail', 'tracing', 'lemon', 'manifests', 'proxy', 'load', 'passive'],
  ...['source', 'packages'],
];
const { only } = readFlags({ only: '' });
let failed = 0;
for (const name of only ? [only] : checks) {
  const program = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  failed += spawnSync(process.execPath, [program], { stdio: 'inherit' }).status === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
