import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as repository } from '../tools/prepare.mjs';
import { say } from './stage/say.mjs';

/**
 * Walks docs/how-to/run-in-production.md on an empty Debian: makes the archive, then carries out every block of shell
 * commands as it stands, without a network, in a namespace of its own. Needs root, on Debian.
 *
 * systemd does not run in there. Its place is taken by docker-systemctl-replacement (PyPI), a program of others that reads
 * the same units: user, environment, folders and lines are those of `deploy/systemd`; what systemd alone can do (sandbox,
 * timer, OnFailure) is only read by `systemd-analyze verify`.
 *
 *   node assurance/run-in-production.mjs
 */
const systemctl = 'docker-systemctl-replacement==1.7.1097';
const root = mkdtempSync(join(tmpdir(), 'ndp-production-'));
try {
  run(process.execPath, ['tools/release.mjs']);
  run('bash', ['assurance/production/empty-debian.sh', root]);
  standIn();
  const archive = readdirSync(join(repository, 'release')).find((name) => name.endsWith('.tar.gz'));
  cpSync(join(repository, 'release', archive), join(root, 'root', archive));
  say('an empty Debian is made', { archive });
  const walk = [process.execPath, 'assurance/production/walk.mjs', root, archive];
  const { status } = spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', '--kill-child', ...walk], {
    cwd: repository,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}

function run(program, args) {
  execFileSync(program, args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Puts what stands in for systemd and for a person at an editor where the commands find them first. */
function standIn() {
  const wheels = join(tmpdir(), 'ndp-systemctl');
  if (!existsSync(wheels)) run('pip', ['install', '--quiet', '--no-deps', `--target=${wheels}`, systemctl]);
  const own = join(root, 'usr/local/bin');
  mkdirSync(own, { recursive: true });
  cpSync(join(wheels, 'systemctl2/systemctl3.py'), join(own, 'systemctl'));
  // It keeps what a unit wrote in a file, where the journal would have it.
  const journal = 'shift; cat "/var/log/journal/$1.service.log"';
  writeFileSync(join(own, 'journalctl'), `#!/bin/sh\n${journal}\n`);
  writeFileSync(join(own, 'editor'), '#!/bin/sh\ncp "$HOME/filled.env" "$1"\n');
  for (const name of ['systemctl', 'journalctl', 'editor']) execFileSync('chmod', ['755', join(own, name)]);
}
