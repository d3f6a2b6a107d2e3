import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { HttpTimestampAuthority, PDF, type PdfDict, PdfNumber } from '@libpdf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { openOwnPki, signElsewhere } from '../../../testing/signing/own-pki.ts';
import { pageWith } from '../../../testing/signing/seal-as-documenso.ts';
import { startTimeStamps } from '../../../testing/signing/time-stamp-server.ts';
import { stampFrom } from '../seal/pades-seal.ts';
import { fillSeal, prepareSeal } from '../seal/place-seal.ts';
import { readOwnSignature } from './read-own-signature.ts';

const now = new Date('2026-11-21T11:00:00Z');
const pki = await openOwnPki();
const other = await openOwnPki();
const holder = { givenNames: 'Łucja', surname: 'Żółć', pesel: '80010112345' };
const signer = await pki.issue(holder);
const sent = await pageWith('Umowa o dofinansowanie');
const signed = await signElsewhere(sent, signer);

const folder = mkdtempSync(join(tmpdir(), 'own-'));
const subject = ['-subj', '/CN=Jan Kowalski/GN=Jan/SN=Kowalski'];
const making = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'cert.pem'];
execFileSync('openssl', [...making, ...subject], { cwd: folder, stdio: 'pipe' });
const stamps = await startTimeStamps(folder);
afterAll(async () => {
  await stamps.close();
  rmSync(folder, { recursive: true });
});

const endless = () => {
  const end = /\/ByteRange \[[\d ]+\d(?= )/.exec(Buffer.from(signed).toString('latin1'));
  const bytes = Buffer.from(signed);
  bytes.write('99999', (end?.index ?? 0) + (end?.[0].length ?? 0), 'latin1');
  return new Uint8Array(bytes);
};
const packed = () => {
  const much = deflateSync(Buffer.alloc(17 * 1024 * 1024));
  const head = `99 0 obj<</Length ${much.length}/Filter/FlateDecode>>stream\n`;
  return new Uint8Array(Buffer.concat([signed, Buffer.from(head), much, Buffer.from('\nendstream endobj')]));
};

const read = (file: Uint8Array, trusted = [pki.anchor], original = sent) =>
  readOwnSignature({ sent: original, file, trusted, now });
const faultOf = async (file: Uint8Array, original = sent) => {
  const reading = await read(file, [pki.anchor], original);
  return 'fault' in reading ? reading.fault : undefined;
};
const revise = async (file: Uint8Array, change: (file: PDF) => unknown) => {
  const opened = await PDF.load(file);
  await change(opened);
  return opened.save({ incremental: true });
};
/** The file with some of its bytes put into others of the same length. */
const replaced = (file: Uint8Array, from: string, to: string) => {
  const bytes = Buffer.from(file);
  bytes.write(to, bytes.lastIndexOf(from), 'latin1');
  return new Uint8Array(bytes);
};
/** Changed, and signed in the same revision. */
const changedAndSigned = async (file: Uint8Array, change: (file: PDF) => unknown) => {
  const opened = await PDF.load(file);
  change(opened);
  return (await opened.sign({ signer, subFilter: 'ETSI.CAdES.detached' })).bytes;
};
/** The field of the first signature, of a file that bears one. */
const firstField = (file: PDF) => {
  const fields = file.getForm()?.acroForm().getDict().getArray('Fields', file.getObject.bind(file));
  return fields?.at(0, file.getObject.bind(file)) as PdfDict;
};
/** Signed with everything that proves it later: certificates, and a time stamp in a field of its own. */
const signedForLong = async () => {
  const proof = { timestampAuthority: new HttpTimestampAuthority(stamps.url), archivalTimestamp: true };
  const opened = await PDF.load(sent);
  return (await opened.sign({ signer, subFilter: 'ETSI.CAdES.detached', longTermValidation: true, ...proof }))
    .bytes;
};
/** Signed by openssl over the same room. */
const signedByOpenssl = async (...options: string[]) => {
  const position = await prepareSeal({ document: sent, reason: 'Podpisuję', at: now, isSigned: true });
  const [first, rest] = [position.at - 1, position.bytes.indexOf('>'.charCodeAt(0), position.at) + 1];
  const covered = Buffer.concat([position.bytes.subarray(0, first), position.bytes.subarray(rest)]);
  writeFileSync(join(folder, 'covered'), covered);
  const key = ['-signer', 'cert.pem', '-inkey', 'key.pem', '-in', 'covered'];
  const cms = ['cms', '-sign', '-binary', '-outform', 'DER', ...key, ...options];
  return fillSeal(position, execFileSync('openssl', cms, { cwd: folder, stdio: 'pipe' }));
};
const cmsOf = (file: Uint8Array) =>
  /\/Contents\s?<([0-9a-f]+)>/i.exec(Buffer.from(file).toString('latin1'))?.[1] ?? '';

describe('a document that came back signed', () => {
  it.each(['ec', 'rsa'] as const)(
    'is read with the person, the certificate and whom it leads to (%s)',
    async (kind) => {
      const file = await signElsewhere(sent, await pki.issue(holder, { kind }));
      expect(await read(file)).toEqual({
        found: {
          person: holder,
          holder: 'Łucja Żółć',
          issuer: 'Wystawca Próbny',
          validFrom: '2026-11-01T00:00:00.000Z',
          validTo: expect.any(String),
          algorithm: kind === 'ec' ? 'EC prime256v1, SHA-256' : 'RSA 2048, SHA-256',
          claimedAt: '2026-11-01T00:00:00.000Z',
          stamp: undefined,
          reason: 'Podpisuję',
          trusted: 'Wystawca Próbny',
        },
      });
    },
  );

  it.each([
    ['no trust list is set', []],
    ['the trust list holds somebody else of the same name', [other.anchor]],
  ])('leads to nobody trusted when %s', async (_what, trusted) => {
    expect(await read(signed, trusted)).toMatchObject({ found: { trusted: undefined } });
  });

  it.each(['sha256', 'sha512'])('is read as openssl signs it, with %s', async (md) => {
    expect(await read(await signedByOpenssl('-cades', '-md', md))).toMatchObject({
      found: { holder: 'Jan Kowalski', person: { givenNames: 'Jan', surname: 'Kowalski' } },
    });
  });

  it('tells the moment of its time stamp, and whether anybody trusted vouches for it', async () => {
    const file = await signElsewhere(sent, signer, { stamp: await stampFrom(stamps.url) });
    const stamp = { at: expect.stringMatching(/^20/), by: expect.any(String), isTrusted: false };
    expect(await read(file)).toMatchObject({ found: { stamp } });
  });

  it('bears our seal behind the signature, which stays what it was', async () => {
    const sealed = await signElsewhere(
      signed,
      await other.issue({ givenNames: 'Pieczęć', surname: 'Organizatora' }),
    );
    expect(Buffer.from(sealed.subarray(0, signed.length)).equals(signed)).toBe(true);
  });

  it('is read as the second of two signs it, behind the signature of the first, whose proofs may stand between', async () => {
    const second = await pki.issue({ givenNames: 'Jan', surname: 'Kowalski' });
    for (const first of [signed, await signedForLong()]) {
      const file = await signElsewhere(first, second, { at: new Date('2026-11-02T00:00:00Z') });
      const found = { holder: 'Jan Kowalski', claimedAt: '2026-11-02T00:00:00.000Z' };
      expect(await read(file, [pki.anchor], first)).toMatchObject({ found });
    }
  });

  it.each<[string, string, (file: Uint8Array) => Uint8Array | Promise<Uint8Array>]>([
    ['adds no signature', 'no_signature', (first) => first],
    ['signs the document without the first signature', 'other_document', () => signElsewhere(sent, signer)],
    ['signs twice', 'several', async (first) => signElsewhere(await signElsewhere(first, signer), signer)],
    [
      'moves the field of the first',
      'changed',
      (first) => changedAndSigned(first, (file) => firstField(file).set('F', PdfNumber.of(2))),
    ],
    [
      'takes the first signature out of its field',
      'changed',
      (first) => changedAndSigned(first, (file) => firstField(file).delete('V')),
    ],
  ])('is refused when the second of two %s: %s', async (_what, fault, make) => {
    expect(await faultOf(await make(signed), signed)).toBe(fault);
  });

  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['it is not signed at all', 'no_signature', () => sent],
    ['it is empty', 'other_document', () => new Uint8Array()],
    [
      'it is another document',
      'other_document',
      async () => signElsewhere(await pageWith('Inna umowa'), signer),
    ],
    [
      'one byte of ours was changed',
      'other_document',
      () => signed.map((byte, i) => (i === 20 ? byte ^ 1 : byte)),
    ],
    ['one byte under the signature was changed', 'broken', () => replaced(signed, '(Seal)', '(Soal)')],
    [
      'a page was added by what signed it',
      'changed',
      async () => {
        const opened = await PDF.load(sent);
        opened.addPage({ size: 'a4' });
        return (await opened.sign({ signer, subFilter: 'ETSI.CAdES.detached' })).bytes;
      },
    ],
    [
      'a page was added before the signature',
      'several',
      async () => signElsewhere(await revise(sent, (file) => file.addPage({ size: 'a4' })), signer),
    ],
    [
      'words were added after the signature',
      'changed',
      () => revise(signed, (file) => file.getPage(0)?.drawText('i milion', { x: 50, y: 600 })),
    ],
    [
      'something stands behind its end',
      'changed',
      () => new Uint8Array(Buffer.concat([signed, Buffer.from('% dopisek')])),
    ],
    ['it was signed twice', 'several', () => signElsewhere(signed, signer)],
    ['it forbids any later signature', 'locked', () => signElsewhere(sent, signer, { certifies: true })],
    ['its signature names no certificate', 'no_pades', () => signedByOpenssl('-md', 'sha256')],
    ['its digest is SHA-1', 'weak', () => signedByOpenssl('-cades', '-md', 'sha1')],
    ['its digest is MD5', 'weak', () => signedByOpenssl('-cades', '-md', 'md5')],
    ['its signature is no ASN.1', 'broken', () => replaced(signed, cmsOf(signed), 'ff'.repeat(200))],
    [
      'its ASN.1 is nested without end',
      'broken',
      () => replaced(signed, cmsOf(signed), '3080'.repeat(12_000)),
    ],
    ['its ByteRange is endless', 'broken', () => endless()],
    ['it ends in the middle', 'broken', () => signed.subarray(0, -100)],
    ['it unpacks to too much', 'changed', () => packed()],
  ])('is refused when %s: %s', async (_what, fault, make) => {
    expect(await faultOf(await make())).toBe(fault);
  });
});
