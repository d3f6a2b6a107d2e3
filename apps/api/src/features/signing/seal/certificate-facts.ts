import { X509Certificate } from 'node:crypto';
import { type DerValue, readDer, readParts } from './der.ts';

/** Extensions and ways of access, by their content bytes in hexadecimal. */
const oids = {
  authorityInfoAccess: '2b06010505070101',
  ocsp: '2b06010505073001',
  crlDistributionPoints: '551d1f',
} as const;

/** What of a certificate is needed to ask whether it was revoked (RFC 5280). */
export interface CertificateFacts {
  readonly bytes: Uint8Array;
  readonly x509: X509Certificate;
  /** Content bytes. */
  readonly serial: Uint8Array;
  /** DER. */
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** The bits of the public key. */
  readonly key: Uint8Array;
  /** Addresses of services that tell of this one certificate, and of lists of all that were revoked. */
  readonly ocsp: readonly string[];
  readonly crl: readonly string[];
}

/** @throws {RangeError} it cannot be read */
export function readCertificate(bytes: Uint8Array): CertificateFacts {
  const [body] = readParts(readDer(bytes));
  const all = body ? readParts(body) : [];
  const parts = all[0]?.tag === 0xa0 ? all.slice(1) : all;
  const [serial, , issuer, , subject, keyInfo] = parts;
  const [, key] = keyInfo ? readParts(keyInfo) : [];
  if (!serial || !issuer || !subject || !key) throw new RangeError('the certificate cannot be read');
  const [list] = parts.filter(({ tag }) => tag === 0xa3).flatMap(readParts);
  const extensions = list ? readParts(list).map(readParts) : [];
  const extension = (oid: string) => {
    const value = extensions.find(([name]) => hexOf(name) === oid)?.at(-1);
    return value && readDer(value.content);
  };
  const access = extension(oids.authorityInfoAccess);
  const ways = (access ? readParts(access) : []).filter((way) => hexOf(readParts(way)[0]) === oids.ocsp);
  const points = extension(oids.crlDistributionPoints);
  return {
    bytes,
    x509: new X509Certificate(bytes),
    serial: serial.content,
    issuer: issuer.whole,
    subject: subject.whole,
    key: key.content.subarray(1),
    ocsp: ways.flatMap(addressesIn),
    crl: points ? addressesIn(points) : [],
  };
}

function hexOf(value: DerValue | undefined): string {
  return Buffer.from(value?.content ?? []).toString('hex');
}

/** Every URI of the web in a value, however deep. */
function addressesIn(value: DerValue): string[] {
  if (value.tag === 0x86) return [Buffer.from(value.content).toString('latin1')].filter(isOfTheWeb);
  return value.tag & 0x20 ? readParts(value).flatMap(addressesIn) : [];
}

const isOfTheWeb = (address: string) => /^https?:\/\//i.test(address);
