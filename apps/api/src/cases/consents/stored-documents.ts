import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs as seeded } from '@ndp/domain/programs/all.ts';
import { ownStatement, type Program, statedVersionOf, textFolderOf } from '@ndp/domain/programs/program.ts';
import type { Language } from '@ndp/flows/message.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { sha256 } from '../../platform/statements.ts';

export interface StoredDocument {
  /** A programme; `platform` for what all of them showed alike. */
  readonly folder: string;
  readonly name: string;
  readonly language: string;
  readonly version: string;
  /** To the letter, with the programme's values; the partner's e-mail and phone are not filled in. */
  readonly text: string;
  readonly hash: string;
}

/**
 * Every document that is or was shown. What was shown before stands, with its values, in files with `@<version>` in
 * their names; what is shown today is filled in for each version of a programme that shows it.
 */
export function readStoredDocuments(
  folder: string,
  programs: readonly Program[] = seeded,
): readonly StoredDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.flatMap((file) => {
    const [, within = '', name = '', before, language = ''] =
      /^([\w-]+)\/([\w-]+)(@[\w.-]+)?\.(pl|en)\.md$/.exec(file) ?? [];
    if (name === '') return [];
    const source = readFileSync(join(folder, file), 'utf8');
    const documentOf = (shownBy: string, text: string): StoredDocument => {
      const version = /^version: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
      return { folder: shownBy, name, language, version, text, hash: sha256(text) };
    };
    if (before) return [documentOf(within, source)];
    const showing = programs.filter((program) => within === 'platform' || within === textFolderOf(program));
    return showing.flatMap((program) => {
      const own = ownStatement(program, name)?.[language as Language];
      const before = `${within}/${name}@${statedVersionOf(program, name)}.${language}.md`;
      if (!own && files.includes(before)) return [];
      return documentOf(program.id, statementText(own ?? source, program, language as Language));
    });
  });
}
