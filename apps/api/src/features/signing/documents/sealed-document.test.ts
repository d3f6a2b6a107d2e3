import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeDocument } from '@ndp/documents/compose-document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { askPoppler, readText } from '@ndp/documents/testing/poppler.ts';
import { homeDocument } from '@ndp/documents/testing/sample-data.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type ChainLink, chainStart, nextLink, type SigningEvent } from '../embedded/chain.ts';
import type { SignatureRecord } from '../embedded/signature-record.ts';
import { currentStatement, statementText } from '../embedded/statement.ts';
import { hashDocument } from '../requests/requests.ts';
import { padesSeal, signerWith } from '../seal/pades-seal.ts';
import { makeThrowAwayKey } from '../seal/throw-away-certificate.ts';

const now = new Date();
const title = 'Umowa o dofinansowanie NDP-2026-7KQ4';

const folder = mkdtempSync(join(tmpdir(), 'ndp-sealed-'));
const paper = (await composeDocument('agreement', homeDocument)).bytes;
const appendix = await drawRecord(consentProofOf(paper));
const signer = signerWith(await makeThrowAwayKey('Podmiot zobowiązany', now));
const seal = padesSeal({ signerOf: () => signer, timestampUrl: undefined });
const sealed = await seal({ partnerId: 'mpec', document: paper, appendix, reason: title, at: now });
afterAll(() => rmSync(folder, { recursive: true }));

/** What the portal's own provider knows when the owner has signed. */
function consentProofOf(document: Uint8Array): SignatureRecord {
  const documentHash = hashDocument(document);
  const trace = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };
  const signing: readonly SigningEvent[] = [
    { kind: 'created', at: '2026-11-21T11:00:00.000Z' },
    { kind: 'invited', at: '2026-11-21T11:00:05.000Z', ref: '1' },
    { kind: 'signed', at: '2026-11-21T17:00:00.000Z', ref: '1', ...trace, typedName: 'Łucja Żółć' },
  ];
  const envelopeId = '5f0c1a52-8d8e-4a4e-9d0b-0f7d4a7be2c1';
  const start = chainStart('mpec', envelopeId, documentHash);
  const links: ChainLink[] = [];
  for (const event of signing) links.push(nextLink(start, links.at(-1), event));
  return {
    partnerId: 'mpec',
    envelopeId,
    title,
    language: 'pl',
    documentHash,
    documentBytes: document.length,
    signers: [
      {
        ...trace,
        name: 'Łucja Żółć',
        email: 'lucja@example.pl',
        typedName: 'Łucja Żółć',
        signedAt: '2026-11-21T17:00:00.000Z',
        statement: statementText(currentStatement, 'pl') ?? '',
        isDeclared: true,
      },
    ],
    events: signing.map((event, index) => ({ ...event, n: index + 1, hash: links[index]?.hash ?? '' })),
    lastHash: links.at(-1)?.hash ?? '',
  };
}

/** What the seal covers, and the signature itself, cut out of the file. */
function cutOut(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1');
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = range;
  const covered = Buffer.concat([file.subarray(first, firstLength), file.subarray(second)]);
  const signature = Buffer.from(text.slice(firstLength + 1, second - 1), 'hex');
  return { covered, signature, end: second + secondLength };
}

/** Throws unless the signature fits the bytes. */
function verifyWithOpenssl(covered: Uint8Array, signature: Uint8Array): void {
  const [cms, content] = [join(folder, 'seal.der'), join(folder, 'content.bin')];
  writeFileSync(cms, signature);
  writeFileSync(content, covered);
  const ask = ['cms', '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', cms, '-content', content];
  execFileSync('openssl', [...ask, '-out', join(folder, 'out.bin')], { stdio: 'pipe' });
}

describe('an agreement with its record of signatures, sealed', () => {
  it('begins with the very bytes of the agreement', () => {
    expect(Buffer.compare(sealed.subarray(0, paper.length), paper)).toBe(0);
  });

  it('bears a seal over the whole file that openssl verifies, and does not once a byte differs', () => {
    const { covered, signature, end } = cutOut(sealed);
    expect(end).toBe(sealed.length);
    expect(() => verifyWithOpenssl(covered, signature)).not.toThrow();
    covered[1000] = (covered[1000] ?? 0) ^ 1;
    expect(() => verifyWithOpenssl(covered, signature)).toThrow();
  });
});

describe('the sealed file as other programs read it', () => {
  it('has the pages of both, its title, and is still tagged', () => {
    const pagesOf = (file: Uint8Array) => Number(/Pages: +(\d+)/.exec(askPoppler('pdfinfo', file))?.[1]);
    expect(pagesOf(sealed)).toBe(pagesOf(paper) + pagesOf(appendix));
    const info = askPoppler('pdfinfo', sealed);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toContain('NDP-2026-7KQ4');
  });

  it('embeds every font', () => {
    const fonts = askPoppler('pdffonts', sealed).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    for (const font of fonts) expect(font).toMatch(/NotoSans.*yes yes yes/);
  });

  it('says everything the agreement and the record say, letter for letter', () => {
    const text = readText(sealed);
    for (const part of [paper, appendix]) {
      for (const sentence of readText(part).trim().split('. ').slice(0, 5)) expect(text).toContain(sentence);
    }
    expect(text).toContain('Karta podpisów');
    expect(text).toContain('Łucja Żółć');
  });
});
