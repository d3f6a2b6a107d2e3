import { spawnSync } from 'node:child_process';
import { root } from '../../tools/prepare.mjs';
import { say } from '../stage/say.mjs';
import { go } from './programs.mjs';

/**
 * Whether a known fault lies in a package of the lock file, and whether npm has signed what is installed. OSV_DATABASE
 * names a folder with `osv-scanner/npm/all.zip`, the advisories of OSV for npm, where they cannot be fetched.
 *
 *   OSV_DATABASE=… node assurance/others/packages.mjs
 */
const scanner = go('osv-scanner', 'github.com/google/osv-scanner/v2/cmd/osv-scanner@v2.2.4');
const database = process.env.OSV_DATABASE;
const scan = ['scan', 'source', '--lockfile', 'package-lock.json', '--format', 'markdown'];
const where = { ...process.env, ...(database ? { OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY: database } : {}) };
const verdicts = [
  ask('npm audit', 'npm', ['audit']),
  ask('npm audit signatures', 'npm', ['audit', 'signatures']),
  ask('OSV-Scanner 2.2.4', scanner, database ? [...scan, '--offline'] : scan, where),
];
const isGood = verdicts.every(Boolean);
say(isGood ? 'passed' : 'failed');
process.exit(isGood ? 0 : 1);

/** @returns whether it answered, and found nothing */
function ask(what, program, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  const isAway = /405|ENOTFOUND|EAI_AGAIN|no such host|connection refused|cannot be fetched/i.test(stderr);
  const verdict =
    status === 0 ? 'nothing found' : isAway ? 'not tried: its service does not answer' : 'found';
  const said = status === 0 ? stdout : isAway ? stderr : stdout + stderr;
  say(what, { verdict, said: said.trim().split('\n').slice(-12) });
  return status === 0;
}
