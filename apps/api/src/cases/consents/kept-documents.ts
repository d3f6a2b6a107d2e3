import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../../platform/statements.ts';

/** A document as it was shown once, or is shown now. */
export interface KeptDocument {
  /** A programme's id, or `platform`. */
  readonly folder: string;
  readonly name: string;
  readonly language: string;
  /** As its head says it. */
  readonly version: string;
  /** The file, to the letter; the partner's e-mail and phone are not filled in. */
  readonly text: string;
  readonly hash: string;
}

/**
 * Every version of every document: `<folder>/<name>.<language>.md` is the one shown now, and
 * `<folder>/<name>@<version>.<language>.md` one that was shown before.
 */
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
