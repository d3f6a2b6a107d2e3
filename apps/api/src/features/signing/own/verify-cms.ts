import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { fromBER, type OctetString, type Sequence } from 'asn1js';
import {
  type Attribute,
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { digestOf, nameKey, rsaPss, signedDigestOf } from './algorithms.ts';
import { demand } from './refused-file.ts';

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;
const mostCertificates = 30;

/** A certificate as both libraries have it. */
interface ReadCertificate {
  readonly x509: X509Certificate;
  readonly parts: Certificate;
}

/** A signature that fits what it covers. */
export interface CmsSignature {
  readonly certificate: ReadCertificate;
  /** All that came with it. */
  readonly certificates: readonly ReadCertificate[];
  readonly signer: SignerInfo;
  readonly data: SignedData;
  /** `RSA 2048, SHA-256` */
  readonly algorithm: string;
  readonly claimedAt: Date | undefined;
}

/** @throws {FileUnfit} it is no CMS of signed data with one signature */
export function parseCms(bytes: Uint8Array): SignedData {
  const { offset, result } = fromBER(bytes);
  demand(offset > 0 && bytes.subarray(offset).every((byte) => byte === 0), 'broken');
  const content = new ContentInfo({ schema: result });
  demand(content.contentType === oids.signedData, 'no_pades');
  const data = new SignedData({ schema: content.content });
  demand(data.signerInfos.length === 1, 'several');
  demand((data.certificates?.length ?? 0) <= mostCertificates, 'broken');
  return data;
}

/**
 * Checks the one signature of a CMS (RFC 5652, 5): digest, type of content, and the signature over the signed attributes.
 *
 * @param covered  what it is said to cover, in order
 * @throws {FileUnfit} it does not fit, or uses what is too weak
 */
export function verifyCms(data: SignedData, covered: readonly Uint8Array[]): CmsSignature {
  const [signer] = data.signerInfos;
  demand(signer?.signedAttrs, 'no_pades');
  const certificates = (data.certificates ?? []).flatMap((each) =>
    each instanceof Certificate ? [readCertificate(each)] : [],
  );
  const certificate = certificates.find(({ parts }) => isOf(signer, parts));
  demand(certificate, 'broken');
  const digest = digestOf(signer.digestAlgorithm.algorithmId);
  const { algorithmId } = signer.signatureAlgorithm;
  const signedDigest = digest && signedDigestOf(algorithmId, digest);
  const key = nameKey(certificate.x509);
  demand(digest && signedDigest && key, 'weak');
  const attributes = signer.signedAttrs.attributes;
  const hash = createHash(digest);
  for (const bytes of covered) hash.update(bytes);
  demand(isSame(octetsOf(attributeIn(attributes, oids.messageDigest)), hash.digest()), 'broken');
  const type = attributeIn(attributes, oids.contentType)?.valueBlock.toString();
  demand(type === data.encapContentInfo.eContentType, 'broken');
  const padding = algorithmId === rsaPss ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {};
  const signed = new Uint8Array(signer.signedAttrs.encodedValue);
  const publicKey = { key: certificate.x509.publicKey, ...padding };
  demand(verify(signedDigest, signed, publicKey, octetsOf(signer.signature)), 'broken');
  const claimed = attributeIn(attributes, oids.signingTime);
  return {
    certificate,
    certificates,
    signer,
    data,
    algorithm: `${key}, ${signedDigest.replace('sha', 'SHA-')}`,
    claimedAt: claimed && 'toDate' in claimed ? (claimed.toDate as () => Date)() : undefined,
  };
}

/** Whether the signature names its certificate by its hash, as PAdES demands (EN 319 142-1, 6.3). */
export function bindsCertificate({ signer, certificate }: CmsSignature): boolean {
  const attribute = attributeIn(signer.signedAttrs?.attributes ?? [], oids.signingCertificateV2);
  const first = partsOf(partsOf(attribute)[0])[0];
  const [one, other] = partsOf(first);
  const isNamed = one?.idBlock.tagNumber === 16;
  const digest = isNamed
    ? digestOf(partsOf(one)[0]?.valueBlock.toString() ?? '')
    : digestOf('2.16.840.1.101.3.4.2.1');
  const stated = isNamed ? other : one;
  if (!digest || !stated) return false;
  return isSame(octetsOf(stated), createHash(digest).update(certificate.x509.raw).digest());
}

/** The one value of an attribute; undefined when there is none, or more than one. */
function attributeIn(attributes: readonly Attribute[], type: string) {
  const [attribute, ...more] = attributes.filter((each) => each.type === type);
  if (!attribute || more.length > 0 || attribute.values.length !== 1) return undefined;
  return attribute.values[0] as Sequence | undefined;
}

function partsOf(value: unknown): readonly Sequence[] {
  const parts = (value as Sequence | undefined)?.valueBlock?.value;
  return Array.isArray(parts) ? (parts as Sequence[]) : [];
}

/** The bytes of an octet string, also of one that came in pieces. */
function octetsOf(value: unknown): Uint8Array {
  const octets = value as OctetString | undefined;
  return octets && typeof octets.getValue === 'function'
    ? new Uint8Array(octets.getValue())
    : new Uint8Array();
}

function readCertificate(parts: Certificate): ReadCertificate {
  return { parts, x509: new X509Certificate(Buffer.from(parts.toSchema().toBER())) };
}

function isOf({ sid }: SignerInfo, certificate: Certificate): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) {
    const key = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue;
    return isSame(octetsOf(key), new Uint8Array((sid as OctetString).valueBlock.valueHexView));
  }
  return sid.issuer.isEqual(certificate.issuer) && sid.serialNumber.isEqual(certificate.serialNumber);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length > 0 && Buffer.from(one).equals(other);
}
