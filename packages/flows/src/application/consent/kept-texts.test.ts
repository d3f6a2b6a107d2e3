import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findConsentText, keptConsentTexts } from './kept-texts.ts';
import { consentTexts, consentTextsVersion } from './messages.ts';

/** When this fails because a sentence was changed: the old ones go to `kept-texts.ts`, the new ones get a new line here. */
const digests: Readonly<Record<string, string>> = {
  '2026-11-01': 'd6cf23baf07b0896',
  '2026-11-22': 'ed99a03219b5184b',
};

it('no sentence of a consent changes without a new version, and no version is lost', () => {
  const digestOf = (texts: unknown) =>
    createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const kept = Object.entries(keptConsentTexts).map(([version, texts]) => [version, digestOf(texts)]);
  expect(Object.fromEntries(kept)).toEqual(digests);
});

it('a sentence is found under its version, in the language it was shown', () => {
  const { consent_implementation: said } = consentTexts;
  expect(findConsentText(consentTextsVersion, 'consent_implementation', 'en')).toBe(said.en);
  expect(findConsentText('1999-01-01', 'consent_implementation', 'en')).toBeUndefined();
  expect(findConsentText(consentTextsVersion, 'constructor', 'pl')).toBeUndefined();
  expect(findConsentText('constructor', 'consent_implementation', 'pl')).toBeUndefined();
});
