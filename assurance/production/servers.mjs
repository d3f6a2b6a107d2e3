import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import PostalMime from 'postal-mime';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';

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
