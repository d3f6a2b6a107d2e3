import { describe, expect, it } from 'vitest';
import { drawRecord } from './evidence.ts';
import type { EvidenceDocument } from './evidence-document.ts';
import { MissingValue } from './missing-value.ts';
import { ownerEvidence } from './testing/sample-evidence.ts';

const kilobyte = 1024;

/** The sample with its one signer changed. */
function signedBy(change: Partial<EvidenceDocument['signers'][number]>): EvidenceDocument {
  return { ...ownerEvidence, signers: ownerEvidence.signers.map((signer) => ({ ...signer, ...change })) };
}

describe('the record of signatures', () => {
  it('has the same bytes whenever it is made from the same evidence, and others when an address differs', async () => {
    const first = await drawRecord(ownerEvidence);
    expect(Buffer.compare(first, await drawRecord(structuredClone(ownerEvidence)))).toBe(0);
    expect(Buffer.compare(first, await drawRecord(signedBy({ ip: '198.51.100.1' })))).not.toBe(0);
  });

  it('stays within 300 kB', async () => {
    expect((await drawRecord(ownerEvidence)).length).toBeLessThan(300 * kilobyte);
  });

  it('names no signer in what a reader program shows about the file', async () => {
    const file = Buffer.from(await drawRecord(ownerEvidence)).toString('latin1');
    for (const secret of ['Kowalska', 'example.pl', '203.0.113.7']) expect(file.includes(secret)).toBe(false);
  });

  it.each([
    ['a signer who has not signed', signedBy({ signedAt: '' }), 'signers.0.signedAt'],
    ['a signature without a sentence', signedBy({ statement: ' ' }), 'signers.0.statement'],
    ['a signature without a name', signedBy({ typedName: '' }), 'signers.0.typedName'],
    ['nobody who signed', { ...ownerEvidence, signers: [] }, 'signers.0'],
    ['no document', { ...ownerEvidence, documentHash: '' }, 'documentHash'],
    ['an empty record', { ...ownerEvidence, events: [] }, 'events.0'],
    ['a last hash the record does not end with', { ...ownerEvidence, lastHash: 'a'.repeat(64) }, 'lastHash'],
  ])('is not made for %s', async (_what, evidence, field) => {
    await expect(drawRecord(evidence)).rejects.toEqual(new MissingValue(field));
  });

  it('is made for a browser that told neither its address nor its name', async () => {
    await expect(drawRecord(signedBy({ ip: '', userAgent: '' }))).resolves.toBeDefined();
  });

  it('is made quickly; the time is printed', async () => {
    await drawRecord(ownerEvidence);
    const runs = 3;
    const started = performance.now();
    for (let run = 0; run < runs; run += 1) await drawRecord(ownerEvidence);
    console.log(`record of signatures: ${((performance.now() - started) / runs).toFixed(0)} ms`);
  });
});
