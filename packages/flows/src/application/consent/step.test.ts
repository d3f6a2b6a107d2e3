import { expect, it } from 'vitest';
import { consentMessages } from '../../estimate/consent-messages.ts';
import { problemsIn } from '../../testing/problems-in.ts';
import { consentToProcessing } from './check-consent-texts.ts';
import { consentTexts, documentNames } from './messages.ts';
import { consent, consentOf, consents } from './step.ts';

const all = Object.fromEntries(consents.map(({ id }) => [id, true]));

it('wants a co-owner who names nobody to say that the consent is on paper; the call leaves it open', () => {
  const of = { variant: 'home', today: '2026-11-21' } as const;
  const { screenFields } = consentOf({ ...of, lacksCoOwners: true });
  expect(problemsIn(screenFields, all)).toEqual({ co_owners_on_paper: 'name_co_owner' });
  expect(problemsIn(screenFields, { ...all, co_owners_on_paper: true })).toEqual({});
  expect(problemsIn(consentOf({ ...of, lacksCoOwners: false }).screenFields, all)).toEqual({});
  expect(problemsIn(consent.fields, all)).toEqual({});
});

it('holds no consent in the sense of the GDPR, so no sentence of a compulsory box speaks of one', () => {
  expect(consents.map(({ nature }) => nature)).toEqual([
    'acceptance',
    'declaration',
    'acknowledgement',
    'acceptance',
    'undertaking',
  ]);
  for (const { pl, en } of [...Object.values(consentTexts), consentMessages.consent]) {
    expect(`${pl} ${en}`).not.toMatch(consentToProcessing);
  }
});

it('asks for five statements', () => {
  expect(consents).toHaveLength(5);
  expect(problemsIn(consent.screenFields, all)).toEqual({});
});

it.each(consents.map(({ id }) => id))('does not send the application without %s', (id) => {
  for (const untouched of [false, undefined]) {
    expect(problemsIn(consent.screenFields, { ...all, [id]: untouched })).toEqual({ [id]: 'must_tick' });
  }
});

it('saves without the consent of co-owners, which the call leaves open, and without no other', () => {
  const { consent_co_owners_consent: _, ...four } = all;
  expect(problemsIn(consent.fields, four)).toEqual({});
  expect(Object.keys(problemsIn(consent.fields, {}))).toHaveLength(4);
  expect(problemsIn(consent.fields, { ...all, consent_co_owners_consent: false })).toEqual({
    consent_co_owners_consent: 'must_tick',
  });
});

it('takes nothing but a tick for a consent', () => {
  expect(problemsIn(consent.fields, { ...all, consent_implementation: 'true' })).toEqual({
    consent_implementation: 'must_tick',
  });
});

it('has one sentence for every consent, without values to fill in, and a name for every document', () => {
  expect(Object.keys(consentTexts).sort()).toEqual(consents.map(({ id }) => id).sort());
  for (const { pl, en } of Object.values(consentTexts)) expect(pl + en).not.toMatch(/[{}]/);
  for (const { documents } of consents) {
    for (const document of documents) expect(documentNames).toHaveProperty(document);
  }
});
