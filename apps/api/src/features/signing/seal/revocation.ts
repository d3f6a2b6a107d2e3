import { createHash } from 'node:crypto';
import { SealUnfit } from '../port/port.ts';
import { type CertificateFacts, readCertificate } from './certificate-facts.ts';
import { type DerValue, octets, oid, readDer, readParts, sequence, value } from './der.ts';

/** What shows for good, without asking anybody, that no certificate of a seal had been revoked; DER. */
export interface Proof {
  readonly certificates: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
}

/** It cannot be had now. The message is a sentence for the operator. */
export class ProofMissing extends Error {
  override readonly name = 'ProofMissing';
}

/** How long all services together may take, ms. */
const patienceMs = 10_000;
const mostBytes = 2_000_000;
const sha1 = '2b0e03021a';

/** Whether the certificate says whom to ask. */
export function namesRevocation(certificate: Uint8Array): boolean {
  const { ocsp, crl } = readCertificate(certificate);
  return ocsp.length + crl.length > 0;
}

/**
 * Asks of each certificate but the roots whether it was revoked, as it says one should: RFC 6960, else RFC 5280.
 *
 * @param certificates  those of seal and time stamp with their issuers; DER
 * @throws {ProofMissing} an issuer is missing, or a service does not answer
 * @throws {SealUnfit} one was revoked
 */
export async function gatherProof(certificates: readonly Uint8Array[]): Promise<Proof> {
  const known = [...new Map(certificates.map((each) => [hexOf(each), readCertificate(each)])).values()];
  const signal = AbortSignal.timeout(patienceMs);
  const found = await Promise.all(known.map((each) => proofOf(each, known, signal)));
  return {
    certificates: known.map(({ bytes }) => bytes),
    ocsps: found.flatMap(({ ocsp }) => ocsp ?? []),
    crls: found.flatMap(({ crl }) => crl ?? []),
  };
}

interface RevocationAnswer {
  readonly ocsp?: Uint8Array;
  readonly crl?: Uint8Array;
}

async function proofOf(
  one: CertificateFacts,
  known: readonly CertificateFacts[],
  signal: AbortSignal,
): Promise<RevocationAnswer> {
  const { x509 } = one;
  const name = x509.subject.replaceAll('\n', ', ');
  const issuer = known.find((each) => x509.checkIssued(each.x509) && x509.verify(each.x509.publicKey));
  // A root: nobody is asked about it.
  if (issuer === one) return {};
  if (!issuer) throw new ProofMissing(`the certificate of the issuer of ${name} is not there`);
  const reasons = [];
  for (const [address, isOcsp] of [
    ...one.ocsp.map((each) => [each, true] as const),
    ...one.crl.map((each) => [each, false] as const),
  ]) {
    try {
      const bytes = await fetchAnswer(address, signal, isOcsp ? requestFor(one, issuer) : undefined);
      const isGood = isOcsp ? isGoodOcsp(bytes, one) : isGoodCrl(bytes, one);
      if (!isGood) throw new SealUnfit(`${address} says that the certificate of ${name} is revoked.`);
      return isOcsp ? { ocsp: bytes } : { crl: bytes };
    } catch (failure) {
      if (failure instanceof SealUnfit) throw failure;
      reasons.push(`${address} ${failure instanceof ProofMissing ? failure.message : 'does not answer'}`);
    }
  }
  throw new ProofMissing(reasons.join('; ') || `the certificate of ${name} names no service of revocation`);
}

/** @throws {Error} no answer, or one that is not whole */
async function fetchAnswer(address: string, signal: AbortSignal, request?: Buffer): Promise<Uint8Array> {
  const query = request && {
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request' },
    body: new Uint8Array(request),
  };
  const answer = await fetch(address, { ...query, signal });
  if (!answer.ok) throw new ProofMissing(`answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > mostBytes) throw new ProofMissing('answered too much');
  return bytes;
}

/** RFC 6960, 4.1.1: one certificate, without a nonce, for most services answer from what they have ready. */
function requestFor({ serial, issuer }: CertificateFacts, { key }: CertificateFacts): Buffer {
  const hashed = (bytes: Uint8Array) => octets(createHash('sha1').update(bytes).digest());
  const about = sequence(sequence(oid(sha1), value(0x05)), hashed(issuer), hashed(key), value(0x02, serial));
  return sequence(sequence(sequence(sequence(about))));
}

/** RFC 6960, 4.2.1. @throws {Error} it speaks of another certificate, or does not know */
function isGoodOcsp(bytes: Uint8Array, { serial }: CertificateFacts): boolean {
  const [status, inner] = readParts(readDer(bytes));
  if (status?.content[0] !== 0 || !inner) throw new ProofMissing('answered with a fault');
  const [, basic] = partsOf(readParts(inner)[0]);
  const [firstResponse] = partsOf(basic && readDer(basic.content));
  const responses = partsOf(firstResponse).find(({ tag }) => tag === 0x30);
  for (const response of partsOf(responses)) {
    const [about, state] = readParts(response);
    if (!isSame(partsOf(about)[3]?.content, serial)) continue;
    if (state?.tag === 0x80) return true;
    if (state?.tag === 0xa1) return false;
  }
  throw new ProofMissing('does not know the certificate');
}

/** RFC 5280, 5.1. @throws {Error} it is the list of somebody else */
function isGoodCrl(bytes: Uint8Array, { serial, issuer }: CertificateFacts): boolean {
  const [list] = readParts(readDer(bytes));
  const parts = partsOf(list);
  if (!parts.some(({ whole }) => isSame(whole, issuer))) throw new ProofMissing('gave another list');
  const lastTime = parts.findLastIndex(({ tag }) => tag === 0x17 || tag === 0x18);
  const revoked = parts.slice(lastTime + 1).find(({ tag }) => tag === 0x30);
  return !partsOf(revoked).some((entry) => isSame(readParts(entry)[0]?.content, serial));
}

function partsOf(inner: DerValue | undefined): readonly DerValue[] {
  return inner ? readParts(inner) : [];
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.from(one).equals(other);
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
