import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Signer } from '@libpdf/core';
import { signerWith } from '../../features/signing/seal/pades-seal.ts';

/** What a certificate says of whom to ask; `/ocsp`, `/crl` and any other path of this office, the last ones answered 404. */
type CertificateAddresses = Readonly<Partial<Record<'ocsp' | 'crl', string>>>;

/** An issuer of certificates that tells what it has revoked: openssl answers, over HTTP on this machine. */
export interface CertificateOffice {
  /** File with the PEM of the issuer's certificate. */
  readonly certificate: string;
  issue(holder: string, named: CertificateAddresses, isRevoked?: boolean): Signer;
  close(): Promise<void>;
}

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** Opens one that keeps its key in a folder. */
export async function openCertificateOffice(parent: string): Promise<CertificateOffice> {
  const folder = join(parent, 'office');
  mkdirSync(folder);
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(at('index.txt'), '');
  writeFileSync(
    at('office.cnf'),
    `[ca]\ndefault_ca = office\n[office]\ndatabase = ${at('index.txt')}\ndefault_md = sha256\ndefault_crl_days = 7\n`,
  );
  const ca = ['-keyout', 'ca.key', '-out', 'ca.pem', '-days', '30', '-subj', '/CN=Wystawca'];
  openssl(
    'req',
    '-x509',
    ...curve,
    ...ca,
    '-addext',
    'keyUsage=critical,keyCertSign,cRLSign,digitalSignature',
  );
  const responder = ['-index', 'index.txt', '-CA', 'ca.pem', '-rsigner', 'ca.pem', '-rkey', 'ca.key'];
  const answers: Readonly<Record<string, (body: Buffer) => Buffer>> = {
    '/ocsp': (body) => {
      writeFileSync(at('request.der'), body);
      openssl('ocsp', ...responder, '-reqin', 'request.der', '-respout', 'response.der');
      return readFileSync(at('response.der'));
    },
    '/crl': () => {
      const list = ['-config', 'office.cnf', '-cert', 'ca.pem', '-keyfile', 'ca.key', '-out', 'list.pem'];
      openssl('ca', '-gencrl', ...list);
      return openssl('crl', '-in', 'list.pem', '-outform', 'DER');
    },
    '/nonsense': () => Buffer.from('nonsense'),
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const answer = answers[request.url ?? '']?.(body);
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  let serial = 0x1000;
  return {
    certificate: at('ca.pem'),
    issue: (holder, { ocsp, crl }, isRevoked = false) => {
      serial += 1;
      const number = serial.toString(16);
      const home = `http://127.0.0.1:${port}`;
      const lines = [
        'keyUsage=critical,digitalSignature,nonRepudiation',
        ...(ocsp ? [`authorityInfoAccess=OCSP;URI:${home}${ocsp}`] : []),
        ...(crl ? [`crlDistributionPoints=URI:${home}${crl}`] : []),
      ];
      writeFileSync(at('extensions'), lines.join('\n'));
      openssl('req', '-new', ...curve, '-keyout', 'own.key', '-out', 'own.csr', '-subj', `/CN=${holder}`);
      const issuer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', `0x${number}`, '-days', '20'];
      openssl('x509', '-req', '-in', 'own.csr', ...issuer, '-extfile', 'extensions', '-out', `${holder}.pem`);
      const state = isRevoked ? 'R\t491231235959Z\t261101000000Z' : 'V\t491231235959Z\t';
      const known = readFileSync(at('index.txt'), 'utf8');
      writeFileSync(
        at('index.txt'),
        `${known}${state}\t${number.toUpperCase()}\tunknown\t/CN=${holder} ${number}\n`,
      );
      const { raw } = new X509Certificate(readFileSync(at(`${holder}.pem`)));
      const privateKey = createPrivateKey(readFileSync(at('own.key')));
      const chain = [new Uint8Array(new X509Certificate(readFileSync(at('ca.pem'))).raw)];
      return { ...signerWith({ certificate: new Uint8Array(raw), privateKey }), certificateChain: chain };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
