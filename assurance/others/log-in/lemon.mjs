import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { createServer } from 'node:https';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bring, findProgram } from '../../../tools/debian.mjs';
import { Authority } from '../../stage/authority.mjs';

/** With what it loads whether it is used or not. */
const lemonPackages = [
  ...['lemonldap-ng', 'starman', 'libconvert-base32-perl', 'libauthen-oath-perl', 'libio-string-perl'],
  ...['libgd-securityimage-perl', 'libimage-magick-perl', 'libemail-sender-perl'],
  ...['libmime-tools-perl', 'libstring-random-perl'],
].join(' ');

/**
 * LemonLDAP::NG of Debian with its people of the demonstration (their names are their passwords), in a folder of its own,
 * behind TLS.
 */
export class Lemon {
  #child;
  #number = 1;

  constructor({ port, folder }) {
    bring([{ program: 'starman', package: lemonPackages, why: 'runs LemonLDAP::NG' }]);
    Object.assign(this, { port, folder, secret: randomBytes(16).toString('hex') });
    for (const name of ['conf', 'cache', 'sessions', 'sessions/lock', 'psessions', 'psessions/lock'])
      mkdirSync(join(folder, name));
    const authority = new Authority();
    this.certificate = authority.ca;
    this.tls = authority.issue(folder, 'localhost');
    writeFileSync(
      join(folder, 'lemonldap-ng.ini'),
      `[all]
logLevel = warn
checkTime = 1
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = {'namespace' => 'conf', 'cache_root' => '${folder}/cache'}
[portal]
staticPrefix = /static
templateDir = /usr/share/lemonldap-ng/portal/templates
languages = en
`,
    );
  }

  get issuer() {
    return `https://localhost:${this.port}/`;
  }

  /** Begins it with the desk as its client, as `docs/how-to/work-at-the-desk.md` says. */
  async start(desk) {
    this.desk = desk;
    this.configure();
    const app = `${this.folder}/portal.psgi`;
    writeFileSync(app, 'use Lemonldap::NG::Portal; Lemonldap::NG::Portal->run({});\n');
    const listens = ['--listen', `127.0.0.1:${this.port + 1}`, '--workers', '2', app];
    this.#child = spawn(findProgram('starman'), listens, { env: this.environment, stdio: 'ignore' });
    process.once('exit', () => this.stop());
    createServer(this.tls, (asked, answer) => pass(asked, answer, this.port + 1)).listen(
      this.port,
      '127.0.0.1',
    );
    const isUp = () => fetch(`http://127.0.0.1:${this.port + 1}/.well-known/openid-configuration`);
    for (let n = 0; n < 100 && !(await isUp().catch(() => undefined)); n += 1) await wait(200);
  }

  /** Writes its settings anew, with a key of its own to sign with. @param changes  what is set beside the rest */
  configure(changes = {}) {
    const { folder, secret, desk } = this;
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const of = (name) => ({
      Directory: `${folder}/${name}`,
      LockDirectory: `${folder}/${name}/lock`,
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    });
    const client = {
      ...{ ClientID: 'desk', ClientSecret: secret, RedirectUris: `${desk}/login/callback` },
      ...{ PostLogoutRedirectUris: `${desk}/?login=out`, RequirePKCE: 1, IDTokenSignAlg: 'RS256' },
      ...{ BypassConsent: 1, UserIDAttr: 'uid', IDTokenForceClaims: 1, ...changes },
    };
    const settings = {
      ...JSON.parse(readFileSync('/var/lib/lemonldap-ng/conf/lmConf-1.json', 'utf8')),
      ...{ cfgNum: this.#number, domain: 'localhost', portal: this.issuer, securedCookie: 1 },
      ...{ globalStorageOptions: of('sessions'), persistentStorageOptions: of('psessions') },
      localSessionStorageOptions: { cache_root: `${folder}/cache`, namespace: 'sessions' },
      ...{ issuerDBOpenIDConnectActivation: 1, totp2fActivation: 1, totp2fAuthnLevel: 5, requireToken: 0 },
      ...{ portalDisplayRegister: 0, portalDisplayResetPassword: 0, portalCheckLogins: 0 },
      oidcServicePrivateKeySig: privateKey.export({ type: 'pkcs1', format: 'pem' }),
      oidcServicePublicKeySig: publicKey.export({ type: 'spki', format: 'pem' }),
      oidcServiceKeyIdSig: `key-${this.#number}`,
      oidcRPMetaDataExportedVars: { desk: { email: 'mail', name: 'cn' } },
      oidcRPMetaDataOptions: {
        desk: Object.fromEntries(
          Object.entries(client).map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value]),
        ),
      },
    };
    writeFileSync(`${folder}/conf/lmConf-${this.#number}.json`, JSON.stringify(settings));
    this.#number += 1;
  }

  /** Gives somebody who has logged in before an authenticator. @param secret  in base 32 */
  giveFactor(name, secret) {
    const device = JSON.stringify([{ type: 'TOTP', name: 'telefon', epoch: 1, _secret: secret }]);
    const program = '/usr/share/lemonldap-ng/bin/lemonldap-ng-sessions';
    const { username } = userInfo();
    const line = [
      program,
      '--user',
      username,
      '--group',
      username,
      'setKey',
      '--persistent',
      name,
      '_2fDevices',
      device,
    ];
    return execFileSync('perl', line, { env: this.environment, encoding: 'utf8' });
  }

  get environment() {
    return { ...process.env, LLNG_DEFAULTCONFFILE: `${this.folder}/lemonldap-ng.ini` };
  }

  stop() {
    this.#child.kill('SIGTERM');
  }
}

function pass(asked, answer, port) {
  const { method, url: path, headers } = asked;
  const passed = plain({ host: '127.0.0.1', port, method, path, headers }, (came) => {
    answer.writeHead(came.statusCode, came.headers);
    came.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
