import { KeyObject, webcrypto } from 'node:crypto';
import { dayMs } from '../../../platform/clock.ts';

/** What a throw-away certificate says of itself, so that nobody takes it for a real one. */
export const throwAwayMark = 'NOT FOR PRODUCTION';

export interface SealKey {
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  readonly privateKey: KeyObject;
}

/**
 * A self-signed certificate with a new P-256 key, valid for a year: for a developer's machine and for tests. The
 * libraries are loaded here, so that a server with a seal of its own never loads them.
 */
export async function makeThrowAwayKey(holder: string, now: Date): Promise<SealKey> {
  await import('reflect-metadata');
  const { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } = await import('@peculiar/x509');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`${holder} ${throwAwayMark}`] }],
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(now.getTime() + 365 * dayMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true)],
  });
  return {
    certificate: new Uint8Array(certificate.rawData),
    privateKey: KeyObject.from(keys.privateKey),
  };
}
