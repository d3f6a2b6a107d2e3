import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bring, needs } from './debian.mjs';
import { buildIfNeeded, root, run } from './prepare.mjs';

/**
 * Starts the built product on the oldest Node it promises and on the newest of each line above, and walks the whole way
 * through the browser on each. The binaries come from the registry and are kept in the folder for temporary files.
 *
 *   node tools/on-nodes.mjs           all of them
 *   node tools/on-nodes.mjs 24        of one line
 */
const versions = ['20.19.0', '22.23.3', '24.21.0'];
const [line = ''] = process.argv.slice(2);

bring(needs.journeys);
buildIfNeeded();
let failed = 0;
for (const version of versions.filter((each) => each.startsWith(line))) {
  const isGood = walkOn(version);
  console.log(`figure N1: Node ${version}: ${isGood ? 'starts, and the whole way is walked' : 'FAILED'}`);
  failed += isGood ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);

function walkOn(version) {
  const node = nodeOf(version);
  if (!node) return false;
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '-c', 'e2e', 'whole-way.spec.ts', '--reporter=line'];
  return run(node, args, { env: { ...process.env, PATH } });
}

/** Where a Node of this version stands, or undefined; installed when it does not stand yet. */
function nodeOf(version) {
  const [folder, name] = [join(tmpdir(), `ndp-node-${version}`), `node-${process.platform}-${process.arch}`];
  const node = join(folder, 'node_modules', name, 'bin/node');
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!existsSync(node)) run('npm', ['install', '--prefix', folder, ...quietly, `${name}@${version}`]);
  return existsSync(node) ? node : undefined;
}
