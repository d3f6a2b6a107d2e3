import { randomBytes, sign } from 'node:crypto';
import type { Signer, TimestampAuthority } from '@libpdf/core';
import { certificatesIn, signCms, type TimeStamp } from './cms.ts';
import { fillSeal, prepareSeal, type SealOrder } from './place-seal.ts';
import { gatherProof, namesRevocation, type Proof, ProofMissing } from './revocation.ts';
import type { SealKey } from './throw-away-certificate.ts';

/** How long the time-stamp service may take, ms. */
const stampMs = 15_000;

/** The seal of each organiser, ready for use. */
export interface SealSettings {
  /** @throws {SealUnfit} it cannot be used now */
  readonly signerOf: (partnerId: string) => Signer | Promise<Signer>;
  /** RFC 3161 service; with it the moment of sealing is proven (PAdES B-T instead of B-B). */
  readonly timestampUrl: string | undefined;
  /** Told whether a seal that names its revocation service has its proof, and why not (B-T instead of B-LT). */
  readonly onProof?: (partnerId: string, missing: string | undefined) => void;
  /** Makes room for the seal where it holds up nobody. */
  readonly prepare?: typeof prepareSeal;
}

/**
 * Appends the evidence pages and seals the whole with the organiser's certificate. Both are written behind the
 * document: its own bytes stay as the signers saw them. With a time stamp, and a certificate that says whom to ask
 * whether it was revoked, the answers are sealed with the document (PAdES B-LT).
 *
 * @throws {Error} a file is no PDF, or the time-stamp service does not answer
 */
export function padesSeal({
  signerOf,
  timestampUrl,
  onProof,
  prepare = prepareSeal,
}: SealSettings): (order: SealOrder) => Promise<Uint8Array> {
  return async ({ partnerId, ...order }) => {
    const signer = await signerOf(partnerId);
    const stamp = timestampUrl === undefined ? undefined : await stampFrom(timestampUrl);
    const proof = stamp && (await proofFor(signer, stamp, (missing) => onProof?.(partnerId, missing)));
    const position = await prepare({ ...order, proof });
    return fillSeal(position, await signCms(signer, position.digest, stamp));
  };
}

/**
 * Gathered before the document is sealed, so that it is part of what is sealed and nothing follows the seal: a first
 * time stamp tells whose certificates the real one will bring. Undefined where nobody can be asked.
 *
 * @throws {SealUnfit} a certificate was revoked
 */
async function proofFor(
  { certificate, certificateChain = [] }: Signer,
  stamp: TimeStamp,
  onProof: (missing: string | undefined) => void,
): Promise<Proof | undefined> {
  if (!namesRevocation(certificate)) return undefined;
  const token = await stamp(randomBytes(32));
  try {
    const proof = await gatherProof([certificate, ...certificateChain, ...certificatesIn(token)]);
    onProof(undefined);
    return proof;
  } catch (failure) {
    if (!(failure instanceof ProofMissing)) throw failure;
    onProof(failure.message);
    return undefined;
  }
}

/** The time-stamp service at an address. */
export async function stampFrom(url: string): Promise<TimeStamp> {
  const { HttpTimestampAuthority } = await import('@libpdf/core');
  const authority = new HttpTimestampAuthority(url, { timeout: stampMs });
  return (digest) => stampOver(authority, digest);
}

/** @throws {Error} the service does not answer, or stamped something else */
async function stampOver(authority: TimestampAuthority, digest: Uint8Array): Promise<Uint8Array> {
  const token = await authority.timestamp(digest, 'SHA-256');
  if (Buffer.from(token).includes(Buffer.from(digest))) return token;
  throw new RangeError('the time stamp is not over this seal');
}

/** A signer with a key in the hands of this process. */
export function signerWith({ certificate, privateKey }: SealKey): Signer {
  return {
    certificate,
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, privateKey)),
  };
}
