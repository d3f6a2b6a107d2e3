import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../platform/statements.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import type { ConsentRecord } from './consents.ts';
import { doesFit, reprintConsents } from './reprint.ts';
import { readStoredDocuments } from './stored-documents.ts';

const folder = makeTestFolder();
const clause = (version: string) => `---\ntitle: Klauzula\nversion: ${version}\n---\n\nTreść z ${version}.\n`;
mkdirSync(join(folder, 'mpec'));
writeFileSync(join(folder, 'mpec', 'gdpr-clause.pl.md'), clause('2027-02-01'));
writeFileSync(join(folder, 'mpec', 'gdpr-clause@2026-11-01.pl.md'), clause('2026-11-01'));

const id = 'consent_gdpr_clause_obliged_entity';
const sentence = (version: string) => ({ pl: `Zdanie z ${version}.`, en: `Sentence of ${version}.` });
const texts = {
  '2026-11-01': { [id]: sentence('2026-11-01') },
  '2027-02-01': { [id]: sentence('2027-02-01') },
};
const kept = { documents: readStoredDocuments(folder), program: {}, texts };

function given(version: string, revision: number, over: Partial<ConsentRecord> = {}): ConsentRecord {
  return {
    partner_id: 'mpec',
    application_id: 'application',
    revision,
    consent_id: id,
    text_version: version,
    text_hash: sha256(sentence(version).pl),
    document_hashes: { 'gdpr-clause': sha256(clause(version)) },
    language: 'pl',
    accepted_at: new Date('2026-11-20T23:30:00Z'),
    ...over,
  };
}

describe('what was agreed to', () => {
  it('is shown word for word as it was then, with its documents, when both have a newer version since', () => {
    const [old, current, another] = reprintConsents([given('2027-02-01', 9), given('2026-11-01', 6)], kept);
    expect(another).toBeUndefined();
    expect(old).toMatchObject({ text: 'Zdanie z 2026-11-01.', doesTextFit: true, isCurrent: false });
    expect(old?.documents).toMatchObject([
      { name: 'gdpr-clause', stored: { version: '2026-11-01', text: clause('2026-11-01') } },
    ]);
    expect(current).toMatchObject({ text: 'Zdanie z 2027-02-01.', doesTextFit: true, isCurrent: true });
    expect(current?.documents).toMatchObject([{ stored: { version: '2027-02-01' } }]);
    expect([old, current].map((each) => each && doesFit(each))).toEqual([true, true]);
  });

  it.each([
    ['a sentence with another hash', { text_hash: sha256('co innego') }],
    ['a version nobody has kept', { text_version: '1999-01-01' }],
    ['a document nobody has kept', { document_hashes: { 'gdpr-clause': sha256('co innego') } }],
    ['a document under another name', { document_hashes: { regulations: sha256(clause('2026-11-01')) } }],
    ['a document in another language', { language: 'en', text_hash: sha256(sentence('2026-11-01').en) }],
  ] as const)('does not fit, and that is said: %s', (_name, over) => {
    const [reprint] = reprintConsents([given('2026-11-01', 6, over)], kept);
    expect(reprint && doesFit(reprint)).toBe(false);
  });
});
