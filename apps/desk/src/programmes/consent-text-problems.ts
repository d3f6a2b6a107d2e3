import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import {
  type ConsentTextProblem,
  findConsentTextProblems,
} from '@ndp/flows/application/consent/check-consent-texts.ts';
import { consentNames, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { consentTextRuleMessages, consentTextMessages as texts } from './consent-text-messages.ts';
import { statementMessages } from './messages.ts';
import { sayWords } from './statement-problems.ts';

/** What is wrong with the sentences of a draft; nothing, while the values they speak of are not fit. */
export function problemsOfConsents(draft: Program, before: Program): readonly ConsentTextProblem[] {
  return findProgramProblems(draft).length > 0 ? [] : findConsentTextProblems(draft, before);
}

/** The field a sentence is written in, or the version of all of them. */
export function fieldOfConsent(at: ConsentTextProblem['at']): string {
  return at ? `${at.consent}_${at.language}` : 'consent_texts_version';
}

/** What its field is called. */
export function labelOfConsent(at: ConsentTextProblem['at'], language: Language): string {
  if (!at) return say(texts.version, language);
  return say(statementMessages[at.language], language, { document: say(consentNames[at.consent], language) });
}

export function sayConsentProblem(
  { rule, words }: ConsentTextProblem,
  before: Program,
  language: Language,
): string {
  return say(consentTextRuleMessages[rule], language, {
    words: sayWords(rule, words, language),
    before: before.consentTexts?.version ?? consentTextsVersion,
  });
}
