import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bring, findProgram } from '../../../tools/debian.mjs';
import { Authority } from '../../stage/authority.mjs';

/** Bytes a mail may have, and those a mailbox may hold. */
const most = 200_000;

/**
 * Postfix of Debian in a folder of its own, by root: STARTTLS under an authority of its own, a password Dovecot looks at,
 * a full mailbox, and for each reader the answer of `policy`, as `access(5)` has it. On the port beside it passwords are
 * taken in the clear.
 */
export class Postfix {
  #child;

  constructor({ folder, port, readers, policy }) {
    bring([
      { program: 'postfix', package: 'postfix', why: 'takes the mails' },
      { program: 'dovecot', package: 'dovecot-core', why: 'looks at the password' },
    ]);
    this.at = (name) => join(folder, name);
    chmodSync(folder, 0o755);
    for (const name of ['postfix', 'queue', 'data', 'boxes', 'dovecot']) mkdirSync(this.at(name));
    const authority = new Authority();
    this.ca = authority.ca;
    authority.issue(folder, 'localhost');
    const values = { folder, most, policy: port + 2, passwords: port + 3 };
    const filled = (name) =>
      readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\{(\w+)\}/g, (_, value) => values[value]);
    writeFileSync(this.at('postfix/main.cf'), filled('main.cf'));
    writeFileSync(this.at('postfix/master.cf'), servicesOn(port));
    writeFileSync(this.at('dovecot/dovecot.conf'), filled('dovecot.conf'));
    const boxes = readers.map((each) => `${each} ${each}/`);
    writeFileSync(this.at('readers'), [...boxes, 'full@example.pl full', ''].join('\n'));
    writeFileSync(this.at('people'), 'ndp:{PLAIN}mail-password::::::\n');
    writeFileSync(this.at('boxes/full'), 'x'.repeat(most));
    execFileSync('chown', ['-R', 'nobody', this.at('boxes')]);
    execFileSync('chown', ['postfix', this.at('data')]);
    run('dovecot', ['-F', '-c', this.at('dovecot/dovecot.conf')]);
    createServer((asked) => answer(asked, policy))
      .listen(port + 2, '127.0.0.1')
      .unref();
  }

  async start() {
    const before = this.log.length;
    this.#child = run('postfix', ['-c', this.at('postfix'), 'start-fg']);
    while (!this.log.slice(before).includes('daemon started')) await wait(100);
  }

  /** Ends it with whatever it does. */
  async stop() {
    const gone = once(this.#child, 'exit');
    execFileSync(findProgram('postfix'), ['-c', this.at('postfix'), 'abort'], { stdio: 'ignore' });
    await gone;
  }

  get log() {
    return existsSync(this.at('log')) ? readFileSync(this.at('log'), 'utf8') : '';
  }

  /** What was delivered to this address, each with its headers. */
  mailsTo(address) {
    const place = this.at(`boxes/${address}/new`);
    if (!existsSync(place)) return [];
    return readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'));
  }
}

function run(program, args) {
  const child = spawn(findProgram(program), args, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}

/** The services of Debian, none in a cage of its own, listening here alone. */
function servicesOn(port) {
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('smtp      inet'))
    .map((line) => line.replace(/^(\S+ +unix +\S+ +\S+ +)y/, '$1n'));
  const listens = (at) => `127.0.0.1:${at} inet n - n - - smtpd`;
  const inTheClear = '  -o smtpd_tls_security_level=none\n  -o smtpd_tls_auth_only=no';
  return [listens(port), listens(port + 1), inTheClear, ...services].join('\n');
}

/** A policy service, as `SMTPD_POLICY_README` of Postfix has it. */
function answer(asked, policy) {
  let text = '';
  asked.on('error', () => {});
  asked.setEncoding('utf8').on('data', (part) => {
    const questions = (text + part).split('\n\n');
    text = questions.pop();
    for (const question of questions) {
      asked.write(`action=${policy(/^recipient=(.*)$/m.exec(question)[1])}\n\n`);
    }
  });
}
