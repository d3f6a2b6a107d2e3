import type { Program } from '@ndp/domain/programs/program.ts';
import { type Language, type Message, say } from '../../message.ts';
import { bindWords } from '../../typography.ts';
import { consentTexts, consentTextsVersion } from './messages.ts';
import type { ConsentId } from './step.ts';

/** What of a version of a programme decides how its sentences are worded. */
export type ConsentWording = Pick<Program, 'consentTexts'>;

/** Its own words of a sentence; undefined: those of the release. */
export function ownConsentText({ consentTexts: own }: ConsentWording, consent: string): Message | undefined {
  return own && Object.hasOwn(own.texts, consent) ? own.texts[consent] : undefined;
}

/** The sentence of a consent as a version of a programme words it, to the letter, and the version of these words. */
export function consentTextOf(
  program: ConsentWording,
  id: ConsentId,
): { readonly text: Message; readonly version: string } {
  const text = ownConsentText(program, id);
  return text && program.consentTexts
    ? { text, version: program.consentTexts.version }
    : { text: consentTexts[id], version: consentTextsVersion };
}

/** The sentence as a page shows it. Own words are evidence as they were typed: nothing is read into them. */
export function sayConsent(program: ConsentWording, id: ConsentId, language: Language): string {
  const own = ownConsentText(program, id);
  return own ? bindWords(own[language]) : say(consentTexts[id], language);
}
