import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type AgreedText, findConsentText, keptConsentTexts } from './kept-texts.ts';
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

const record = {
  consent_id: 'consent_implementation',
  text_version: consentTextsVersion,
  language: 'en',
} as const;

it('a sentence is found under its version, in the language it was shown', () => {
  const found = (over: Partial<AgreedText> = {}) => findConsentText({ ...record, ...over }, {});
  expect(found()).toBe(consentTexts.consent_implementation.en);
  expect(found({ text_version: '1999-01-01' })).toBeUndefined();
  expect(found({ consent_id: 'constructor', language: 'pl' })).toBeUndefined();
  expect(found({ text_version: 'constructor', language: 'pl' })).toBeUndefined();
});

it('a sentence in the words of a programme’s version is found in it, those of the release where it has none', () => {
  const own = { pl: 'Zobowiązuję się.', en: 'I undertake.' };
  const program = { consentTexts: { version: '2027-01-01', texts: { consent_implementation: own } } };
  const found = (over: Partial<AgreedText>) => findConsentText({ ...record, ...over }, program);
  expect(found({ text_version: '2027-01-01' })).toBe(own.en);
  expect(found({})).toBe(consentTexts.consent_implementation.en);
  expect(found({ text_version: '2027-01-01', consent_id: 'consent_regulations' })).toBeUndefined();
  expect(found({ text_version: '2027-01-01', consent_id: 'constructor' })).toBeUndefined();
});
