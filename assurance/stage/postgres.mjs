import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
/** For data that nobody needs when the machine goes down. */
const carelessly = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** A folder that lies in memory; a container may give it 64 MB. */
const memory = '/dev/shm';
/** Ten times what the tests take of it, bytes. */
const room = 1e9;

function hasRoomInMemory() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) > room;
}

/** Whether one is installed. */
export function hasPostgres() {
  return newestVersion() !== undefined;
}

function newestVersion() {
  const found = existsSync(versions) ? readdirSync(versions).sort() : [];
  return found.findLast((version) => existsSync(join(versions, version, 'bin/postgres')));
}

/** A throw-away PostgreSQL that can be stopped, frozen and started again over the same data. */
export class Postgres {
  #bin;
  /** Its data and its socket lie there. */
  folder;
  #port;
  #settings;
  #server;

  /**
   * @param isThrowAway  it is faster, and keeps nothing when the machine goes down
   * @param isSmall  it lies in memory where there is room: a database is made there in a tenth of the time
   * @param standbyOf  one that runs, whose changes it follows from now on
   * @param settings  of its own, by their names
   * @throws {Error} none is installed
   */
  constructor(port, { isThrowAway = false, isSmall = false, standbyOf, settings = {} } = {}) {
    const version = newestVersion();
    if (!version) throw new Error('no PostgreSQL on this machine');
    this.#bin = join(versions, version, 'bin');
    this.#port = String(port);
    const own = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#settings = [...(isThrowAway ? carelessly : []), ...own];
    this.folder = mkdtempSync(join(isSmall && hasRoomInMemory() ? memory : tmpdir(), 'ndp-j-postgres-'));
    if (isRoot) spawnSync('chown', ['postgres', this.folder]);
    const made = standbyOf
      ? this.#run('pg_basebackup', '-d', standbyOf.url, '-D', this.data, '-R', '-X', 'stream', '-c', 'fast')
      : this.#run('initdb', '-D', this.data, '-U', 'ndp', '-A', 'trust', '-E', 'UTF8', '-N');
    if (!made) throw new Error('the folder of the database could not be made');
  }

  get url() {
    return `postgres://ndp@127.0.0.1:${this.#port}/postgres`;
  }

  get data() {
    return join(this.folder, 'data');
  }

  async start() {
    const args = ['-D', this.data, '-p', this.#port, '-k', this.folder, ...this.#settings];
    const [program, rest] = this.#asPostgres('postgres', ...args);
    this.#server = spawn(program, rest, { cwd: this.folder, stdio: 'ignore' });
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
    this.#run('pg_ctl', '-D', this.data, '-m', mode, 'stop');
    await gone;
  }

  /** A driver that breaks leaves no database behind. */
  #stopNow = () => this.#run('pg_ctl', '-D', this.data, '-m', 'immediate', 'stop');

  /** A standby takes changes from now on. */
  promote() {
    if (!this.#run('pg_ctl', '-D', this.data, '-w', 'promote')) throw new Error('it was not promoted');
  }

  /** What a statement answers, one row a line. */
  ask(statement) {
    const said = this.#run('psql', '-XAt', '-d', this.url, '-c', statement);
    return said === 'yes' ? [] : said.split('\n').filter(Boolean);
  }

  /** Every process stands still; connections stay open and say nothing. */
  freeze() {
    this.#signalAll('STOP');
  }

  thaw() {
    this.#signalAll('CONT');
  }

  async remove() {
    if (this.#server.exitCode === null) await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #signalAll(signal) {
    const first = this.#run('head', '-1', join(this.data, 'postmaster.pid'));
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
      cwd: this.folder,
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
