import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../../tools/debian.mjs';

/** HAProxy takes every server for one that leads until it has asked each, ms. */
const askedMs = 4_000;
const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Two PostgreSQL under Patroni with etcd; HAProxy leads to the primary, and pgbouncer stands before it. */
export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), 'ndp-cluster-'));
  #port;
  #programs = new Map();

  constructor(port) {
    this.#port = port;
    if (isRoot) execFileSync('chown', ['postgres', this.#folder]);
    chmodSync(this.#folder, 0o755);
  }

  /** Through pgbouncer, in transaction mode. */
  get url() {
    return this.#urlAt(this.#port + 5);
  }

  /** Past the pooler, to whichever is the primary. */
  get ownerUrl() {
    return this.#urlAt(this.#port + 6);
  }

  async start() {
    const client = `http://127.0.0.1:${this.#port}`;
    const peer = `http://127.0.0.1:${this.#port + 1}`;
    this.#run(
      'etcd',
      'etcd',
      '--data-dir',
      join(this.#folder, 'etcd'),
      '--name',
      'one',
      '--initial-cluster',
      `one=${peer}`,
      ...['--listen-client-urls', '--advertise-client-urls'].flatMap((name) => [name, client]),
      ...['--listen-peer-urls', '--initial-advertise-peer-urls'].flatMap((name) => [name, peer]),
    );
    for (const n of [1, 2])
      this.#run(
        `node${n}`,
        'patroni',
        this.#write(`node${n}.yml`, describeNode(this.#folder, this.#port, n)),
      );
    this.#run('haproxy', 'haproxy', '-db', '-f', this.#write('haproxy.cfg', describeBalancer(this.#port)));
    this.#run(
      'pgbouncer',
      'pgbouncer',
      this.#write('pgbouncer.ini', describePooler(this.#folder, this.#port)),
    );
    await this.#until(
      () => this.primary().then((n) => n !== undefined && this.#isFollowed(n)),
      'no standby follows',
    );
    await wait(askedMs);
  }

  /** Number of the node that takes changes; undefined: none does. */
  async primary() {
    for (const n of [1, 2]) if (await this.#says(n, 'primary')) return n;
    return undefined;
  }

  /** Pulls the plug of a node: Patroni and its PostgreSQL are gone in the same moment. @returns once the other one leads */
  async kill(n) {
    const [postmaster] = execFileSync('head', ['-1', join(this.#folder, `data${n}`, 'postmaster.pid')], {
      encoding: 'utf8',
    }).split('\n');
    execFileSync('pkill', ['-9', '-f', `node${n}.yml`]);
    execFileSync('pkill', ['-9', '-P', postmaster]);
    execFileSync('kill', ['-9', postmaster]);
    await this.#until(async () => (await this.primary()) === 3 - n, 'nobody else leads');
  }

  /** What a statement answers at the primary, one row a line. */
  ask(statement) {
    const said = execFileSync('psql', ['-XAt', '-d', this.ownerUrl, '-c', statement], { encoding: 'utf8' });
    return said.split('\n').filter(Boolean);
  }

  remove() {
    for (const child of this.#programs.values()) child.kill('SIGTERM');
    try {
      execFileSync('pkill', ['-9', '-f', this.#folder]);
    } catch {
      // Nothing of it runs any more.
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #urlAt(port) {
    return `postgres://ndp@127.0.0.1:${port}/postgres`;
  }

  async #says(n, what) {
    const answer = await fetch(`http://127.0.0.1:${this.#port + 3 + n * 5}/${what}`).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  }

  #isFollowed(n) {
    return this.#says(3 - n, 'synchronous');
  }

  async #until(isSo, otherwise) {
    for (let tries = 0; tries < 600; tries++) {
      if (await isSo()) return;
      await wait(100);
    }
    throw new Error(otherwise);
  }

  #write(name, lines) {
    const path = join(this.#folder, name);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  }

  #run(name, program, ...rest) {
    const line = [findProgram(program), ...rest];
    const [first, ...given] = isRoot ? ['runuser', '-u', 'postgres', '--', ...line] : line;
    const child = spawn(first, given, {
      cwd: this.#folder,
      stdio: process.env.CLUSTER_SPEAKS ? 'inherit' : 'ignore',
    });
    process.once('exit', () => child.kill('SIGKILL'));
    this.#programs.set(name, child);
  }
}

const newest = () => join(versions, readdirSync(versions).sort().at(-1), 'bin');

/** A commit counts once the standby has it. */
const describeNode = (folder, port, n) => [
  'scope: ndp',
  `name: node${n}`,
  `restapi: { listen: '127.0.0.1:${port + 3 + n * 5}', connect_address: '127.0.0.1:${port + 3 + n * 5}' }`,
  `etcd3: { hosts: '127.0.0.1:${port}' }`,
  'bootstrap:',
  '  dcs:',
  '    ttl: 20',
  '    loop_wait: 3',
  '    retry_timeout: 3',
  '    synchronous_mode: true',
  '    postgresql: { use_slots: true }',
  '  initdb: [{ encoding: UTF8 }, { auth-host: trust }, { auth-local: trust }]',
  "  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']",
  'postgresql:',
  `  listen: '127.0.0.1:${port + 2 + n * 5}'`,
  `  connect_address: '127.0.0.1:${port + 2 + n * 5}'`,
  `  data_dir: ${join(folder, `data${n}`)}`,
  `  bin_dir: ${newest()}`,
  `  parameters: { unix_socket_directories: '${folder}' }`,
  '  authentication:',
  '    superuser: { username: ndp }',
  '    replication: { username: copy }',
];

const describeBalancer = (port) => [
  'defaults',
  '  mode tcp',
  '  timeout connect 2s',
  '  timeout client 60s',
  '  timeout server 60s',
  'listen primary',
  `  bind 127.0.0.1:${port + 6}`,
  '  option httpchk OPTIONS /primary',
  '  http-check expect status 200',
  '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
  ...[1, 2].map((n) => `  server node${n} 127.0.0.1:${port + 2 + n * 5} check port ${port + 3 + n * 5}`),
];

const describePooler = (folder, port) => [
  '[databases]',
  `* = host=127.0.0.1 port=${port + 6} user=ndp`,
  '[pgbouncer]',
  'listen_addr = 127.0.0.1',
  `listen_port = ${port + 5}`,
  `unix_socket_dir = ${folder}`,
  'auth_type = any',
  'pool_mode = transaction',
  'max_client_conn = 200',
  'default_pool_size = 20',
  'server_login_retry = 2',
  'ignore_startup_parameters = extra_float_digits,options',
];
