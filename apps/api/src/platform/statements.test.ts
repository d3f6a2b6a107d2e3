import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '@ndp/domain/programs/all.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/files/test-folder.ts';
import { ConfigError } from './config/config.ts';
import { shippedStatements } from './config/shipped.ts';
import { readStatements, sha256 } from './statements.ts';

const folder = makeTestFolder();
cpSync(shippedStatements, folder, { recursive: true });

describe('the documents consents speak of', () => {
  it('are there for every programme in both languages, each with a fingerprint of its own', () => {
    const statements = readStatements(shippedStatements);
    const hashes = programs.flatMap((program) =>
      (['pl', 'en'] as const).map((language) => statements.hashOf(program, 'gdpr-clause', language)),
    );
    expect(new Set(hashes).size).toBe(programs.length * 2);
  });

  it('are of the versions the programmes print on their papers', () => {
    for (const program of programs) {
      const versionOf = (document: string) => {
        const source = readFileSync(join(shippedStatements, program.id, `${document}.pl.md`), 'utf8');
        return /^version: (.+)$/m.exec(statementText(source, program, 'pl'))?.[1];
      };
      expect(versionOf('program-regulations')).toBe(program.regulationsVersion);
      expect(versionOf('gdpr-clause')).toBe(program.informationClauseVersion);
    }
  });

  it('have another fingerprint when a value of the programme changes, and none for a name nothing stands for', () => {
    const told = 'Wypłata w ciągu {paymentWeeks} tygodni, do {lastDay} Kontakt: {email}.';
    const later = { ...mpec, terms: { ...mpec.terms, lastDay: '2027-03-31' } };
    const [text, other] = [mpec, later].map((program) => statementText(told, program, 'pl'));
    expect(text?.replaceAll('\u00a0', ' ')).toBe(
      'Wypłata w ciągu 8 tygodni, do 31 grudnia 2026 r. Kontakt: {email}.',
    );
    expect(sha256(other ?? '')).not.toBe(sha256(text ?? ''));
    expect(() => statementText('{nobodyKnows}', mpec, 'pl')).toThrow(/nobodyKnows/);
  });

  it('have another fingerprint when a letter changes', () => {
    const before = readStatements(folder).hashOf(mpec, 'gdpr-clause', 'pl');
    writeFileSync(join(folder, 'mpec', 'gdpr-clause.pl.md'), 'Inna treść');
    const after = readStatements(folder).hashOf(mpec, 'gdpr-clause', 'pl');
    expect(after).toBe(sha256('Inna treść'));
    expect(after).not.toBe(before);
  });

  it('that are missing keep the server from starting, in a sentence that names them', () => {
    rmSync(join(folder, 'duon', 'gdpr-clause.en.md'));
    expect(() => readStatements(folder)).toThrow(ConfigError);
    expect(() => readStatements(folder)).toThrow(/The document duon\/gdpr-clause\.en\.md is missing/);
  });
});
