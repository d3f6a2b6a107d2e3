import { homeOwner, housingCommunity, jointCommunity } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { applicant } from './step.ts';

const today = '2026-11-21';
const ofHome = applicant({ variant: 'home', today }).fields;
const ofBlock = applicant({ variant: 'apartment', today }).fields;

const { client_info: person } = homeOwner.sections;
const { client_info: community } = housingCommunity.sections;
const { second_first_name, second_last_name, second_email } = jointCommunity.sections.client_info;
const second = { second_first_name, second_last_name, second_email };
const home = (change: object) => problemsIn(ofHome, { ...person, ...change });
const block = (change: object) => problemsIn(ofBlock, { ...community, ...change });

const hostile = {
  emoji: '🏠🏠🏠',
  'control characters': 'ab\u0000cd',
  markup: '<b>1</b>',
};

describe('a person who owns a house', () => {
  it('is accepted with names, PESEL and phone number', () => {
    expect(home({})).toEqual({});
  });

  it('is asked for everything but the second e-mail address', () => {
    expect(problemsIn(ofHome, {})).toEqual({
      client_type: 'choose_client_type',
      first_name: 'required',
      last_name: 'required',
      pesel: 'required',
      phone_number: 'required',
    });
  });

  it('may give a second e-mail address, which must then be one', () => {
    expect(home({ contact_email: null })).toEqual({});
    expect(home({ contact_email: 'zarzadca@example.com' })).toEqual({});
    expect(home({ contact_email: 'zarzadca@' })).toEqual({ contact_email: 'email' });
  });

  it('has names of 2 to 30 letters, counted as they are read', () => {
    expect(home({ first_name: 'Ia', last_name: 'Ż'.repeat(30) })).toEqual({});
    expect(home({ first_name: ' I ' })).toEqual({ first_name: 'name_length' });
    expect(home({ last_name: 'x'.repeat(31) })).toEqual({ last_name: 'name_length' });
    expect(home({ last_name: 'x'.repeat(10_000) })).toEqual({ last_name: 'name_length' });
  });

  it.each(Object.entries(hostile))('has no %s in the name', (_, typed) => {
    expect(home({ last_name: typed })).toEqual({ last_name: 'name_characters' });
  });

  it('may paste the PESEL with spaces and dashes; it is stored as digits', () => {
    for (const typed of [' 44051401359 ', '440514\u00a001359', '440514-01359', '４４０５１４０１３５９']) {
      expect(ofHome.parse({ ...person, pesel: typed })).toMatchObject({ pesel: '44051401359' });
    }
  });

  it.each([
    ['4405140135', 'pesel_length'],
    ['44051401358', 'pesel_checksum'],
    ['00000000000', 'all_zeros'],
    ['4405140135x', 'digits_only'],
    ['<b>44051401359</b>', 'digits_only'],
    ['9'.repeat(10_000), 'pesel_length'],
  ])('is told what is wrong with the PESEL %s', (pesel, problem) => {
    expect(home({ pesel })).toEqual({ pesel: problem });
  });

  it('cannot have been born after today', () => {
    expect(home({ pesel: '26322200001' })).toHaveProperty('pesel');
  });
});

describe('an organisation', () => {
  it('is accepted with its name and numbers, and says that it has no KRS entry', () => {
    expect(block({})).toEqual({});
    expect(block({ krs: '0000012345' })).toEqual({});
  });

  it('must say something about the KRS', () => {
    expect(block({ krs: undefined })).toEqual({ krs: 'required' });
    expect(block({ krs: '' })).toEqual({ krs: 'required' });
    expect(block({ krs: '12345' })).toEqual({ krs: 'krs_length' });
  });

  it('is not asked for the PESEL of a person, and a house not for a NIP', () => {
    expect(block({ pesel: undefined, first_name: undefined })).toEqual({});
    expect(home({ nip: undefined, regon: undefined, krs: undefined })).toEqual({});
  });

  it.each([
    ['526-000-12-47', 'nip_checksum'],
    ['526', 'nip_length'],
    ['DE5260001246', 'nip_country'],
    ['🏠', 'digits_only'],
  ])('is told what is wrong with the NIP %s', (nip, problem) => {
    expect(block({ nip })).toEqual({ nip: problem });
  });

  it('is told what is wrong with the REGON', () => {
    expect(block({ regon: '123456784' })).toEqual({ regon: 'regon_checksum' });
    expect(block({ regon: '1234' })).toEqual({ regon: 'regon_length' });
  });

  it('may name the second person who signs, whole or not at all', () => {
    expect(block({ second_first_name: undefined, second_email: null })).toEqual({});
    expect(block(second)).toEqual({});
    expect(block({ ...second, second_last_name: null })).toEqual({ second_last_name: 'required' });
    expect(block({ second_email: 'b@example.pl' })).toEqual({
      second_first_name: 'required',
      second_last_name: 'required',
    });
    expect(block({ ...second, second_first_name: '', second_email: 'x@' })).toEqual({
      second_first_name: 'required',
      second_email: 'email',
    });
  });

  it('has the second sign from a mailbox that gets no other messages of the case', () => {
    expect(block({ ...second, contact_email: ' Bozena@Lakowa.example.pl ' })).toEqual({
      second_email: 'email_of_second',
    });
    expect(block({ ...second, contact_email: 'zarzadca@example.pl' })).toEqual({});
  });

  it('has a name of 2 to 30 characters', () => {
    expect(block({ building_name: 'A' })).toEqual({ building_name: 'too_short' });
    expect(block({ building_name: 'x'.repeat(31) })).toEqual({ building_name: 'too_long' });
    expect(block({ building_name: 'ab\u0007cd' })).toEqual({ building_name: 'unprintable' });
  });
});
