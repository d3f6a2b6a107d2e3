import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { guard } from '@ndp/flows/flow.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { flowOf, isReopened, isSubmitted, knownAnswers, sectionsOf } from './sections.ts';

const nothing = {
  client_type: null,
  first_name: null,
  last_name: null,
  building_name: null,
  phone_number: null,
  email: 'jan@example.pl',
  contact_email: null,
};

const opened = {
  client: nothing,
  project: { variant: 'home', pesel: null, nip: null, regon: null, krs: null },
  building_address: null,
  building_info: null,
  settlement: null,
  consent: null,
} as unknown as ApplicationAnswer;

describe('the sections of an opened application', () => {
  it('begin with the applicant, who is known only once the section was saved', () => {
    expect(sectionsOf(opened).client_info).toBeNull();
    expect(guard(flowOf(opened), sectionsOf(opened), 'consent')).toBe('applicant');
  });

  it('go on to the building’s address when the applicant is saved', () => {
    const { client, project } = overviewOf(homeOwner);
    const saved = { ...opened, client, project: { ...opened.project, ...project } };
    expect(guard(flowOf(saved), sectionsOf(saved), 'consent')).toBe('building-address');
  });

  it('offer what the estimate already knows, so that nothing is asked twice', () => {
    const known = { ...opened, client: { ...nothing, building_name: 'Hala', phone_number: '600700800' } };
    expect(knownAnswers(known as ApplicationAnswer, 'client_info')).toEqual({
      building_name: 'Hala',
      phone_number: '600700800',
    });
    expect(knownAnswers(opened, 'settlement')).toEqual({});
  });

  it('begin with the town of the estimate, and with the applicant as holder of the account', () => {
    const { client, project } = overviewOf(homeOwner);
    const known = { ...opened, client, project: { ...opened.project, ...project } } as ApplicationAnswer;
    const krakow = { province: 'małopolskie', county: 'Kraków', community: 'Kraków', city: 'Kraków' };
    expect(knownAnswers(known, 'building_address')).toEqual(krakow);
    expect(knownAnswers(known, 'settlement')).toEqual({ bank_account_holder_name: 'Łucja Żółć-Kowalska' });
  });

  it('take a missing KRS entry for an answer only after saving', () => {
    expect(knownAnswers(opened, 'client_info')).not.toHaveProperty('krs');
    const { client } = overviewOf(housingCommunity);
    const community = { ...opened, client } as ApplicationAnswer;
    expect(knownAnswers(community, 'client_info')).toHaveProperty('krs', null);
  });

  it('are all sent once the consents stand', () => {
    expect(isSubmitted(opened)).toBe(false);
    expect(isSubmitted({ ...opened, consent: { consent_regulations: true } })).toBe(true);
  });
});

describe('two versions of a section', () => {
  it('are shown by the fields in which they differ', () => {
    expect(differences({ city: 'Łódź', street: 'Polna' }, { city: 'Łódź', street: 'Leśna' })).toEqual([
      { field: 'street', mine: 'Polna', saved: 'Leśna' },
    ]);
  });

  it('count an empty and a missing value as the same', () => {
    expect(differences({ apartment_number: '' }, { apartment_number: null })).toEqual([]);
    expect(differences({ krs: null }, { krs: '0000028860' })).toEqual([
      { field: 'krs', mine: '', saved: '0000028860' },
    ]);
  });
});

describe('an application that was sent', () => {
  const sent = { status: 'completed', at: '2026-11-22T10:00:00Z', actor: 'applicant', reason: null } as const;

  it('is told to be open for correction only once it was opened again', () => {
    expect(isReopened({ status: 'completed', history: [sent] })).toBe(false);
    expect(isReopened({ status: 'in_completion', history: [sent] })).toBe(true);
    expect(isReopened({ status: 'in_completion', history: [] })).toBe(false);
  });
});
