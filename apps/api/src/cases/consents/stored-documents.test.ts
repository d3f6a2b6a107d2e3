import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { keptConsentTexts } from '@ndp/flows/application/consent/kept-texts.ts';
import { keptPaymentStatements } from '@ndp/flows/application/payment/kept-statements.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shippedStatements } from '../../platform/config/shipped.ts';
import { readStatements, sha256 } from '../../platform/statements.ts';
import { readStoredDocuments } from './stored-documents.ts';

/**
 * SHA-256 of every version of every document as each programme showed it, by file and version. When this fails because a
 * document or one of its values was changed, the old text stays, filled in, as `<name>@<version>.<language>.md` in the
 * folder of the programme; the new one takes a new version and a new line.
 */
const fingerprints = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(join(shippedStatements, 'fingerprints.json'), 'utf8')));

it('no document changes without a new version, and no version is lost', () => {
  const kept = readStoredDocuments(shippedStatements).map(
    ({ folder, name, language, version, hash }) => `${folder}/${name}.${language} ${version} ${hash}`,
  );
  const noted = Object.entries(fingerprints).flatMap(([file, versions]) =>
    Object.entries(versions).map(([version, hash]) => `${file} ${version} ${hash}`),
  );
  expect(kept.sort()).toEqual(noted.sort());
});

/** What was released, by name and version, and a seal after each release over everything above it. */
const released = readFileSync(join(shippedStatements, 'released.sha256'), 'utf8').trimEnd().split('\n');
const isSeal = (line: string) => line.slice(66) === 'everything above, as released';

it('a text that was released stays to the letter, under the version it had', () => {
  const documents = readStoredDocuments(shippedStatements).map(
    ({ folder, name, language, version, hash }) => `${hash}  ${folder}/${name}.${language}@${version}`,
  );
  const sentences = Object.entries(keptConsentTexts).map(
    ([version, texts]) => `${sha256(JSON.stringify(texts))}  consents@${version}`,
  );
  const payments = Object.entries(keptPaymentStatements).map(
    ([version, texts]) => `${sha256(JSON.stringify(texts))}  payment-statement@${version}`,
  );
  const now = new Set([...documents, ...sentences, ...payments]);
  expect(released.filter((line) => !isSeal(line) && !now.has(line))).toEqual([]);
});

it('the list of what was released is only added to: its seals are those the changelog published', () => {
  const changelog = readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8');
  const seals = released.flatMap((line, n) => (isSeal(line) ? [n] : []));
  expect(seals.at(-1)).toBe(released.length - 1);
  for (const n of seals) {
    const seal = sha256(`${released.slice(0, n).join('\n')}\n`);
    expect(released[n]?.slice(0, 64)).toBe(seal);
    expect(changelog).toContain(seal);
  }
});

it('a programme begun before a document was worded anew keeps the words it was begun with', () => {
  const { hashOf } = readStatements(shippedStatements);
  const before = { ...mpec, regulationsVersion: '2026-11-22', informationClauseVersion: '2026-11-22' };
  const kept = readStoredDocuments(shippedStatements, [before]);
  for (const name of ['program-regulations', 'gdpr-clause']) {
    const shown = kept.filter(
      (each) =>
        each.name === name &&
        each.version === '2026-11-22' &&
        each.language === 'pl' &&
        each.folder === 'mpec',
    );
    expect(shown.map(({ hash }) => hash)).toEqual([hashOf(before, name, 'pl')]);
    expect(hashOf(before, name, 'pl')).not.toBe(hashOf(mpec, name, 'pl'));
  }
});

it('a document in the words of a version is kept under the fingerprint its consents name, beside the one before', () => {
  const { hashOf, shippedOf } = readStatements(shippedStatements);
  const words = (language: 'pl' | 'en') => `${shippedOf(mpec, 'gdpr-clause', language)}\nInaczej.\n`;
  const own = { ...mpec, version: 2, statements: { 'gdpr-clause': { pl: words('pl'), en: words('en') } } };
  const kept = readStoredDocuments(shippedStatements, [mpec, own]);
  for (const program of [mpec, own]) {
    const found = kept.find(({ hash }) => hash === hashOf(program, 'gdpr-clause', 'pl'));
    expect(found?.text.includes('Inaczej.')).toBe(program === own);
  }
});
