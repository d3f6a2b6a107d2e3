import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { settlement } from './step.ts';

const { settlement: account } = homeOwner.sections;
const stored = 'PL61109010140000071219812874';
const onScreen = (change: object) => problemsIn(settlement.screenFields, { ...account, ...change });
const onSaving = (change: object) => problemsIn(settlement.fields, { ...account, ...change });

it('takes a holder and a Polish account', () => {
  expect(onScreen({})).toEqual({});
  expect(onSaving({})).toEqual({});
});

it('requires both', () => {
  expect(problemsIn(settlement.screenFields, {})).toEqual({
    bank_account_holder_name: 'required',
    iban_number: 'required',
  });
});

it.each([
  '61109010140000071219812874',
  'pl 61 1090 1014 0000 0712 1981 2874',
  'PL61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874',
  'PL61-1090-1014-0000-0712-1981-2874',
])('stores %j without separators', (iban_number) => {
  expect(settlement.screenFields.parse({ ...account, iban_number })).toMatchObject({ iban_number: stored });
});

it.each([
  ['PL61 1090 1014 0000 0712 1981 2875', 'iban_checksum'],
  ['PL61 1090 1014 0000 0712 1981 287', 'iban_length'],
  ['PL61 1090 1014 0000 0712 1981 28x4', 'iban_characters'],
  ['🏠', 'iban_characters'],
  ['PL61\u0000', 'iban_characters'],
])('says what is wrong with %j', (iban_number, problem) => {
  expect(onScreen({ iban_number })).toEqual({ iban_number: problem });
  expect(onSaving({ iban_number })).toEqual({ iban_number: problem });
});

it('saves an account abroad when its check digits hold, though the screen asks for a Polish one', () => {
  const iban_number = 'DE89 3704 0044 0532 0130 00';
  expect(onSaving({ iban_number })).toEqual({});
  expect(onScreen({ iban_number })).toEqual({ iban_number: 'iban_country' });
});

it('refuses texts without end', () => {
  expect(onScreen({ bank_account_holder_name: 'x'.repeat(10_000) })).toEqual({
    bank_account_holder_name: 'too_long',
  });
  expect(onScreen({ iban_number: '1'.repeat(10_000) })).toHaveProperty('iban_number');
});
