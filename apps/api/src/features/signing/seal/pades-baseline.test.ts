import { execFileSync } from 'node:child_process';
import { createHash, webcrypto, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { fromBER } from 'asn1js';
import * as pkijs from 'pkijs';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../../testing/files/test-folder.ts';
import {
  type CertificateOffice,
  openCertificateOffice,
} from '../../../testing/signing/certificate-office.ts';
import { startTimeStamps } from '../../../testing/signing/time-stamp-server.ts';
import { SealUnfit } from '../port/port.ts';
import { padesSeal, signerWith } from './pades-seal.ts';
import { makeThrowAwayKey } from './throw-away-certificate.ts';

const folder = makeTestFolder();
const at = new Date('2026-11-22T10:00:00Z');
const sealed: Record<PadesLevel, SealedDocument> = {} as never;
type PadesLevel = 'B-B' | 'B-T' | 'B-LT';

/** A sealed document as an independent reader takes it apart. */
interface SealedDocument {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly range: readonly number[];
  readonly covered: Uint8Array;
  readonly data: pkijs.SignedData;
  readonly signer: pkijs.SignerInfo;
  readonly certificate: Uint8Array;
}

const stamps = await startTimeStamps(folder);
const key = await makeThrowAwayKey('Organizator', new Date());
const office = await openCertificateOffice(folder);
const [document, appendix] = [await page('Umowa'), await page('Karta podpisów')];
const order = { partnerId: 'mpec', document, appendix, reason: 'Umowa (nr 1) – ćma', at };
for (const [level, timestampUrl, signer] of [
  ['B-B', undefined, signerWith(key)],
  ['B-T', stamps.url, signerWith(key)],
  ['B-LT', stamps.url, office.issue('Organizator', { ocsp: '/ocsp' })],
] as const) {
  const seal = padesSeal({ signerOf: () => signer, timestampUrl });
  sealed[level] = takeApart(await seal(order), signer.certificate);
}
afterAll(async () => {
  await stamps.close();
  await office.close();
});

async function page(text: string): Promise<Uint8Array> {
  const paper = PDF.create();
  paper.addPage({ size: 'a4' }).drawText(text.replace(/[^\x20-\x7e]/g, '?'), { x: 50, y: 700 });
  return paper.save();
}

function takeApart(bytes: Uint8Array, certificate: Uint8Array): SealedDocument {
  const text = Buffer.from(bytes).toString('latin1');
  const range = (/\/ByteRange ?\[([\d ]+)\]/.exec(text)?.[1] ?? '').trim().split(/ +/).map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = range;
  const covered = Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)]);
  const cms = Buffer.from(text.slice(b + 1, c - 1), 'hex');
  const { result } = fromBER(new Uint8Array(cms));
  const data = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content });
  const [signer] = data.signerInfos;
  if (!signer) throw new Error('there is a signer');
  return { bytes, text, range, covered, data, signer, certificate };
}

const types = ({ signer }: SealedDocument) => (signer.signedAttrs?.attributes ?? []).map(({ type }) => type);
const attributeOf = (attributes: readonly pkijs.Attribute[] | undefined, type: string) =>
  Buffer.from(attributes?.find((each) => each.type === type)?.values[0]?.toBER() ?? new ArrayBuffer(0));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const tokenOf = ({ signer }: SealedDocument) =>
  attributeOf(signer.unsignedAttrs?.attributes, '1.2.840.113549.1.9.16.2.14');

/** EN 319 142-1, chapter 6: what a baseline signature must hold, and must not. */
const rules: readonly (readonly [rule: string, holds: (of: SealedDocument) => boolean])[] = [
  ['5.3 b: SubFilter is ETSI.CAdES.detached', ({ text }) => text.includes('/SubFilter /ETSI.CAdES.detached')],
  ['5.3: Filter is there', ({ text }) => /\/Filter \/[A-Z]/.test(text)],
  [
    '5.3 c: ByteRange covers the whole file but Contents',
    ({ range, bytes, text }) =>
      range[0] === 0 &&
      (range[2] ?? 0) + (range[3] ?? 0) === bytes.length &&
      text[range[1] ?? 0] === '<' &&
      text[(range[2] ?? 0) - 1] === '>',
  ],
  ['6.3 a: M tells the moment', ({ text }) => text.includes('/M (D:20261122100000Z)')],
  ['6.3: no Cert entry beside the CMS', ({ text }) => !/\/Cert[ <[(]/.test(text)],
  ['6.3: exactly one signer', ({ data }) => data.signerInfos.length === 1],
  ['6.3: the document is not inside the CMS', ({ data }) => data.encapContentInfo.eContent === undefined],
  ['6.3 b: the signing certificate is in the CMS', ({ data }) => (data.certificates ?? []).length > 0],
  ['6.3: content-type is signed', (of) => types(of).includes('1.2.840.113549.1.9.3')],
  [
    '6.3: message-digest is signed, and is that of the covered bytes',
    ({ signer, covered }) =>
      attributeOf(signer.signedAttrs?.attributes, '1.2.840.113549.1.9.4').subarray(2).equals(sha256(covered)),
  ],
  ['6.3: signing-time must not be there', (of) => !types(of).includes('1.2.840.113549.1.9.5')],
  [
    '6.3: signing-certificate-v2 names the certificate by its hash',
    ({ signer, certificate }) =>
      attributeOf(signer.signedAttrs?.attributes, '1.2.840.113549.1.9.16.2.47').includes(sha256(certificate)),
  ],
  [
    '6.3: no signing-certificate of before, no content-reference, no counter-signature',
    (of) =>
      !types(of).some((type) => ['2.12', '2.10'].some((end) => type === `1.2.840.113549.1.9.16.${end}`)),
  ],
  ['6.3: each attribute once', (of) => new Set(types(of)).size === types(of).length],
  [
    'ISO 32000-1, 12.8.2.2: it certifies, and allows no change',
    ({ text }) =>
      /\/TransformMethod \/DocMDP/.test(text) &&
      /\/P 1\b/.test(text) &&
      /\/Perms <<[^>]*\/DocMDP \d+ 0 R/.test(text),
  ],
];

describe.each(['B-B', 'B-T', 'B-LT'] as const)('a seal of PAdES %s', (level) => {
  it.each(rules)('%s', (_rule, holds) => {
    expect(holds(sealed[level])).toBe(true);
  });

  it('is valid to pkijs and to Poppler, over the whole document; changed by one byte it is not', async () => {
    const { data, covered, bytes, range } = sealed[level];
    const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
    const verify = (of: Uint8Array) =>
      data.verify({ signer: 0, data: new Uint8Array(of).buffer, checkChain: false }, crypto);
    expect(await verify(covered)).toBe(true);
    const bent = new Uint8Array(covered);
    bent[100] = (bent[100] ?? 0) ^ 1;
    expect(await verify(bent).catch(() => false)).toBe(false);
    const file = join(folder, `${level}.pdf`);
    writeFileSync(file, bytes);
    const said = execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
    expect(said).toMatch(/Signature Type: ETSI\.CAdES\.detached/);
    expect(said).toMatch(/Signature Validation: Signature is Valid/);
    expect(said).toMatch(/Total document signed/);
    expect(said).toContain(`[${range[0]} - ${range[1]}]`);
    expect(new X509Certificate(sealed[level].certificate).subject).toContain('Organizator');
  });
});

describe('the time stamp', () => {
  it('is over this very signature, as openssl says of the token, and B-B has none', () => {
    expect(tokenOf(sealed['B-B'])).toHaveLength(0);
    const { signer } = sealed['B-T'];
    const [token, data] = [join(folder, 'token.der'), join(folder, 'signature.bin')];
    writeFileSync(token, tokenOf(sealed['B-T']));
    writeFileSync(data, Buffer.from(signer.signature.valueBlock.valueHexView));
    const ask = ['ts', '-verify', '-data', data, '-in', token, '-token_in', '-CAfile', stamps.certificate];
    expect(execFileSync('openssl', ask, { encoding: 'utf8', stdio: 'pipe' })).toContain('Verification: OK');
    writeFileSync(data, 'another signature');
    expect(() => execFileSync('openssl', ask, { stdio: 'pipe' })).toThrow();
  });
});

/** What the security store of a document holds, by the name of its list. */
function storeOf({
  text,
  bytes,
}: Pick<SealedDocument, 'text' | 'bytes'>): Readonly<Record<string, readonly Buffer[]>> {
  const [, store = ''] = /\/Type ?\/DSS([\s\S]*?)endobj/.exec(text) ?? [];
  const streamOf = (id: string) => {
    const [head = '', length = ''] =
      new RegExp(`\\n${id} 0 obj\\s*<<[^>]*/Length (\\d+)[^>]*>>\\s*stream\\r?\\n`).exec(text) ?? [];
    const start = text.indexOf(head) + head.length;
    const held = Buffer.from(bytes.subarray(start, start + Number(length)));
    return head.includes('/FlateDecode') ? inflateSync(held) : held;
  };
  const lists = [...store.matchAll(/\/(Certs|OCSPs|CRLs) ?\[([\d R]+)\]/g)];
  return Object.fromEntries(
    lists.map(([, name, ids = '']) => [
      name,
      [...ids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => streamOf(id)),
    ]),
  );
}

describe('the proof that nothing was revoked', () => {
  /** Seals with a new certificate. */
  const sealWith = async (
    holder: string,
    ...issued: [Parameters<CertificateOffice['issue']>[1], boolean?]
  ) => {
    const signer = office.issue(holder, ...issued);
    const told: (string | undefined)[] = [];
    const onProof = (_: string, missing: string | undefined) => void told.push(missing);
    const seal = padesSeal({ signerOf: () => signer, timestampUrl: stamps.url, onProof });
    return { told, ...takeApart(await seal(order), signer.certificate) };
  };
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: join(folder, 'office'), encoding: 'utf8', stdio: 'pipe' });

  it('lies within what is sealed, with every certificate, and openssl takes the answer for the certificate', () => {
    const { Certs = [], OCSPs = [], CRLs } = storeOf(sealed['B-LT']);
    const pem = [office.certificate, stamps.certificate].map(
      (file) => new X509Certificate(readFileSync(file)).raw,
    );
    const wanted = [Buffer.from(sealed['B-LT'].certificate), ...pem];
    expect(Certs.map((each) => each.toString('hex')).sort()).toEqual(
      wanted.map((each) => each.toString('hex')).sort(),
    );
    expect([OCSPs.length, CRLs]).toEqual([1, undefined]);
    writeFileSync(join(folder, 'office', 'kept.der'), OCSPs[0] ?? '');
    const asked = ['-issuer', 'ca.pem', '-cert', 'Organizator.pem', '-CAfile', 'ca.pem', '-no_nonce'];
    expect(openssl('ocsp', '-respin', 'kept.der', ...asked)).toContain('Organizator.pem: good');
    expect([storeOf(sealed['B-B']), storeOf(sealed['B-T'])]).toEqual([{}, {}]);
  });

  it('is the list of the issuer where the certificate names one, also when the other service is away', async () => {
    const { told, ...found } = await sealWith('Lista', { ocsp: '/away', crl: '/crl' });
    const { OCSPs, CRLs = [] } = storeOf(found);
    expect([told, OCSPs, CRLs.length]).toEqual([[undefined], undefined, 1]);
    writeFileSync(join(folder, 'office', 'kept.crl'), CRLs[0] ?? '');
    const list = ['-in', 'kept.crl', '-inform', 'DER', '-noout', '-CAfile', 'ca.pem', '-verify'];
    expect(() => openssl('crl', ...list)).not.toThrow();
  });

  it.each([
    ['/away', 'answered 404'],
    ['/nonsense', 'does not answer'],
  ])('is done without, and the operator is told, while the service answers as %s does', async (ocsp, why) => {
    const { told, ...found } = await sealWith('Bez', { ocsp });
    expect([told.length, told[0]]).toEqual([1, expect.stringContaining(`${ocsp} ${why}`)]);
    expect([storeOf(found), tokenOf(found).length > 0]).toEqual([{}, true]);
  });

  it.each([{ ocsp: '/ocsp' }, { crl: '/crl' }])(
    'is not had of a revoked certificate: nothing is sealed (%j)',
    async (named) => {
      await expect(sealWith('Odwołany', named, true)).rejects.toThrow(SealUnfit);
    },
  );
});
