import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bring, needs } from './debian.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, root } from './prepare.mjs';
import { contents, findCommit, nameOf } from './release/contents.mjs';

/**
 * One archive that runs where only Node is: the built product, the packages it loads, its documents, and what `deploy/` holds.
 *
 *   npm run release               release/ndp-<version>-<commit>.tar.gz, its SHA-256 beside it
 *   npm run release -- --try      and walks the whole way on it, unpacked where nothing else is
 *   npm run release -- --keep-database
 *                                 and writes the database the next release is tried on, to be committed
 */
checkNode();
await installIfNeeded();
buildIfNeeded();

const { version, engines } = readJson('package.json');
const commit = findCommit();
const name = nameOf({ version, commit });
const into = join(root, 'release', name);

rmSync(join(root, 'release'), { recursive: true, force: true });
mkdirSync(into, { recursive: true });
for (const folder of [...contents.built, 'deploy', ...contents.documents])
  cpSync(join(root, folder), join(into, folder), { recursive: true });
for (const start of ['server.mjs', 'ndp.mjs']) cpSync(join(root, 'tools/release', start), join(into, start));
cpSync(join(root, 'tools/verify-case-file.mjs'), join(into, 'verify-case-file.mjs'));
const manifest = { name: 'ndp', version, commit, private: true, type: 'module', engines };
writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(into, 'apps/api/dist/release.json'), JSON.stringify({ version, commit }));
const packages = loadedPackages();
for (const folder of packages) copyPackage(folder);
writeFileSync(join(into, 'bom.json'), execFileSync(process.execPath, [join(root, 'tools/sbom.mjs')]));

const archive = join(root, 'release', `${name}.tar.gz`);
// Sorted, without owner and time: the same sources make the same archive.
const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
execFileSync('tar', [...same, '-I', 'gzip -n', '-cf', archive, '-C', join(root, 'release'), name]);
const [sum = ''] = execFileSync('sha256sum', [archive], { encoding: 'utf8' }).split(' ');
writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
console.log(`release/${name}.tar.gz with ${packages.size} packages, SHA-256 ${sum}`);

if (process.argv.includes('--try')) tryIt();
if (process.argv.includes('--keep-database')) keepDatabase();

function tryIt() {
  bring(needs.journeys);
  const place = mkdtempSync(join(tmpdir(), 'ndp-release-'));
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  const env = { ...process.env, E2E_PRODUCT: join(place, name) };
  const walk = ['test', '-c', 'e2e', '--grep', '@embedded', '--reporter=list'];
  execFileSync(join(root, 'node_modules/.bin/playwright'), walk, { cwd: root, env, stdio: 'inherit' });
  rmSync(place, { recursive: true, force: true });
}

function keepDatabase() {
  const written = ['tools/with-postgres.mjs', 'npx', 'vitest', 'run', '--project', 'api'];
  const env = { ...process.env, KEEP_DATABASE: 'yes' };
  execFileSync(process.execPath, [...written, 'apps/api/src/testing/last-release/keep-release.test.ts'], {
    ...{ cwd: root, env, stdio: 'inherit' },
  });
}

/** Folders of the packages the built server loads, and of all those need, as the lock file names them. */
function loadedPackages() {
  const lock = readJson('package-lock.json').packages;
  const needed = new Set();
  const add = (from, wanted, isOptional) => {
    const place = placeOf(lock, from, wanted);
    const isThere = place !== undefined && existsSync(join(root, place));
    if (!isThere && !isOptional)
      throw new Error(`${wanted}, which ${from || 'the server'} needs, is not installed`);
    if (!isThere || needed.has(place)) return;
    needed.add(place);
    const { dependencies = {}, optionalDependencies = {} } = lock[place];
    for (const each of Object.keys(dependencies)) add(place, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(place, each, true);
  };
  for (const { folder, wanted } of namedInTheServer()) add(folder, wanted, false);
  return needed;
}

/** What of the declared packages the built server names; the rest is taken into it, or the browser's. */
function namedInTheServer() {
  const code = readdirSync(join(root, 'apps/api/dist'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(root, 'apps/api/dist', file), 'utf8'))
    .join('\n');
  const isNamed = (wanted) => ['"', "'", '`'].some((quote) => code.includes(`${quote}${wanted}`));
  return ['apps/api', ...readdirSync(join(root, 'packages')).map((each) => `packages/${each}`)].flatMap(
    (folder) =>
      Object.keys(readJson(`${folder}/package.json`).dependencies ?? {})
        .filter((wanted) => !wanted.startsWith('@ndp/') && isNamed(wanted))
        .map((wanted) => ({ folder, wanted })),
  );
}

/** Where Node finds a package from a folder: in the nearest `node_modules` above it. */
function placeOf(lock, from, wanted) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = join(folder, 'node_modules', wanted);
    if (lock[place] && !lock[place].link) return place;
    if (folder === '') return undefined;
  }
}

/** Without what is nested in it: of that only what is needed comes, by itself. */
function copyPackage(folder) {
  const from = join(root, folder);
  const isOwn = (path) => !path.slice(from.length).includes('/node_modules');
  cpSync(from, join(into, folder), { recursive: true, filter: isOwn });
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
