import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../../platform/statements.ts';

export interface KeptDocument {
  /** A programme, or `platform`. */
  readonly folder: string;
  readonly name: string;
  readonly language: string;
  readonly version: string;
  /** To the letter; the partner's e-mail and phone are not filled in. */
  readonly text: string;
  readonly hash: string;
}

/** What was shown before stands in files with `@<version>` in their names. */
export function readKeptDocuments(folder: string): readonly KeptDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.flatMap((file) => {
    const [, within = '', name = '', language = ''] =
      /^([\w-]+)\/([\w-]+)(?:@[\w.-]+)?\.(pl|en)\.md$/.exec(file) ?? [];
    if (name === '') return [];
    const text = readFileSync(join(folder, file), 'utf8');
    const version = /^version: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
    return [{ folder: basename(within), name, language, version, text, hash: sha256(text) }];
  });
}
