import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** A throw-away PostgreSQL that can be stopped, frozen and started again over the same data. */
export class Postgres {
  #bin;
  #folder;
  #port;
  #server;

  /** @throws {Error} none is installed */
  constructor(port) {
    const version = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
    if (!version) throw new Error('no PostgreSQL on this machine');
    this.#bin = join(versions, version, 'bin');
    this.#port = String(port);
    this.#folder = mkdtempSync(join(tmpdir(), 'ndp-j-postgres-'));
    if (isRoot) spawnSync('chown', ['postgres', this.#folder]);
    const made = this.#run('initdb', '-D', this.#data, '-U', 'ndp', '-A', 'trust', '-E', 'UTF8');
    if (!made) throw new Error('initdb failed');
  }

  get url() {
    return `postgres://ndp@127.0.0.1:${this.#port}/postgres`;
  }

  get #data() {
    return join(this.#folder, 'data');
  }

  async start() {
    const args = ['-D', this.#data, '-p', this.#port, '-k', this.#folder];
    const [program, rest] = this.#asPostgres('postgres', ...args);
    this.#server = spawn(program, rest, { cwd: this.#folder, stdio: 'ignore' });
    process.once('exit', this.#stopNow);
    this.#server.once('exit', () => process.off('exit', this.#stopNow));
    for (let tries = 0; tries < 200; tries++) {
      if (this.#server.exitCode !== null) break;
      if (this.#run('pg_isready', '-q', '-h', '127.0.0.1', '-p', this.#port)) return;
      await wait(50);
    }
    throw new Error('PostgreSQL does not start');
  }

  /** @param mode  'fast' ends connections in order, 'immediate' is a crash */
  async stop(mode = 'immediate') {
    const gone = once(this.#server, 'exit');
    this.#run('pg_ctl', '-D', this.#data, '-m', mode, 'stop');
    await gone;
  }

  /** A driver that breaks leaves no database behind. */
  #stopNow = () => this.#run('pg_ctl', '-D', this.#data, '-m', 'immediate', 'stop');

  /** Every process stands still; connections stay open and say nothing. */
  freeze() {
    this.#signalAll('STOP');
  }

  thaw() {
    this.#signalAll('CONT');
  }

  async remove() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #signalAll(signal) {
    const first = this.#run('head', '-1', join(this.#data, 'postmaster.pid'));
    const children = spawnSync('pgrep', ['-P', first], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
    // `runuser` stops with its child and has to be woken too.
    const wrapper = signal === 'CONT' ? [String(this.#server.pid)] : [];
    spawnSync('kill', [`-${signal}`, first, ...children, ...wrapper]);
  }

  #run(name, ...args) {
    const [program, rest] = name === 'head' ? [name, args] : this.#asPostgres(name, ...args);
    const { status, stdout } = spawnSync(program, rest, {
      cwd: this.#folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 0 ? stdout.trim() || 'yes' : '';
  }

  #asPostgres(name, ...rest) {
    const program = join(this.#bin, name);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...rest]] : [program, rest];
  }
}
