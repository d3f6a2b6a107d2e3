import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages, one after the other, until what they are for is there; only as root of a Debian machine.
 *
 * @param isThere  whether what is needed has come
 */
export function installOnDebian(packages, isThere) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  for (const each of packages) {
    apt('install', '-y', '-qq', '--no-install-recommends', ...each.split(' '));
    if (isThere()) return;
  }
}
