import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile } from '../stage/say.mjs';

/** pgbench of the newest PostgreSQL here (Debian: postgresql-15). */
function program() {
  const versions = '/usr/lib/postgresql';
  const found = (existsSync(versions) ? readdirSync(versions).sort() : [])
    .map((version) => join(versions, version, 'bin/pgbench'))
    .findLast(existsSync);
  if (!found) throw new Error('no pgbench on this machine');
  return found;
}

/**
 * Runs a script of statements in the product's role, each prepared once.
 *
 * @returns transactions a second, and the median of their times in ms
 */
export async function pgbench({ url, script, connections, seconds, partner }) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'ndp-pgbench-'));
  const act = '{"who":"visitor","what":"bench"}';
  const options = `-c role=ndp_application -c ndp.partner=${partner} -c ndp.act=${act}`;
  const args = ['-n', '-M', 'prepared', '-c', connections, '-j', 1, '-T', seconds, '-f', file, '-l', url];
  const child = spawn(program(), args.map(String), {
    cwd: folder,
    env: { ...process.env, PGOPTIONS: options },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  child.stderr.on('data', (part) => (said += part));
  const [code] = await once(child, 'close');
  const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  if (code !== 0 || !perSecond) throw new Error(`pgbench: ${said.slice(0, 800)}`);
  const times = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000);
  rmSync(folder, { recursive: true, force: true });
  return { perSecond, p50: quantile(times, 0.5) };
}
