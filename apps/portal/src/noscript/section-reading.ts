import { signersField } from '@ndp/flows/application/applicant/signers.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { noStreetsField, otherTownField } from '@ndp/flows/application/building-address/step.ts';
import { fieldsOf } from '@ndp/flows/schema-fields.ts';

/** What a form of a section said together, where a screen with script works it out at once. */
type Meaning = (said: Readonly<Record<string, unknown>>, form: URLSearchParams) => object;

/** Boxes to be ticked; whatever else a section asks for is a text. */
const isBox = (field: string) => /^(consent_|co_owners_on_paper$)/.test(field);

const nobodyElse = { second_first_name: null, second_last_name: null, second_email: null };
const noTown = { province: '', county: '', community: '', city: '', street: '' };

const meanings: Readonly<Record<string, Meaning>> = {
  client_info: (said, form) => ({
    ...said,
    ...(typeof said.contact_email === 'string' &&
      said.contact_email.trim() === '' && { contact_email: null }),
    // The number is not asked for where there is said to be none.
    ...(form.get(signersField) === 'one' && nobodyElse),
    ...(form.has('nip') && { krs: form.has('no_krs') ? null : (said.krs ?? '') }),
  }),
  building_address: (said, form) => ({
    ...said,
    street: form.has(noStreetsField) ? said.city : (said.street ?? ''),
    ...(form.has(otherTownField) && noTown),
  }),
};

/** What a form said of a section, not judged yet; a field that did not stand on the page is left out. Pure. */
export function readSection(step: SectionStep, form: URLSearchParams): SectionDraft {
  const fields = Object.keys(fieldsOf(step.screenFields ?? step.fields));
  const said = Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (isBox(field)) return [[field, form.has(field)]];
      const text = form.get(field);
      return text === null ? [] : [[field, text]];
    }),
  );
  return (meanings[step.section]?.(said, form) ?? said) as SectionDraft;
}
