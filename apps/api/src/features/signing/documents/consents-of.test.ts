import { consentTexts, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { describe, expect, it } from 'vitest';
import type { ConsentRecord } from '../../../cases/consents/consents.ts';
import { sha256 } from '../../../platform/statements.ts';
import { consentsOf } from './consents-of.ts';

const at = new Date('2026-11-20T23:30:00Z');

/** Every consent, given in one language at one revision; stored in another order than they were asked. */
function given(revision: number, language: 'pl' | 'en' = 'pl'): ConsentRecord[] {
  const records = consents.map(({ id }) => ({
    partner_id: 'partner',
    application_id: 'application',
    revision,
    consent_id: id,
    text_version: consentTextsVersion,
    text_hash: sha256(consentTexts[id][language]),
    document_hashes: {},
    language,
    accepted_at: at,
  }));
  return records.reverse();
}

describe('the consents on the papers', () => {
  it('stand in the order they were asked, word for word, with version, language and time', () => {
    const said = consentsOf(given(6, 'en'), {});
    expect(said.map(({ id }) => id)).toEqual(consents.map(({ id }) => id));
    expect(said[0]).toEqual({
      id: 'consent_regulations',
      text: consentTexts.consent_regulations.en,
      text_version: consentTextsVersion,
      language: 'en',
      accepted_at: '2026-11-20T23:30:00.000Z',
    });
  });

  it('are those given last: a correction takes the earlier ones back', () => {
    const said = consentsOf([...given(12, 'en'), ...given(6, 'pl')], {});
    expect(said).toHaveLength(5);
    expect(new Set(said.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('leave out the one that was not given', () => {
    const four = given(6).filter(({ consent_id }) => consent_id !== 'consent_co_owners_consent');
    expect(consentsOf(four, {}).map(({ id }) => id)).not.toContain('consent_co_owners_consent');
    expect(consentsOf([], {})).toEqual([]);
  });

  it('are refused when the sentence is not the one agreed to, or no longer known', () => {
    const forged = given(6).map((record) => ({ ...record, text_hash: sha256('co innego') }));
    expect(() => consentsOf(forged, {})).toThrow(RangeError);
    const unknown = given(6).map((record) => ({ ...record, text_version: '1999-01-01' }));
    expect(() => consentsOf(unknown, {})).toThrow(RangeError);
  });
});
