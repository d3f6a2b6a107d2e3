import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { estimateOf } from '../load/answers.mjs';
import { Authority } from '../stage/authority.mjs';
import { say } from '../stage/say.mjs';
import { commandsOf, fillSettings } from './page.mjs';
import { startBucket, startIssuer, startMail } from './servers.mjs';

/** Inside the namespaces that run-in-production.mjs has made: nothing here is reached from outside, and nothing outside. */
const [root, archive] = process.argv.slice(2);
const at = (path) => join(root, path);
const domain = 'grants.example.pl';
const content = readdirSync('apps/portal/content', { withFileTypes: true });
const partners = content
  .filter((each) => each.isDirectory() && each.name !== 'platform')
  .map(({ name }) => name);
const names = ['api', 'desk', 'preview', ...partners].map((name) => `${name}.${domain}`);
const inner = ['db.internal', 's3.internal', 'smtp.internal', 'login.internal'];
const passwords = { owner: randomBytes(12).toString('hex'), nodes: randomBytes(12).toString('hex') };
const issuer = 'https://login.internal:8443';
const units =
  '/etc/systemd/system/ndp.service /etc/systemd/system/ndp-backup.service /etc/systemd/system/ndp-backup.timer';
const missing = 'not scanned|cannot log in|No backup|Warning';
const identity = await generateX25519Identity();

/** What an administrator of database and host has done before. The one signature clamd knows is that of the EICAR file. */
const infrastructure = `
version=$(ls /etc/postgresql | grep -E '^[0-9]+$')
chown -R postgres: /etc/postgresql/tls
cat >> "/etc/postgresql/$version/main/postgresql.conf" <<'CONF'
ssl_cert_file = '/etc/postgresql/tls/fullchain.pem'
ssl_key_file = '/etc/postgresql/tls/privkey.pem'
CONF
pg_ctlcluster "$version" main start
echo '44d88612fea8a8f36de82e1278abb02f:68:Eicar' > /var/lib/clamav/local.hdb
install -d -o clamav -g clamav /run/clamav
clamd --config-file=/etc/clamav/clamd.conf`;

let failed = 0;
const mails = await prepare();
const values = {
  domain,
  version: archive.replace(/^ndp-|\.tar\.gz$/g, ''),
  partner: partners[0],
  'your name': 'Anna Nowak',
  'password of the owner': passwords.owner,
  'password of the nodes': passwords.nodes,
};
const blocks = commandsOf('docs/how-to/run-in-production.md', values);
for (const { section, commands } of blocks) await act(`the page, ${section}`, commands);
await act('the units as systemd reads them', `systemd-analyze verify ${units}`);
await act(
  'the start says of nothing that it is missing',
  `! grep -E '${missing}' /var/log/journal/ndp.service.log`,
);
await act(
  'log-in begins at the issuer',
  `curl -fsSI https://desk.${domain}/login | grep -i '^location: ${issuer}'`,
);
writeFileSync(at('root/estimate.json'), JSON.stringify(estimateOf('walk@example.pl')));
await act(
  'an estimate',
  `curl -fsS https://api.${domain}/pl/ndp/applications -H 'origin: https://${partners[0]}.${domain}' -d @estimate.json \\
    -H 'content-type: application/json' -H 'idempotency-key: the-walk-of-the-page'`,
);
for (let seconds = 0; mails.length === 0 && seconds < 60; seconds += 1) await wait(1000);
note('its mail comes by TLS', mails.length === 1, { mails: mails.length });
await act(
  'a backup of a database with an extension is restored into one without',
  `runuser -u postgres -- psql -c 'create extension pg_stat_statements' ndp
   ndp backup --as nightly --out /var/backups/ndp/extended.age
   runuser -u postgres -- createdb -O ndp_owner ndp2
   systemctl stop ndp.service
   NDP_SETTINGS="$HOME/restored.env" ndp restore /var/backups/ndp/extended.age --lang en
   runuser -u postgres -- psql -tAc "set ndp.partner = '*'; select count(*) from application" ndp2 | grep -x 1`,
);
say('the page was walked', { blocks: blocks.length, failed });
process.exit(failed === 0 ? 0 : 1);

/** Everything that has to exist before: names, certificates, a database server, clamd, mail, bucket, issuer. */
async function prepare() {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  execFileSync('mount', ['-t', 'proc', 'proc', at('proc')]);
  execFileSync('mount', ['--rbind', '/dev', at('dev')]);
  writeFileSync(at('etc/hosts'), `127.0.0.1 localhost ${domain} ${names.join(' ')} ${inner.join(' ')}\n`);
  const authority = new Authority();
  mkdirSync(at('etc/ndp/seals'), { recursive: true });
  writeFileSync(at('etc/ndp/ca.pem'), readFileSync(authority.ca));
  appendFileSync(at('etc/ssl/certs/ca-certificates.crt'), readFileSync(authority.ca));
  authority.issue(at('etc/ndp/tls'), domain, `*.${domain}`);
  authority.issue(at('etc/postgresql/tls'), 'db.internal');
  for (const partner of partners) authority.seal(at('etc/ndp/seals'), partner);
  const tls = authority.issue(join(authority.folder, 'tls'), ...inner);
  await startBucket(tls, 9443, ['ndp', 'ndp-restored']);
  const desk = `https://desk.${domain}`;
  const client = { clientId: 'ndp', clientSecret: 'client' };
  await startIssuer(tls, { issuer, port: 8443, ...client, desk });
  const { mails } = await startMail(tls, 465);
  await fillIn();
  await act('database server and clamd', infrastructure);
  return mails;
}

async function fillIn() {
  const url = (user, password, name = 'ndp') =>
    `postgres://${user}:${password}@db.internal:5432/${name}?sslmode=verify-full&sslrootcert=/etc/ndp/ca.pem`;
  const settings = {
    DATABASE_URL: url('ndp', passwords.nodes),
    DATABASE_OWNER_URL: url('ndp_owner', passwords.owner),
    NODE_EXTRA_CA_CERTS: '/etc/ndp/ca.pem',
    FILES_S3_ENDPOINT: 'https://s3.internal:9443',
    FILES_S3_BUCKET: 'ndp',
    FILES_S3_ACCESS_KEY_ID: 'S3RVER',
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT_SECRET: 'client',
    SMTP_URL: 'smtps://ndp:mail@smtp.internal:465',
    BACKUP_KEY: await identityToRecipient(identity),
  };
  const example = readFileSync('deploy/ndp.env.example', 'utf8');
  writeFileSync(at('root/filled.env'), fillSettings(example, settings));
  const restored = {
    ...settings,
    DATABASE_URL: url('ndp', passwords.nodes, 'ndp2'),
    DATABASE_OWNER_URL: url('ndp_owner', passwords.owner, 'ndp2'),
    FILES_S3_BUCKET: 'ndp-restored',
    DATA_DIR: '/var/lib/ndp/restored',
    BACKUP_KEY: identity,
  };
  writeFileSync(at('root/restored.env'), fillSettings(example, restored));
}

/** Carries commands out in the Debian that was empty, as a person at a shell who stops at the first that fails. */
async function act(what, commands) {
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const env = ['env', '-i', 'HOME=/root', `PATH=${path}`, 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'];
  const shell = ['timeout', '300', 'bash', '-euo', 'pipefail', '-c', `cd\n${commands}`];
  const out = openSync(at('root/said'), 'w');
  const child = spawn('chroot', [root, ...env, ...shell], { stdio: ['ignore', out, out] });
  const [status] = await once(child, 'exit');
  closeSync(out);
  note(what, status === 0, { status, said: readFileSync(at('root/said'), 'utf8').slice(-3_000) });
}

function note(what, isGood, details) {
  if (!isGood) failed += 1;
  say(what, isGood ? { done: true } : details);
}
