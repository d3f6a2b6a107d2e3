import { checkIban, checkPolishIban, normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import * as z from 'zod/mini';
import { text } from '../../fields.ts';
import { identifier } from '../../identifier-field.ts';

/** Longest name of an account holder, in characters. */
const longestHolder = 100;

const problems = {
  required: 'required',
  characters: 'iban_characters',
  length: 'iban_length',
  checksum: 'iban_checksum',
} as const;

const holder = text(longestHolder, 2);

/** The save check: any country's account whose check digits hold. */
const fields = z.object({
  bank_account_holder_name: holder,
  iban_number: identifier({ normalise: normaliseIban, check: checkIban, problems }),
});

/** The screen asks for a Polish account. */
const polish = z.object({
  bank_account_holder_name: holder,
  iban_number: identifier({
    normalise: normaliseIban,
    check: checkPolishIban,
    problems: { ...problems, country: 'iban_country' },
  }),
});

export const settlement = {
  id: 'settlement',
  path: 'settlement',
  when: () => true,
  section: 'settlement',
  fields,
  screenFields: polish,
  schema: z.object({ settlement: fields }),
} as const;
