import { createHash } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { octets, oid, readDer, readParts, sequence, value } from './der.ts';

/** Object identifiers, by their content bytes in hexadecimal. */
const oids = {
  data: '2a864886f70d010701',
  signedData: '2a864886f70d010702',
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  signingCertificateV2: '2a864886f70d010910022f',
  timeStampToken: '2a864886f70d010910020e',
  sha256: '608648016503040201',
  ecdsaWithSha256: '2a8648ce3d040302',
  rsaWithSha256: '2a864886f70d01010b',
} as const;

/** Gets an RFC 3161 token over a SHA-256; DER. */
export type TimeStamp = (digest: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached CMS signature (RFC 5652) over bytes of this digest, as PAdES baseline wants it (EN 319 142-1, 6.3): content
 * type, digest and the certificate's own hash are signed, and no signing-time, which the profile forbids; the moment
 * stands in the PDF and, with a time stamp, in a token over the signature.
 *
 * @param digest  SHA-256 of the covered bytes
 * @returns DER
 */
export async function signCms(
  signer: Signer,
  digest: Uint8Array,
  timeStamp: TimeStamp | undefined,
): Promise<Uint8Array> {
  const attributes = setOf([
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(signer.certificate)))))),
  ]);
  const signature = await signer.sign(new Uint8Array(attributes), 'SHA-256');
  const token = await timeStamp?.(sha256(signature));
  const { issuer, serial } = readIssuer(signer.certificate);
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serial),
    sequence(oid(oids.sha256)),
    retagged(0xa0, attributes),
    algorithmOf(signer),
    octets(signature),
    ...(token ? [retagged(0xa1, setOf([attribute(oids.timeStampToken, token)]))] : []),
  );
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])];
  const signedData = sequence(
    integer(1),
    setOf([sequence(oid(oids.sha256))]),
    sequence(oid(oids.data)),
    value(0xa0, ...certificates),
    setOf([signerInfo]),
  );
  return sequence(oid(oids.signedData), value(0xa0, signedData));
}

function algorithmOf({ signatureAlgorithm }: Signer): Buffer {
  if (signatureAlgorithm === 'ECDSA') return sequence(oid(oids.ecdsaWithSha256));
  if (signatureAlgorithm === 'RSASSA-PKCS1-v1_5') return sequence(oid(oids.rsaWithSha256), value(0x05));
  throw new RangeError(`a seal with ${signatureAlgorithm} is not written`);
}

/** The certificates a CMS brings with it; DER. */
export function certificatesIn(cms: Uint8Array): readonly Uint8Array[] {
  const [, content] = readParts(readDer(cms));
  const [signedData] = content ? readParts(content) : [];
  const field = (signedData ? readParts(signedData) : []).find(({ tag }) => tag === 0xa0);
  return (field ? readParts(field) : []).filter(({ tag }) => tag === 0x30).map(({ whole }) => whole);
}

/** Issuer and serial number of a certificate: behind the version, if there is one, and the algorithm. */
function readIssuer(certificate: Uint8Array): { readonly issuer: Uint8Array; readonly serial: Uint8Array } {
  const [body] = readParts(readDer(certificate));
  const parts = body ? readParts(body) : [];
  const [serial, , issuer] = parts[0]?.tag === 0xa0 ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new RangeError('the certificate cannot be read');
  return { issuer: issuer.whole, serial: serial.whole };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const integer = (small: number) => value(0x02, Uint8Array.of(small));
const attribute = (type: string, ...values: readonly Uint8Array[]) => sequence(oid(type), setOf(values));

/** In the order of their bytes, as DER wants it. */
function setOf(parts: readonly Uint8Array[]): Buffer {
  return value(0x31, ...parts.toSorted(Buffer.compare));
}

/** The same value under a tag of its place. */
function retagged(tag: number, whole: Uint8Array): Buffer {
  return Buffer.concat([Uint8Array.of(tag), whole.subarray(1)]);
}
