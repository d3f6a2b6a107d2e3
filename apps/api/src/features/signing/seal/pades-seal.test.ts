import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/config/config.ts';
import type { SealException } from '../../../platform/config/signing-config.ts';
import { makeTestFolder } from '../../../testing/files/test-folder.ts';
import { pageWith } from '../../../testing/signing/seal-as-documenso.ts';
import { SealUnfit } from '../port/port.ts';
import { padesSeal } from './pades-seal.ts';
import { findSeals } from './seal-check.ts';
import { Seals } from './seal-signers.ts';
import { makeThrowAwayKey, throwAwayMark } from './throw-away-certificate.ts';

/** A little later than the certificates openssl makes here. */
const now = new Date(Date.now() + 60_000);

const folder = makeTestFolder();
const document = await pageWith('Umowa o dofinansowanie');
const appendix = await pageWith('Karta podpisu');

/** A .p12 for a partner, as openssl makes it. */
async function writeP12(
  partnerId: string,
  { holder = 'Podmiot', password = 'hasło', days = 30, made = now } = {},
) {
  const key = await makeThrowAwayKey(holder, made);
  const [pem, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  writeFileSync(pem, key.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const subject = `/CN=${holder}`;
  const ask = [
    'req',
    '-x509',
    '-new',
    '-key',
    pem,
    '-subj',
    subject,
    '-utf8',
    '-days',
    String(days),
    '-out',
    certificate,
  ];
  execFileSync('openssl', ask);
  const p12 = join(folder, `${partnerId}.p12`);
  const pack = [
    'pkcs12',
    '-export',
    '-inkey',
    pem,
    '-in',
    certificate,
    '-out',
    p12,
    '-passout',
    `pass:${password}`,
  ];
  execFileSync('openssl', pack);
  writeFileSync(join(folder, `${partnerId}.password`), `${password}\n`);
}

/** What an independent tool says of the seal: it throws unless the signature fits the covered bytes. */
function verifyWithOpenssl(sealed: Uint8Array): string {
  const text = Buffer.from(sealed).toString('latin1');
  const [, a, b, c, d] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text) ?? [];
  const [first, firstLength, second, secondLength] = [a, b, c, d].map(Number);
  expect([first, (second ?? 0) + (secondLength ?? 0)]).toEqual([0, sealed.length]);
  const covered = Buffer.concat([sealed.subarray(0, firstLength), sealed.subarray(second)]);
  const hex = text.slice((firstLength ?? 0) + 1, (second ?? 0) - 1);
  const [cms, content] = [join(folder, 'seal.der'), join(folder, 'content.bin')];
  writeFileSync(cms, Buffer.from(hex, 'hex'));
  writeFileSync(content, covered);
  const ask = ['cms', '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', cms, '-content', content];
  execFileSync('openssl', [...ask, '-out', join(folder, 'out.bin')], { stdio: 'pipe' });
  return execFileSync('openssl', ['cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', cms], {
    encoding: 'utf8',
  });
}

const sealWith = async (
  sealDir: string | undefined,
  environment: 'localhost' | 'production' = 'localhost',
) => {
  const seals = new Seals({ environment, dataDir: folder, sealDir, sealWithout: ['issuer'] }, () => now);
  return padesSeal({ signerOf: (id) => seals.signerOf(id), timestampUrl: undefined });
};
const order = () => ({ partnerId: 'mpec', document, appendix, reason: 'Umowa NDP-2026-7K3QXM', at: now });

describe('a sealed paper', () => {
  it('begins with the very bytes the signers saw, has the evidence page behind them, and verifies with openssl', async () => {
    const seal = await sealWith(undefined);
    const sealed = await seal(order());
    expect(Buffer.from(sealed.subarray(0, document.length))).toEqual(Buffer.from(document));
    const pages = (await PDF.load(sealed)).extractText();
    expect(pages.map((page) => page.text.trim())).toEqual(['Umowa o dofinansowanie', 'Karta podpisu']);
    expect(verifyWithOpenssl(sealed)).toContain('signingCertificate');
    expect(findSeals(sealed).map((found) => found.coversWholeFile)).toEqual([true]);
    expect(Buffer.from(sealed).toString('latin1')).toContain('/ETSI.CAdES.detached');
  });

  it('is broken by any change, and openssl says so', async () => {
    const sealed = await (await sealWith(undefined))(order());
    const bent = sealed.slice();
    bent[20] = (bent[20] ?? 0) ^ 1;
    expect(() => verifyWithOpenssl(sealed)).not.toThrow();
    expect(() => verifyWithOpenssl(bent)).toThrow(/verification failure|digest/i);
    expect(findSeals(bent)).toEqual([]);
  });

  it("bears the organiser's certificate from its .p12 in production", async () => {
    await writeP12('mpec', { holder: 'Podmiot zobowiązany' });
    const sealed = await (await sealWith(folder, 'production'))(order());
    expect(verifyWithOpenssl(sealed)).toMatch(/Podmiot zobowi/);
    expect(findSeals(sealed)).toHaveLength(1);
  });

  it('is not made at all when the time-stamp service does not answer', async () => {
    const server = createServer((_request, response) => response.writeHead(500).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const seals = new Seals({ environment: 'localhost', dataDir: folder, sealDir: undefined }, () => now);
    const seal = padesSeal({
      signerOf: (id) => seals.signerOf(id),
      timestampUrl: `http://127.0.0.1:${port}`,
    });
    await expect(seal(order())).rejects.toThrow();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the seals of the organisers', () => {
  let clock = now;
  const partner = (id: string, is_training = false) => ({ id, is_training });
  const open = (
    environment: 'localhost' | 'staging' | 'production',
    sealDir?: string,
    sealWithout: readonly SealException[] = ['issuer'],
  ) => new Seals({ environment, dataDir: folder, sealDir, sealWithout }, () => clock);

  it('are required in production: without their folder nothing starts', () => {
    expect(() => open('production')).toThrow(ConfigError);
    expect(() => open('production')).toThrow('SEAL_DIR is required');
  });

  it('are each refused by themselves: one throw-away, missing or locked seal closes no other', async () => {
    await writeP12('mpec');
    await writeP12('stx', { holder: `NDP ${throwAwayMark}` });
    await writeP12('duon');
    writeFileSync(join(folder, 'duon.password'), 'inne');
    const seals = open('production', folder);
    expect(await seals.faultOf(partner('stx'))).toContain('throw-away');
    expect(await seals.faultOf(partner('duon'))).toContain('does not open');
    expect(await seals.faultOf(partner('fortum'))).toBe('SEAL_DIR holds no fortum.p12.');
    await expect(seals.signerOf('fortum')).rejects.toThrow(SealUnfit);
    expect(await seals.faultOf(partner('mpec'))).toBeUndefined();
    expect(await open('production', folder, []).faultOf(partner('mpec'))).toMatch(
      /signed by itself.*SEAL_WITHOUT=issuer/,
    );
    expect(await open('localhost', folder).faultOf(partner('stx'))).toBeUndefined();
  });

  it('of a training partner are throw-away ones in production too, whatever lies in the folder', async () => {
    await writeP12('mpec');
    const sources = { environment: 'production', dataDir: folder, sealDir: folder } as const;
    const seals = new Seals({ ...sources, isTraining: async (id) => id === 'mpec' }, () => clock);
    expect(await seals.faultOf(partner('mpec', true))).toBeUndefined();
    const { certificate } = await seals.signerOf('mpec');
    expect(new X509Certificate(certificate).subject).toContain(throwAwayMark);
  });

  it('are judged within a transaction as its partner is known there: no other connection is waited for', async () => {
    await writeP12('mpec');
    const sources = { environment: 'production', dataDir: folder, sealDir: folder } as const;
    const isTraining = () => new Promise<never>(() => {});
    const seals = new Seals({ ...sources, sealWithout: ['issuer'], isTraining }, () => clock);
    for (const training of [true, false]) {
      expect(await seals.faultOf(partner('mpec', training))).toBeUndefined();
    }
  });

  it('end on their day while the server runs, and are back once the file is replaced', async () => {
    await writeP12('mpec', { days: 1 });
    const seals = open('production', folder);
    expect(await seals.faultOf(partner('mpec'))).toBeUndefined();
    clock = new Date(now.getTime() + 3 * dayMs);
    expect(await seals.faultOf(partner('mpec'))).toContain('ended on');
    await expect(seals.signerOf('mpec')).rejects.toThrow('ended on');
    expect((await seals.endOf('mpec'))?.getTime()).toBeLessThan(clock.getTime());
    await writeP12('mpec', { days: 30 });
    expect(await seals.faultOf(partner('mpec'))).toBeUndefined();
    clock = now;
  });

  it("keep a developer's throw-away seal from one start to the next, for its owner only", async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const places = { environment: 'localhost', dataDir, sealDir: undefined } as const;
    const first = await new Seals(places, () => now).signerOf('mpec');
    const second = await new Seals(places, () => now).signerOf('duon');
    expect(Buffer.from(second.certificate)).toEqual(Buffer.from(first.certificate));
    expect(readFileSync(join(dataDir, 'throw-away-seal.json'), 'utf8')).toContain('PRIVATE KEY');
  });
});
