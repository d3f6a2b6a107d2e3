import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Line } from './ask.mjs';
import { daysMoved, later } from './programme-clock.mjs';

/** The server as `npm run build` leaves it. */
const builtServer = fileURLToPath(new URL('../../apps/api/dist/main.mjs', import.meta.url));

/** The product in a process of its own, which is started, killed and started again over the same data. */
export class Server {
  #child;
  #settings;
  #main;
  #nodeArguments;
  #line;
  /** What the log called an error, by its words. */
  errors = new Map();
  /** How often the mail server was looked for in vain. */
  mailServerAway = 0;
  /** The answer of each status that took the server longest, as it says itself. */
  slowest = {};
  /** What was said by starts that failed. */
  said = '';
  /** Labels of the portals, as the start tells them. */
  portals = [];

  constructor({ port, dataDir, main = builtServer, settings = {}, nodeArguments = [] }) {
    this.#main = main;
    // The second as deploy/ and `npm start` have it.
    this.#nodeArguments = ['--import', later, '--max-semi-space-size=16', ...nodeArguments];
    this.#line = new Line(port, 2_000);
    this.#line.host = settings.HOST ?? this.#line.host;
    this.#settings = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ENVIRONMENT: 'localhost',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXY_HOPS: '1',
      LATER_DAYS: String(daysMoved),
      ...settings,
    };
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Memory the process holds, MB; 0 when it does not run. */
  get memoryMb() {
    if (!this.isRunning) return 0;
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Begins a process; it is not ready yet. */
  spawn() {
    this.said = '';
    this.#child = spawn(process.execPath, [...this.#nodeArguments, this.#main], { env: this.#settings });
    process.once('exit', this.#killNow);
    this.#child.once('exit', () => process.off('exit', this.#killNow));
    let rest = '';
    this.#child.stdout.on('data', (part) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#hear(line);
    });
    this.#child.stderr.on('data', (part) => {
      this.said += part;
    });
  }

  /**
   * Begins a process and waits until it answers and has told its portals.
   *
   * @returns milliseconds until then
   * @throws {Error} it ended, or does not answer within three minutes
   */
  async start() {
    const begun = performance.now();
    this.spawn();
    await this.untilReady();
    return Math.round(performance.now() - begun);
  }

  async untilReady(patienceMs = 180_000) {
    const end = performance.now() + patienceMs;
    while (performance.now() < end) {
      if (!this.isRunning) throw new Error(`the server did not start: ${this.said.slice(0, 2000)}`);
      const answer = await this.#line.send('api', '/health/ready').catch(() => undefined);
      if (answer?.status === 200 && this.portals.length > 0) return;
      await wait(25);
    }
    throw new Error(`the server is not ready after ${patienceMs} ms: ${this.said.slice(0, 2000)}`);
  }

  /** SIGKILL: nothing is written any more. Resolves when the process is gone. */
  kill() {
    return this.#end('SIGKILL');
  }

  /** SIGTERM: the orderly stop. @returns its exit code */
  stop() {
    return this.#end('SIGTERM');
  }

  async #end(signal) {
    if (!this.isRunning) return this.#child?.exitCode;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await gone;
    return code;
  }

  /** A driver that breaks leaves no server behind. */
  #killNow = () => this.#child?.kill('SIGKILL');

  #note({ ms, method, route, status }) {
    if (ms > (this.slowest[status]?.ms ?? 0)) this.slowest[status] = { ms, asked: `${method} ${route}` };
  }

  #hear(line) {
    const portal = /portal\s+https?:\/\/([a-z0-9-]+)\./.exec(line)?.[1];
    if (portal) this.portals = [...new Set([...this.portals, portal])];
    if (line.includes('"msg":"answered"')) this.#note(JSON.parse(line));
    if (!line.startsWith('{') || !/"level":(40|50|60)/.test(line)) return;
    const { level, msg, fault, reason } = JSON.parse(line);
    if (msg === 'mail server away') this.mailServerAway += 1;
    if (level < 50) return;
    const words = [msg, fault?.type, fault?.code, reason, fault?.at?.[0]].filter(Boolean).join(' | ');
    this.errors.set(words, (this.errors.get(words) ?? 0) + 1);
  }
}
