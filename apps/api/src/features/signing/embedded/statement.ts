import { createHash } from 'node:crypto';
import type { Language, Message } from '@ndp/flows/message.ts';

/** The declarations of a signer, each on its own. */
export const declarationNames = ['content_known', 'my_signature'] as const;
export type DeclarationName = (typeof declarationNames)[number];
export type Declarations = Readonly<Record<DeclarationName, boolean>>;

const declarations: Readonly<Record<DeclarationName, Message>> = {
  content_known: {
    pl: 'Treść każdego z tych dokumentów jest mi znana.',
    en: 'I know the content of each of these documents.',
  },
  my_signature: {
    pl: 'Wpisanie imienia i nazwiska oraz kodu z wiadomości e-mail jest moim podpisem elektronicznym pod każdym z nich.',
    en: 'Typing my name and the code from the e-mail is my electronic signature under each of them.',
  },
};

/** The sentences a signer agrees to. What is changed gets a new version; the old one stays here. */
const statements: Readonly<Record<string, readonly Message[]>> = {
  // Agreed to as a whole.
  '1': Object.values(declarations),
  // Each declared on its own.
  '2': Object.values(declarations),
};

/** The version shown now. */
export const currentStatement = '2';

/** The declarations as they are shown now. */
export function declarationsIn(language: Language): Readonly<Record<DeclarationName, string>> {
  return {
    content_known: declarations.content_known[language],
    my_signature: declarations.my_signature[language],
  };
}

/** A statement as it was shown; undefined for a version there never was. */
export function statementText(version: string, language: Language): string | undefined {
  const sentences = Object.hasOwn(statements, version) ? statements[version] : undefined;
  return sentences?.map((sentence) => sentence[language]).join(' ');
}

/** Its SHA-256, hexadecimal. */
export function hashStatement(version: string, language: Language): string | undefined {
  const text = statementText(version, language);
  return text && createHash('sha256').update(text).digest('hex');
}
