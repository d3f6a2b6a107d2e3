import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '@ndp/domain/programs/all.ts';
import { ownStatement, type Program, statedVersionOf, textFolderOf } from '@ndp/domain/programs/program.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { type Language, languages } from '@ndp/flows/message.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { ConfigError } from './config/config.ts';

/** The documents that consents speak of, as fingerprints. */
export interface Statements {
  /**
   * SHA-256 of a document as the portal shows it for this version of a programme, hexadecimal. The partner's own e-mail
   * and phone, which the page fills in last, are not part of it.
   */
  hashOf(program: Program, document: string, language: Language): string;
  /** A document as the release words it for a programme, with its placeholders. */
  shippedOf(program: Pick<Program, 'id' | 'textsOf'>, document: string, language: Language): string;
}

/**
 * Reads every document that a consent of any programme speaks of.
 *
 * @throws {ConfigError} one is missing: no consent could be proved
 */
export function readStatements(folder: string): Statements {
  const sources = new Map<string, string>();
  const documents = consents.flatMap((consent) => consent.documents);
  for (const program of programs) {
    for (const document of documents) {
      for (const language of languages) {
        const source = readSource(folder, program.id, `${document}.${language}.md`);
        sources.set(keyOf(program.id, document, language), source);
      }
    }
  }
  const shippedOf: Statements['shippedOf'] = (program, document, language) => {
    const source = sources.get(keyOf(textFolderOf(program), document, language));
    if (source === undefined) throw new RangeError(`no document ${document} of ${program.id}`);
    return source;
  };
  return {
    shippedOf,
    hashOf(program, document, language) {
      const before = ownStatement(program, document)
        ? undefined
        : readBefore(folder, program, document, language);
      if (before !== undefined) return sha256(before);
      const source = ownStatement(program, document)?.[language] ?? shippedOf(program, document, language);
      return sha256(statementText(source, program, language));
    },
  };
}

/** What a document said under the version this programme names, where the release has worded it anew since. */
function readBefore(
  folder: string,
  program: Program,
  document: string,
  language: Language,
): string | undefined {
  const version = statedVersionOf(program, document);
  return version && readText(join(folder, textFolderOf(program), `${document}@${version}.${language}.md`));
}

function keyOf(programId: string, document: string, language: Language): string {
  return `${programId}/${document}.${language}`;
}

/** The programme's own document where it has one, otherwise the platform's: what the portal shows. */
function readSource(folder: string, programId: string, file: string): string {
  const text = readText(join(folder, programId, file)) ?? readText(join(folder, 'platform', file));
  if (text !== undefined) return text;
  throw new ConfigError(`The document ${programId}/${file} is missing in ${folder}: run "npm run build".`);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** SHA-256 of a text in UTF-8, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
