import { caller } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { clientDetails } from './step.ts';

const { answers: callbackAnswers } = caller;

const check = (change: object) => problemsIn(clientDetails.schema, { ...callbackAnswers, ...change });

it('takes complete contact data', () => {
  expect(check({})).toEqual({});
});

it('requires every field', () => {
  expect(problemsIn(clientDetails.schema, {})).toEqual({
    building_name: 'required',
    first_name: 'required',
    last_name: 'required',
    phone_number: 'required',
    email: 'required',
    gdpr_consent: 'consent',
  });
});

it.each(['building_name', 'first_name', 'last_name'])('takes 2 to 30 characters as %s', (field) => {
  expect(check({ [field]: 'Ią' })).toEqual({});
  expect(check({ [field]: 'x'.repeat(30) })).toEqual({});
  expect(check({ [field]: ' x ' })).toEqual({ [field]: 'too_short' });
  expect(check({ [field]: 'x'.repeat(31) })).toEqual({ [field]: 'too_long' });
});

it('refuses an address and a number that cannot be used', () => {
  expect(check({ email: 'jan@' })).toEqual({ email: 'email' });
  expect(check({ phone_number: '12' })).toEqual({ phone_number: 'phone' });
});

it('does not go on without the consent', () => {
  expect(check({ gdpr_consent: false })).toEqual({ gdpr_consent: 'consent' });
});
