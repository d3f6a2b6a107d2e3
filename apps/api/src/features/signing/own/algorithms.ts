import type { X509Certificate } from 'node:crypto';

/** Digests that are taken, by their object identifiers; SHA-1 and MD5 are none of them. */
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Signatures that name their digest. */
const signatures: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const rsa = '1.2.840.113549.1.1.1';
export const rsaPss = '1.2.840.113549.1.1.10';
const fewestRsaBits = 2048;

/** The name of a digest; undefined for one that is not taken. */
export function digestOf(identifier: string): string | undefined {
  return digests[identifier];
}

/** The digest a signature is made over, where its own name leaves it to `digest`; undefined when it is not taken. */
export function signedDigestOf(identifier: string, digest: string): string | undefined {
  return identifier === rsa || identifier === rsaPss ? digest : signatures[identifier];
}

/** The key in words: `RSA 2048`, `EC prime256v1`; undefined for one that is too weak or of another kind. */
export function nameKey({ publicKey }: X509Certificate): string | undefined {
  const { modulusLength = 0, namedCurve } = publicKey.asymmetricKeyDetails ?? {};
  if (publicKey.asymmetricKeyType === 'ec') return `EC ${namedCurve}`;
  const isRsa = publicKey.asymmetricKeyType === 'rsa' || publicKey.asymmetricKeyType === 'rsa-pss';
  return isRsa && modulusLength >= fewestRsaBits ? `RSA ${modulusLength}` : undefined;
}
