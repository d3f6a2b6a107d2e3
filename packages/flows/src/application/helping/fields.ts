import type { ApplicantField } from '../applicant/step.ts';
import type { SectionName } from '../application.flow.ts';

/**
 * The sections a helper may prepare, and the fields a helper is shown and may type in each. Whatever stands here
 * neither as the helper's nor as the applicant's own does not pass the test beside this file.
 */
const helperFields = {
  client_info: [
    'client_type',
    'first_name',
    'last_name',
    'building_name',
    'nip',
    'regon',
    'krs',
    'phone_number',
  ] satisfies readonly ApplicantField[],
  building_address: [
    'province',
    'county',
    'community',
    'city',
    'street',
    'house_number',
    'apartment_number',
    'zip_code',
  ],
  building_info: ['land_registry_number', 'mortgage_registry_number'],
  settlement: ['bank_account_holder_name'],
} as const satisfies Partial<Record<SectionName, readonly string[]>>;

export type HelperSection = keyof typeof helperFields;

export const helperSections = Object.keys(helperFields) as readonly HelperSection[];

/** What only the applicant is shown and gives: who the person is, where the money goes, who else signs or gets messages. */
export const applicantsOwn: readonly string[] = [
  'pesel',
  'iban_number',
  'contact_email',
  'second_first_name',
  'second_last_name',
  'second_email',
];

/** Whether a helper is shown a field of a section, and may type it. */
export function isForHelper(section: HelperSection, field: string): boolean {
  return (helperFields[section] as readonly string[]).includes(field);
}

/** What of a section a helper is shown. Null is an answer only to whether there is a KRS entry. */
export function shownToHelper(
  section: HelperSection,
  data: Readonly<Record<string, unknown>>,
): Record<string, string | null> {
  const shown = Object.entries(data).filter(
    ([field, value]) =>
      isForHelper(section, field) &&
      (typeof value === 'string' || (field === 'krs' && value === null && 'nip' in data)),
  );
  return Object.fromEntries(shown) as Record<string, string | null>;
}
