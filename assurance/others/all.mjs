import { fileURLToPath } from 'node:url';
import { outcomeOf, runCheck, summaryOf } from '../../tools/outcomes.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';

/**
 * Puts the product before programs nobody here wrote. They come from Maven Central, the Python Package Index, the Go world
 * and Debian into `assurance/programs/`, in exact versions; Java, Maven, Python 3 and Go have to be there. What cannot be asked
 * is named at the end: it neither passed nor failed.
 *
 *   npm run assurance -- others
 *   npm run assurance -- others --only documents
 */
const checks = [
  ...['documents', 'api', 'client', 'log-in', 'scanner', 'storage', 'lost-node', 'backups'],
  ...['cluster', 'mail', 'tracing', 'lemon', 'manifests', 'proxy', 'load', 'passive', 'wapiti'],
  ...['source', 'packages'],
];
const { only } = readFlags({ only: '' });
const outcomes = {};
for (const name of only ? [only] : checks) {
  const program = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  outcomes[name] = outcomeOf(await runCheck(process.execPath, [program]));
}
const { code, ...summary } = summaryOf(outcomes);
say('others', summary);
process.exit(code);
