import { spawnSync } from 'node:child_process';
import { notAsked, sayNotAsked } from '../../tools/outcomes.mjs';
import { root } from '../../tools/prepare.mjs';
import { say } from '../stage/say.mjs';
import { go } from './programs.mjs';

/**
 * Whether a known fault lies in a package of the lock file, and whether npm has signed what is installed. OSV_DATABASE
 * names a folder with `osv-scanner/npm/all.zip`, the advisories of OSV for npm, where they cannot be fetched.
 *
 *   OSV_DATABASE=… node assurance/others/packages.mjs
 */
const database = process.env.OSV_DATABASE;
const scan = ['scan', 'source', '--lockfile', 'package-lock.json', '--format', 'markdown'];
const where = { ...process.env, ...(database ? { OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY: database } : {}) };
const scanner = go('osv-scanner', 'github.com/google/osv-scanner/v2/cmd/osv-scanner@v2.2.4');
const verdicts = [
  ask('npm audit', 'npm', ['audit']),
  ask('npm audit signatures', 'npm', ['audit', 'signatures']),
  ask('OSV-Scanner 2.2.4', scanner, database ? [...scan, '--offline'] : scan, where),
];
const isFailed = verdicts.includes('found');
const isWhole = verdicts.every((verdict) => verdict === 'nothing found');
say(isFailed ? 'failed' : isWhole ? 'passed' : 'neither passed nor failed');
process.exit(isFailed ? 1 : isWhole ? 0 : notAsked);

/** @returns `nothing found`, `found`, or `away` where its service does not answer */
function ask(what, program, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  const unanswered = /405 Method|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|no such host|connection refused/;
  const away = stderr.split('\n').findLast((line) => unanswered.test(line));
  if (status !== 0 && away) {
    sayNotAsked(what, away.trim());
    return 'away';
  }
  const verdict = status === 0 ? 'nothing found' : 'found';
  say(what, { verdict, said: `${stdout}${verdict === 'found' ? stderr : ''}`.trim().split('\n').slice(-12) });
  return verdict;
}
