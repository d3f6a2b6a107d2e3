import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import PostalMime from 'postal-mime';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';

const openssl = (...args) => execFileSync('openssl', args, { stdio: 'pipe' });

/** An authority of one's own. */
export class Authority {
  folder = mkdtempSync(join(tmpdir(), 'ndp-authority-'));
  ca = join(this.folder, 'ca.pem');

  constructor() {
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=Own authority'];
    const uses = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
    openssl('req', ...made, ...uses, '-keyout', join(this.folder, 'ca.key'), '-out', this.ca);
  }

  /** Writes fullchain.pem and privkey.pem for these names into a folder. */
  issue(folder, ...names) {
    mkdirSync(folder, { recursive: true });
    const at = (name) => join(folder, name);
    const ext = join(this.folder, 'ext');
    writeFileSync(ext, `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${names[0]}`,
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('request'),
    );
    const by = ['-CA', this.ca, '-CAkey', join(this.folder, 'ca.key'), '-CAcreateserial', '-days', '30'];
    openssl('x509', '-req', '-in', at('request'), ...by, '-extfile', ext, '-out', at('fullchain.pem'));
    return { key: readFileSync(at('privkey.pem')), cert: readFileSync(at('fullchain.pem')) };
  }

  /** The seal of an organiser, as a file with its password beside it. */
  seal(folder, partner) {
    const { folder: own } = this;
    this.issue(join(own, partner), partner);
    const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) => join(own, partner, name));
    const out = join(folder, `${partner}.p12`);
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      key,
      '-in',
      cert,
      '-certfile',
      this.ca,
      '-passout',
      'pass:seal',
      '-out',
      out,
    );
    chmodSync(out, 0o644);
    writeFileSync(join(folder, `${partner}.password`), 'seal');
  }
}

/** A mail server that speaks TLS and asks for a password; `mails` are those it has taken. */
export async function startMail(tls, port) {
  const mails = [];
  const server = new SMTPServer({
    ...tls,
    secure: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'mail' ? null : new Error('no'), { user: username }),
    onData: (stream, _session, done) =>
      PostalMime.parse(stream).then((mail) => done(null, mails.push(mail)), done),
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails };
}

/** A store of files that speaks S3 by TLS. */
export async function startBucket(tls, port, buckets) {
  const directory = mkdtempSync(join(tmpdir(), 'ndp-bucket-'));
  const place = { port, address: '127.0.0.1', silent: true, directory, vhostBuckets: false };
  await new S3rver({ ...place, ...tls, configureBuckets: buckets.map((name) => ({ name })) }).run();
}

/** An issuer of OpenID Connect where officers log in. */
export async function startIssuer(tls, { issuer, port, clientId, clientSecret, desk }) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${desk}/login/callback`],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['walk'] },
  });
  const server = createServer(tls, provider.callback());
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}
