import { execFileSync } from 'node:child_process';
import { root } from '../prepare.mjs';

/** What an archive holds beside the packages, in folders of the repository. */
export const contents = {
  built: ['apps/api/dist', 'apps/portal/dist', 'apps/portal/dist-server', 'apps/desk/dist'],
  documents: ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs'],
};

/** The name of an archive and of its one folder. */
export function nameOf({ version, commit }) {
  return `ndp-${version}-${commit}`;
}

/** The commit of the sources; `-changed` where something in them is not committed, `unknown` without git. */
export function findCommit() {
  const args = ['describe', '--always', '--abbrev=8', '--exclude=*', '--dirty=-changed'];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
