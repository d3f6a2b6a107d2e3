import { X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';
import { signedDigestOf } from './algorithms.ts';

/** How many certificates may stand between a signature and a trusted one. */
const longestPath = 8;

/**
 * The trusted certificate a certificate leads to, through issuers that came with it; undefined when it leads to none.
 * Each on the way is valid now and not signed by anything weaker than SHA-256. Whether one was revoked nobody is asked.
 */
export function findTrusted(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
  now: Date,
): X509Certificate | undefined {
  let current = certificate;
  for (let step = 0; step < longestPath; step += 1) {
    if (!isValid(current, now)) return undefined;
    const anchor = trusted.find(({ fingerprint256 }) => fingerprint256 === current.fingerprint256);
    if (anchor) return anchor;
    if (!isStrong(current)) return undefined;
    const issuer = [...trusted, ...others].find((each) => hasIssued(each, current));
    if (!issuer || issuer.fingerprint256 === current.fingerprint256) return undefined;
    current = issuer;
  }
  return undefined;
}

function hasIssued(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function isValid({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return new Date(validFrom) <= now && now < new Date(validTo);
}

function isStrong({ raw }: X509Certificate): boolean {
  const { signatureAlgorithm } = Certificate.fromBER(raw);
  return signedDigestOf(signatureAlgorithm.algorithmId, 'sha256') !== undefined;
}

/** Certificates from files as they are configured; DER. */
export function readTrusted(trusted: readonly Uint8Array[]): readonly X509Certificate[] {
  return trusted.map((bytes) => new X509Certificate(bytes));
}
