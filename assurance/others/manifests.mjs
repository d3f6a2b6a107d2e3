import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/prepare.mjs';
import { say } from '../stage/say.mjs';
import { go, python } from './programs.mjs';

/**
 * kubeconform reads the manifests of `deploy/kubernetes` strictly, by the forms of several releases of Kubernetes as the Python
 * package kubernetes-validate brings them; and refuses one with a mistyped field.
 *
 *   node assurance/others/manifests.mjs
 */
const releases = ['1.31', '1.34', '1.37'];
const kubeconform = go('kubeconform', 'github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0');
const forms = formsOf(python('kubernetes-validate', ['kubernetes-validate==1.37.0']));
const manifests = join(root, 'deploy/kubernetes');
const folder = mkdtempSync(join(tmpdir(), 'ndp-manifests-'));
const faults = [];

for (const release of releases) {
  writeForms(release);
  const { code, said } = check(release, manifests);
  say(`Kubernetes ${release}`, { said });
  if (code !== 0 || !/Valid: [1-9]\d*, Invalid: 0, Errors: 0, Skipped: 0/.test(said)) faults.push(release);
}
const nodes = readFileSync(join(manifests, 'nodes.yaml'), 'utf8');
writeFileSync(join(folder, 'mistyped.yaml'), nodes.replace('minAvailable', 'minAvailible'));
const mistyped = check(releases.at(-1), join(folder, 'mistyped.yaml'));
say('a mistyped field', { said: mistyped.said });
if (mistyped.code === 0) faults.push('a mistyped field is taken');
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

/** Where the package has its forms. */
function formsOf(command) {
  const ask = 'import kubernetes_validate, os; print(os.path.dirname(kubernetes_validate.__file__))';
  const place = execFileSync(command('python'), ['-c', ask], { encoding: 'utf8' }).trim();
  return join(place, 'kubernetes-json-schema');
}

/** Each form of a kind there is, with all that it refers to in itself: kubeconform finds no other file. */
function writeForms(release) {
  const texts = readdirSync(manifests).map((name) => readFileSync(join(manifests, name), 'utf8'));
  const kinds = [...texts.join('\n').matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind.toLowerCase());
  const from = join(forms, `v${release}.0-local-strict`);
  const read = (name) => readFileSync(join(from, name), 'utf8').replaceAll('/api/_definitions.json#', '#');
  const { $defs } = JSON.parse(read('_definitions.json'));
  mkdirSync(join(folder, release));
  for (const name of readdirSync(from).filter((file) => kinds.includes(file.split('-')[0])))
    writeFileSync(join(folder, release, name), JSON.stringify({ ...JSON.parse(read(name)), $defs }));
}

function check(release, what) {
  const location = join(folder, release, '{{ .ResourceKind }}{{ .KindSuffix }}.json');
  const args = ['-strict', '-summary', '-schema-location', location, what];
  const { status, stdout, stderr } = spawnSync(kubeconform, args, { encoding: 'utf8' });
  return { code: status, said: (stdout + stderr).trim() };
}
