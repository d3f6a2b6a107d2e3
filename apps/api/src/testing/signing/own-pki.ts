import { KeyObject, sign, webcrypto } from 'node:crypto';
import 'reflect-metadata';
import type { Signer } from '@libpdf/core';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { signCms, type TimeStamp } from '../../features/signing/seal/cms.ts';
import { fillSeal, prepareSeal } from '../../features/signing/seal/place-seal.ts';
import { dayMs } from '../../platform/clock.ts';

const made = new Date('2026-11-01T00:00:00Z');
const ec = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
};

/** Whom a certificate names. */
interface Holder {
  readonly givenNames: string;
  readonly surname: string;
  readonly pesel?: string;
}

/** How a certificate is made beside its holder. */
interface Making {
  readonly kind?: 'ec' | 'rsa';
  readonly validTo?: Date;
}

/** An issuer of certificates to people, of this test alone. */
export interface OwnPki {
  /** Its certificate, DER. */
  readonly anchor: Uint8Array;
  issue(holder: Holder, making?: Making): Promise<Signer>;
}

/** Opens an issuer; a certificate of its own is what a trust list would hold. */
export async function openOwnPki(): Promise<OwnPki> {
  const keys = await webcrypto.subtle.generateKey(ec, true, ['sign', 'verify']);
  const name = [{ CN: ['Wystawca Próbny'] }];
  const times = { notBefore: made, notAfter: new Date(made.getTime() + 3650 * dayMs) };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...{ name, keys, signingAlgorithm: ec, ...times },
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
  let serial = 100;
  return {
    anchor: new Uint8Array(root.rawData),
    async issue({ givenNames, surname, pesel }, { kind = 'ec', validTo = times.notAfter } = {}) {
      const algorithm = kind === 'rsa' ? rsa : ec;
      const own = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
      serial += 1;
      const certificate = await X509CertificateGenerator.create({
        serialNumber: serial.toString(16),
        subject: [
          { CN: [`${givenNames} ${surname}`] },
          { SN: [surname] },
          { G: [givenNames] },
          ...(pesel ? [{ '2.5.4.5': [`PNOPL-${pesel}`] }] : []),
        ],
        issuer: root.subject,
        notBefore: made,
        notAfter: validTo,
        signingKey: keys.privateKey,
        publicKey: own.publicKey,
        signingAlgorithm: ec,
        extensions: [new KeyUsagesExtension(KeyUsageFlags.nonRepudiation, true)],
      });
      return signerOf(certificate, KeyObject.from(own.privateKey), kind, root);
    },
  };
}

function signerOf(
  certificate: X509Certificate,
  key: KeyObject,
  kind: 'ec' | 'rsa',
  root: X509Certificate,
): Signer {
  return {
    certificate: new Uint8Array(certificate.rawData),
    certificateChain: [new Uint8Array(root.rawData)],
    keyType: kind === 'rsa' ? 'RSA' : 'EC',
    signatureAlgorithm: kind === 'rsa' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
    sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, key)),
  };
}

/** Signs a document as a program on the signer's own computer does: one revision behind its bytes (PAdES B-B or B-T). */
export async function signElsewhere(
  document: Uint8Array,
  signer: Signer,
  more: { readonly stamp?: TimeStamp; readonly certifies?: boolean; readonly at?: Date } = {},
): Promise<Uint8Array> {
  const { stamp, certifies = false, at = made } = more;
  const position = await prepareSeal({ document, reason: 'Podpisuję', at, isSigned: !certifies });
  return fillSeal(position, await signCms(signer, position.digest, stamp));
}
