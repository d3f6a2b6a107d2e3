import type { OwnSignature } from '@ndp/domain/identifiers/own-signature.ts';
import { Certificate } from 'pkijs';
import { findAddedSignature } from './find-revision.ts';
import { findTrusted, readTrusted } from './find-trusted.ts';
import type { OwnSignatureReading } from './own-signature-reading.ts';
import { readHolder, readPerson } from './read-person.ts';
import { readStamp } from './read-stamp.ts';
import { demand, FileUnfit } from './refused-file.ts';
import { bindsCertificate, parseCms, verifyCms } from './verify-cms.ts';

/** A document that was sent out, what came back, and whom a signature may be trusted for. */
export interface ReturnedFile {
  readonly sent: Uint8Array;
  readonly file: Uint8Array;
  /** Trusted certificates; DER. */
  readonly trusted: readonly Uint8Array[];
  readonly now: Date;
}

/** Reads a document that came back with a signature of the signer's own means (PAdES). Never throws. */
export async function readOwnSignature(returned: ReturnedFile): Promise<OwnSignatureReading> {
  try {
    return { found: await read(returned) };
  } catch (failure) {
    return { fault: failure instanceof FileUnfit ? failure.fault : 'broken' };
  }
}

async function read({ sent, file, trusted, now }: ReturnedFile): Promise<OwnSignature> {
  const { cms, covered, reason, madeAt } = await findAddedSignature(sent, file);
  const signature = verifyCms(parseCms(cms), covered);
  const { certificate, certificates, signer, algorithm, claimedAt } = signature;
  demand(signature.data.encapContentInfo.eContent === undefined && bindsCertificate(signature), 'no_pades');
  const anchors = readTrusted(trusted);
  const others = certificates.map(({ x509 }) => x509);
  const anchor = findTrusted(certificate.x509, others, anchors, now);
  const { subject, issuer } = certificate.parts;
  return {
    person: readPerson(subject),
    holder: readHolder(subject),
    issuer: readHolder(issuer),
    validFrom: new Date(certificate.x509.validFrom).toISOString(),
    validTo: new Date(certificate.x509.validTo).toISOString(),
    algorithm,
    claimedAt: claimedAt?.toISOString() ?? madeAt,
    stamp: readStamp(signer, anchors, now),
    reason,
    trusted: anchor && readHolder(Certificate.fromBER(anchor.raw).subject),
  };
}
