import { checkKrs, normaliseKrs } from '@ndp/domain/identifiers/krs.ts';
import { checkNip, normaliseNip } from '@ndp/domain/identifiers/nip.ts';
import { checkPersonName, normalisePersonName } from '@ndp/domain/identifiers/person-name.ts';
import { checkPesel, normalisePesel } from '@ndp/domain/identifiers/pesel.ts';
import { checkRegon, normaliseRegon } from '@ndp/domain/identifiers/regon.ts';
import * as z from 'zod/mini';
import { type Draft, email, oneOf, phone, shortName } from '../../fields.ts';
import { identifier } from '../../identifier-field.ts';
import type { Problem } from '../../problems.ts';
import type { ApplicationOf } from '../application-of.ts';
import { isSameAddress } from '../co-owners/rules.ts';

/** What may be wrong with any number of a register. */
const digits = { required: 'required', characters: 'digits_only', zeros: 'all_zeros' } as const;

const clientTypes = ['owner', 'co_owner'] as const;

const name = () =>
  identifier({
    normalise: normalisePersonName,
    check: checkPersonName,
    problems: { required: 'required', length: 'name_length', characters: 'name_characters' },
  });

const role = { client_type: oneOf(clientTypes, 'choose_client_type') };
const contact = { phone_number: phone(), contact_email: z.nullish(email()) };

const person = (today: string) =>
  z.object({
    ...role,
    first_name: name(),
    last_name: name(),
    pesel: identifier({
      normalise: normalisePesel,
      check: (typed) => checkPesel(typed, today),
      problems: { ...digits, length: 'pesel_length', checksum: 'pesel_checksum', date: 'pesel_date' },
    }),
    ...contact,
  });

export type ApplicantPerson = z.output<ReturnType<typeof person>>;

/** Who signs beside the applicant where two represent an organisation together; none of it: one person signs. */
const second = {
  second_first_name: z.nullish(name()),
  second_last_name: z.nullish(name()),
  second_email: z.nullish(email()),
};
type Second = { readonly [Field in keyof typeof second]?: string | null | undefined };
const secondFields = Object.keys(second) as (keyof Second)[];

/** The second person is named whole or not at all, and reads mail in a mailbox of their own. */
const whole = z.check<Second & { readonly contact_email?: string | null | undefined }>((payload) => {
  const { value, issues } = payload;
  const refuse = (field: keyof Second, message: Problem) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] });
  const missing = secondFields.filter((field) => value[field] == null);
  if (missing.length < secondFields.length) for (const field of missing) refuse(field, 'required');
  const { second_email: email, contact_email: other } = value;
  if (email && other && isSameAddress(email, other)) refuse('second_email', 'email_of_second');
});

const organisation = z
  .object({
    ...role,
    building_name: shortName(),
    nip: identifier({
      normalise: normaliseNip,
      check: checkNip,
      problems: { ...digits, length: 'nip_length', checksum: 'nip_checksum', country: 'nip_country' },
    }),
    regon: identifier({
      normalise: normaliseRegon,
      check: checkRegon,
      problems: { ...digits, length: 'regon_length', checksum: 'regon_checksum' },
    }),
    /** Null: the organisation has no entry in the register, as housing communities do not. */
    krs: z.nullable(
      identifier({
        normalise: normaliseKrs,
        check: checkKrs,
        problems: { ...digits, length: 'krs_length' },
      }),
    ),
    ...contact,
    ...second,
  })
  .check(whole);

export type Organisation = z.output<typeof organisation>;

export type ApplicantField = keyof ApplicantPerson | keyof Organisation;

/** Everything an applicant of any kind is asked. */
export const applicantFields = Object.keys({
  ...person('').shape,
  ...organisation.shape,
}) as ApplicantField[];

export type ApplicantDraft = Draft<ReturnType<typeof person>> & Draft<typeof organisation>;

/** Who applies: a person for a home, otherwise the organisation the building belongs to. */
export const applicant = ({ variant, today }: ApplicationOf) => {
  const section = variant === 'home' ? person(today) : organisation;
  return {
    id: 'applicant',
    path: 'applicant',
    when: () => true,
    section: 'client_info',
    fields: section,
    schema: z.object({ client_info: section }),
  } as const;
};
