import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { archive } from '../programs.mjs';

const admin = { username: 'admin', password: 'admin' };

/** Keycloak of its own, over TLS with a certificate of its own, empty but for what is asked of its administration. */
export class Keycloak {
  #token;
  #child;

  constructor({ port, folder, names }) {
    Object.assign(this, { port, folder });
    this.home = archive('keycloak', 'org.keycloak:keycloak-quarkus-dist:26.7.3:zip');
    this.certificate = join(folder, 'issuer.pem');
    writeFileSync(join(folder, 'hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);
    const key = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      join(folder, 'issuer.key'),
    ];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', ...key, ...named, '-out', this.certificate], { stdio: 'pipe' });
  }

  get issuer() {
    return `https://localhost:${this.port}/realms/office`;
  }

  async start() {
    const { folder, port, certificate } = this;
    const args = [
      'start-dev',
      '--db=dev-mem',
      `--https-port=${port}`,
      '--http-enabled=false',
      '--hostname=localhost',
    ];
    const tls = [
      `--https-certificate-file=${certificate}`,
      `--https-certificate-key-file=${join(folder, 'issuer.key')}`,
    ];
    const names = {
      KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
    };
    const JAVA_OPTS_APPEND = `-Djdk.net.hosts.file=${join(folder, 'hosts')}`;
    this.#child = spawn('sh', [join(this.home, 'bin/kc.sh'), ...args, ...tls], {
      env: { ...process.env, ...names, JAVA_OPTS_APPEND, JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx700m' },
      stdio: 'ignore',
      detached: true,
    });
    process.once('exit', () => this.stop());
    for (let n = 0; n < 600; n += 1) {
      const is = await this.ask('GET', '/realms/master').catch(() => undefined);
      if (is) break;
      await wait(500);
    }
  }

  stop() {
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }

  async logIn() {
    const form = new URLSearchParams({ ...admin, grant_type: 'password', client_id: 'admin-cli' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = '/realms/master/protocol/openid-connect/token';
    this.#token = (await this.ask('POST', path, form, headers)).access_token;
  }

  /** Asks the administration; its token lasts a minute. */
  async of(method, path, body) {
    await this.logIn();
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    return this.ask(method, `/admin/realms${path}`, body && JSON.stringify(body), headers);
  }

  /** @throws {Error} no good answer */
  ask(method, path, body, headers = {}) {
    const ca = readFileSync(this.certificate);
    return new Promise((resolve, reject) => {
      const asked = request({ host: 'localhost', port: this.port, ca, method, path, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
          else resolve(text ? JSON.parse(text) : {});
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
