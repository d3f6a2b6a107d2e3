import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { NotReady } from '../port/port.ts';
import { type DerValue, readDer, readParts } from './der.ts';
import { onlyProves } from './later-revisions.ts';

/** A seal found in a PDF. */
export interface Seal {
  /** DER of the certificate whose key made it. */
  readonly certificate: Uint8Array;
  /** Where what it covers ends, counted in bytes from the beginning. */
  readonly end: number;
  readonly coversWholeFile: boolean;
}

/**
 * Lets only a sealed document pass: not the one that was sent, whole, saying what was sent, and with a seal that fits its
 * bytes; behind the seal nothing may stand but proofs that it was valid. Whether the certificate can be trusted is not
 * asked here: providers have their own, and readers check it.
 *
 * @throws {NotReady} what was given is not the sealed document
 */
export async function checkSignedDocument(signed: Uint8Array, sent: Uint8Array): Promise<void> {
  if (Buffer.from(sent).equals(signed)) throw new NotReady('the paper given as signed is the unsigned one');
  const seals = findSeals(signed);
  if (seals.length === 0) throw new NotReady('the paper given as signed bears no valid seal');
  const last = Math.max(...seals.map(({ end }) => end));
  if (!(await onlyProves(signed, last))) throw new NotReady('the seal does not cover the whole paper');
  if (!(await saysTheSame(sent, signed)))
    throw new NotReady('the paper given as signed does not say what was sent');
}

/** Every seal whose signature fits the bytes it covers (PAdES: ISO 32000 ByteRange, CMS of RFC 5652). */
export function findSeals(document: Uint8Array): Seal[] {
  const text = Buffer.from(document.buffer, document.byteOffset, document.byteLength).toString('latin1');
  if (!text.startsWith('%PDF-')) return [];
  const ranges = text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g);
  return [...ranges].flatMap((found) => {
    const [, first = 0, firstLength = 0, second = 0, secondLength = 0] = found.map(Number);
    if (first !== 0 || second < firstLength || second + secondLength > document.length) return [];
    const hex = /^<([0-9a-fA-F]*)>$/.exec(text.slice(firstLength, second).trim())?.[1] ?? '';
    const covered = [document.subarray(0, firstLength), document.subarray(second, second + secondLength)];
    const certificate = verifyCms(Buffer.from(hex, 'hex'), covered);
    const end = second + secondLength;
    return certificate ? [{ certificate, end, coversWholeFile: end === document.length }] : [];
  });
}

/** The certificate of a detached signature over the bytes; undefined when it does not fit, or cannot be read. */
function verifyCms(cms: Uint8Array, covered: readonly Uint8Array[]): Uint8Array | undefined {
  try {
    const [, wrapped] = readParts(readDer(cms));
    const context = wrapped ? readParts(readParts(wrapped)[0] ?? wrapped) : [];
    const signers = context.at(-1);
    const certificates = context.find((part) => part.tag === 0xa0);
    const signer = signers && readParts(signers)[0];
    if (!certificates || !signer) return undefined;
    return readParts(certificates)
      .map((certificate) => certificate.whole)
      .find((certificate) => isSignedBy(signer, certificate, covered));
  } catch {
    return undefined;
  }
}

/** Object identifiers, by their content bytes in hexadecimal. */
const messageDigest = '2a864886f70d010904';
const rsaPss = '2a864886f70d01010a';
const digests: Readonly<Record<string, string>> = {
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
};
/** The tag under which signed attributes are signed (RFC 5652, 5.4). */
const setTag = 0x31;

/** SignerInfo: version, signer, digest algorithm, [0] signed attributes, signature algorithm, signature. */
function isSignedBy(signer: DerValue, certificate: Uint8Array, covered: readonly Uint8Array[]): boolean {
  const [, , digestAlgorithm, attributes, algorithm, signature] = readParts(signer);
  if (!digestAlgorithm || attributes?.tag !== 0xa0 || !algorithm || !signature) return false;
  const digest = digests[oidOf(digestAlgorithm)];
  if (!digest || !holdsDigest(attributes, digest, covered)) return false;
  const signed = Buffer.concat([Uint8Array.of(setTag), attributes.whole.subarray(1)]);
  const key = new X509Certificate(certificate).publicKey;
  const padding = oidOf(algorithm) === rsaPss ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {};
  return verify(digest, signed, { key, ...padding }, signature.content);
}

function holdsDigest(attributes: DerValue, algorithm: string, covered: readonly Uint8Array[]): boolean {
  const attribute = readParts(attributes).find((part) => oidOf(part) === messageDigest);
  const values = attribute && readParts(attribute)[1];
  const stated = values && readParts(values)[0]?.content;
  const hash = createHash(algorithm);
  for (const bytes of covered) hash.update(bytes);
  return stated !== undefined && hash.digest().equals(stated);
}

/** The object identifier a sequence begins with. */
function oidOf(value: DerValue): string {
  return Buffer.from(readParts(value)[0]?.content ?? []).toString('hex');
}

/**
 * Whether a signed document says on its first pages what was sent, word for word. A platform may write a file anew and
 * add pages of its own; the words stay. Bytes that begin with those that were sent need no reading.
 */
async function saysTheSame(sent: Uint8Array, signed: Uint8Array): Promise<boolean> {
  if (Buffer.from(signed.buffer, signed.byteOffset, signed.length).subarray(0, sent.length).equals(sent))
    return true;
  const { PDF } = await import('@libpdf/core');
  try {
    const [ours, theirs] = [(await PDF.load(sent)).extractText(), (await PDF.load(signed)).extractText()];
    if (!ours.some(({ text }) => wordsOf(text) !== '')) return false;
    return ours.every(({ text }, i) => wordsOf(text) === wordsOf(theirs[i]?.text ?? ''));
  } catch {
    return false;
  }
}

function wordsOf(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
