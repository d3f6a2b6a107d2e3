import { createHash, type X509Certificate } from 'node:crypto';
import type { OwnSignature } from '@ndp/domain/identifiers/own-signature.ts';
import { fromBER, type OctetString } from 'asn1js';
import { type SignedData, type SignerInfo, TSTInfo } from 'pkijs';
import { digestOf } from './algorithms.ts';
import { findTrusted } from './find-trusted.ts';
import { readHolder } from './read-person.ts';
import { parseCms, verifyCms } from './verify-cms.ts';

const timeStampToken = '1.2.840.113549.1.9.16.2.14';

/** The moment a time stamp (RFC 3161) over a signature proves; undefined when there is none, or it does not fit. */
export function readStamp(
  { unsignedAttrs, signature }: SignerInfo,
  trusted: readonly X509Certificate[],
  now: Date,
): OwnSignature['stamp'] {
  const attribute = unsignedAttrs?.attributes.find(({ type }) => type === timeStampToken);
  if (!attribute?.values[0]) return undefined;
  try {
    const token = parseCms(new Uint8Array(attribute.values[0].toBER()));
    const content = contentOf(token);
    const { certificate, certificates } = verifyCms(token, [content]);
    const info = new TSTInfo({ schema: fromBER(content).result });
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const digest = digestOf(hashAlgorithm.algorithmId);
    if (!digest) return undefined;
    const over = createHash(digest).update(new Uint8Array(signature.getValue())).digest();
    if (!over.equals(new Uint8Array(hashedMessage.getValue()))) return undefined;
    const others = certificates.map(({ x509 }) => x509);
    return {
      at: info.genTime.toISOString(),
      by: readHolder(certificate.parts.subject),
      isTrusted: findTrusted(certificate.x509, others, trusted, now) !== undefined,
    };
  } catch {
    return undefined;
  }
}

function contentOf({ encapContentInfo }: SignedData): Uint8Array {
  const content = encapContentInfo.eContent as OctetString | undefined;
  return content ? new Uint8Array(content.getValue()) : new Uint8Array();
}
