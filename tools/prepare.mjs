import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const buildStamp = join(root, '.types/built');
const built = ['packages/register', 'apps/portal', 'apps/desk', 'apps/api'];
const sources = ['packages', 'apps', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist', 'dist-server', '.types', 'test-results']);

/** Ends with a sentence when Node is too old for the portal. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`NDP needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program in the repository's folder; what it says is shown only when it fails. True when it ended well. */
function runQuietly(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, maxBuffer: 2 ** 26 });
  if (status === 0) return true;
  process.stderr.write(Buffer.concat([stdout ?? Buffer.alloc(0), stderr ?? Buffer.alloc(0)]));
  return false;
}

/** Runs a program in the repository's folder; true when it ended well. */
export function run(program, args, options = {}) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/**
 * Installs the locked packages unless they stand already.
 *
 * @param meanwhile  something else that takes its time
 */
export async function installIfNeeded(meanwhile = () => {}) {
  const installed = modifiedAt(join(root, 'node_modules/.package-lock.json'));
  if (installed >= modifiedAt(join(root, 'package-lock.json'))) return meanwhile();
  console.log('Installing packages…');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installing = once(spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  meanwhile();
  const [code] = await installing;
  if (code === 0) return;
  console.error(
    'The packages could not be installed. Check the connection to the npm registry and try again.',
  );
  process.exit(1);
}

/** Builds portal and server unless the last build is newer than every source. */
export function buildIfNeeded() {
  const newest = Math.max(...sources.map((source) => newestIn(join(root, source))));
  if (modifiedAt(buildStamp) >= newest) return;
  console.log('Building…');
  if (!built.every((folder) => runQuietly('npm', ['run', '--silent', 'build', '-w', folder]))) {
    console.error('The build failed; the messages above say where.');
    process.exit(1);
  }
  mkdirSync(join(root, '.types'), { recursive: true });
  writeFileSync(buildStamp, new Date().toISOString());
}

function newestIn(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !notSources.has(name));
  return Math.max(0, ...inside.map((name) => newestIn(join(path, name))));
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
