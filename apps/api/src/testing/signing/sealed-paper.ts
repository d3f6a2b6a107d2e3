import { createHash, sign } from 'node:crypto';
import {
  derTags,
  objectId,
  oids,
  readDer,
  readParts,
  sequence,
  writeDer,
} from '../../features/signing/der.ts';
import { makeThrowAwayKey, type SealKey } from '../../features/signing/throw-away-certificate.ts';

export const testSealKey = makeThrowAwayKey('Test', new Date('2026-11-21T11:00:00Z'));

/** The beginning of a PDF with this text; enough for whatever only looks at bytes. */
export function plainPaper(text = 'Umowa o dofinansowanie'): Uint8Array {
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

function signDetached(bytes: Uint8Array, { certificate, privateKey }: SealKey): Buffer {
  const digest = createHash('sha256').update(bytes).digest();
  const sha256 = sequence(objectId(oids.sha256));
  const attributes = [
    sequence(objectId(oids.contentType), writeDer(derTags.set, objectId(oids.data))),
    sequence(objectId(oids.messageDigest), writeDer(derTags.set, writeDer(derTags.octetString, digest))),
  ];
  const signature = sign('sha256', writeDer(derTags.set, ...attributes), privateKey);
  const version = writeDer(derTags.integer, Uint8Array.of(1));
  const signer = sequence(
    version,
    issuerAndSerial(certificate),
    sha256,
    writeDer(0xa0, ...attributes),
    sequence(objectId(oids.ecdsaWithSha256)),
    writeDer(derTags.octetString, signature),
  );
  const signedData = sequence(
    version,
    writeDer(derTags.set, sha256),
    sequence(objectId(oids.data)),
    writeDer(0xa0, certificate),
    writeDer(derTags.set, signer),
  );
  return sequence(objectId(oids.signedData), writeDer(0xa0, signedData));
}

function issuerAndSerial(certificate: Uint8Array): Buffer {
  const [body] = readParts(readDer(certificate));
  const [, serial, , issuer] = body ? readParts(body) : [];
  return sequence(issuer?.whole ?? Buffer.of(), serial?.whole ?? Buffer.of());
}
