import { createHash } from 'node:crypto';
import type { Language, Message } from '@ndp/flows/message.ts';

/** The sentence a signer agrees to. A changed sentence gets a new version; the old one stays here. */
export const statements: Readonly<Record<string, Message>> = {
  '1': {
    pl: 'Treść każdego z tych dokumentów jest mi znana. Wpisanie imienia i nazwiska oraz kodu z wiadomości e-mail jest moim podpisem elektronicznym pod każdym z nich.',
    en: 'I know the content of each of these documents. Typing my name and the code from the e-mail is my electronic signature under each of them.',
  },
};

/** The version shown now. */
export const currentStatement = '1';

/** SHA-256 of a sentence as it was shown, hexadecimal; undefined for a version there never was. */
export function hashStatement(version: string, language: Language): string | undefined {
  const text = Object.hasOwn(statements, version) ? statements[version] : undefined;
  return text && createHash('sha256').update(text[language]).digest('hex');
}
