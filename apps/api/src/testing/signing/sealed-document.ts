import { createHash, sign } from 'node:crypto';
import {
  type BaseBlock,
  Constructed,
  Set as DerSet,
  fromBER,
  Integer,
  ObjectIdentifier,
  OctetString,
  Sequence,
} from 'asn1js';
import { makeThrowAwayKey, type SealKey } from '../../features/signing/seal/throw-away-certificate.ts';

export const testSealKey = await makeThrowAwayKey('Test', new Date('2026-11-21T11:00:00Z'));

/** The beginning of a PDF with this text; enough for whatever only looks at bytes. */
export function plainDocument(text = 'Umowa o dofinansowanie'): Uint8Array {
  return new Uint8Array(Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`));
}

/** The paper with a seal appended the way PAdES does it: ByteRange around a CMS signature. */
export function sealPaper(paper: Uint8Array, key: SealKey = testSealKey): Uint8Array {
  const hexLength = 4096;
  const padded = (n: number) => String(n).padStart(10, ' ');
  const opening = (firstEnd: number, second: number, rest: number) =>
    `9 0 obj<</Type/Sig/SubFilter/ETSI.CAdES.detached/ByteRange[${padded(0)} ${padded(firstEnd)} ${padded(second)} ${padded(rest)}]/Contents`;
  const ending = Buffer.from('>>endobj\n%%EOF\n');
  const firstEnd = paper.length + opening(0, 0, 0).length;
  const second = firstEnd + hexLength + 2;
  const first = Buffer.concat([paper, Buffer.from(opening(firstEnd, second, ending.length))]);
  const cms = signDetached(Buffer.concat([first, ending]), key);
  const hex = cms.toString('hex').padEnd(hexLength, '0');
  return new Uint8Array(Buffer.concat([first, Buffer.from(`<${hex}>`), ending]));
}

const sequence = (...value: BaseBlock[]) => new Sequence({ value });
const set = (...value: BaseBlock[]) => new DerSet({ value });
const tagged = (...value: BaseBlock[]) => new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value });
const oid = (value: string) => new ObjectIdentifier({ value });
const octets = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
const derOf = (block: BaseBlock) => Buffer.from(block.toBER());

/** A CMS SignedData over bytes that stand elsewhere (RFC 5652, 5). */
function signDetached(bytes: Uint8Array, { certificate, privateKey }: SealKey): Buffer {
  const [version, data, sha256] = [
    new Integer({ value: 1 }),
    oid('1.2.840.113549.1.7.1'),
    sequence(oid('2.16.840.1.101.3.4.2.1')),
  ];
  const digest = createHash('sha256').update(bytes).digest();
  const attributes = [
    sequence(oid('1.2.840.113549.1.9.3'), set(data)),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(digest))),
  ];
  const signer = sequence(
    version,
    issuerAndSerial(certificate),
    sha256,
    tagged(...attributes),
    sequence(oid('1.2.840.10045.4.3.2')),
    octets(sign('sha256', derOf(set(...attributes)), privateKey)),
  );
  const { result } = fromBER(certificate);
  const signedData = sequence(version, set(sha256), sequence(data), tagged(result), set(signer));
  return derOf(sequence(oid('1.2.840.113549.1.7.2'), tagged(signedData)));
}

function issuerAndSerial(certificate: Uint8Array): BaseBlock {
  const [body] = (fromBER(certificate).result as Sequence).valueBlock.value;
  const [, serial, , issuer] = (body as Sequence).valueBlock.value;
  if (!serial || !issuer) throw new Error('not a certificate');
  return sequence(issuer, serial);
}
