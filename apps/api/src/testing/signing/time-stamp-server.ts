import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A real RFC 3161 service: openssl answers, over HTTP on this machine. */
export interface TimeStampServer {
  readonly url: string;
  /** File with the PEM of the certificate its tokens are made with. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** Starts one that keeps its key in a folder. */
export async function startTimeStamps(parent: string): Promise<TimeStampServer> {
  const folder = join(parent, 'tsa');
  mkdirSync(folder);
  const at = (name: string) => join(folder, name);
  writeFileSync(at('serial'), '01\n');
  writeFileSync(
    at('tsa.cnf'),
    [
      '[req]\ndistinguished_name = name\n[name]\n[stamps]\nextendedKeyUsage = critical,timeStamping',
      '[tsa]\ndefault_tsa = service\n[service]',
      `serial = ${at('serial')}\nsigner_cert = ${at('tsa.pem')}\nsigner_key = ${at('tsa.key')}`,
      'signer_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256, sha384, sha512',
      'accuracy = secs:1\ness_cert_id_alg = sha256',
    ].join('\n'),
  );
  const ask = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const named = ['-subj', '/CN=Znacznik czasu', '-config', at('tsa.cnf'), '-extensions', 'stamps'];
  const outputs = ['-keyout', at('tsa.key'), '-out', at('tsa.pem'), '-days', '30', '-utf8'];
  execFileSync('openssl', [...ask, ...named, ...outputs], { stdio: 'pipe' });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      writeFileSync(at('query.tsq'), Buffer.concat(parts));
      const reply = ['ts', '-reply', '-config', at('tsa.cnf'), '-queryfile', at('query.tsq')];
      execFileSync('openssl', [...reply, '-out', at('reply.tsr')], { stdio: 'pipe' });
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
      response.end(readFileSync(at('reply.tsr')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    certificate: at('tsa.pem'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
