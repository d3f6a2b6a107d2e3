import { expect, it } from 'vitest';
import { checkProposal, isCoveredField, proposableFields } from './proposals.ts';

const today = '2026-11-27';

it('a value can be proposed for every plain text the line of a place tells, and for nothing else', () => {
  const fields = {
    'client_info.first_name': ['first_name', 'last_name'],
    'client_info.pesel': ['pesel'],
    'client_info.building_name': ['building_name'],
    'client_info.krs': ['krs'],
    'client_info.contact_email': ['contact_email'],
    'client_info.phone_number': ['phone_number'],
    'building_address.street': ['street', 'house_number', 'apartment_number', 'zip_code'],
    'building_info.mortgage_registry_number': ['mortgage_registry_number'],
    'settlement.iban_number': ['iban_number'],
    // Chosen from a list, chosen together in the register, a whole section, the project, a document, the statements.
    'client_info.client_type': [],
    'building_address.community': [],
    'settlement.*': [],
    'project.surface_area': [],
    'document.invoice': [],
    'consent.consent_terms': [],
  };
  const found = Object.keys(fields).map((place) => [place, proposableFields(place)]);
  expect(Object.fromEntries(found)).toEqual(fields);
});

it('what is proposed is checked by its own field and stored in the form that field has', () => {
  const check = (place: string, field: string, value: string) =>
    checkProposal(place, { field, value }, today);
  expect(check('client_info.pesel', 'pesel', ' 4405140 1359')).toEqual({ value: '44051401359' });
  expect(check('client_info.pesel', 'pesel', '44051401358')).toMatchObject({
    issue: { message: 'pesel_checksum' },
  });
  expect(check('client_info.nip', 'nip', '1')).toMatchObject({ issue: { message: 'nip_length' } });
  expect(check('settlement.iban_number', 'iban_number', 'DE89370400440532013000')).toMatchObject({
    issue: { message: 'iban_country' },
  });
  expect(check('building_address.street', 'zip_code', '32083')).toEqual({ value: '32-083' });
});

it('nothing is proposed for a field of another place', () => {
  expect(checkProposal('client_info.first_name', { field: 'pesel', value: '44051401358' }, today)).toBe(
    undefined,
  );
});

it('knows which values are shown covered', () => {
  expect(isCoveredField('client_info.pesel', 'pesel')).toBe(true);
  expect(isCoveredField('settlement.iban_number', 'iban_number')).toBe(true);
  expect(isCoveredField('client_info.first_name', 'last_name')).toBe(false);
});
