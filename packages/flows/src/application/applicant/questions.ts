import { maskPesel } from '@ndp/domain/identifiers/pesel.ts';
import type { Message } from '../../message.ts';
import { type AnswersTo, type Formatter, nameOf, type Questions } from '../../question.ts';
import { applicantMessages as messages, secondAddressStates } from './messages.ts';
import type { applicant } from './step.ts';

type Applicant = ReturnType<typeof applicant>;

/** What is known besides: the kind of building, the confirmed address, and what became of the additional one. */
type ApplicantContext = {
  readonly variant?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly second_address?: string | null | undefined;
};

type ApplicantAnswers = AnswersTo<Applicant['fields']> & ApplicantContext;

const roles = {
  owner: { pl: 'właściciel', en: 'owner' },
  co_owner: { pl: 'współwłaściciel', en: 'co-owner' },
};
const pesel = { pl: 'PESEL', en: 'PESEL' };
const nip = { pl: 'NIP', en: 'NIP' };
const regon = { pl: 'REGON', en: 'REGON' };
const krs = { pl: 'KRS', en: 'KRS' };

const fullName = ({ first_name, last_name }: ApplicantAnswers) =>
  [first_name, last_name].filter(Boolean).join(' ');

const role = ({ client_type }: ApplicantAnswers, { say }: Formatter) =>
  client_type && say(roles[client_type === 'co_owner' ? 'co_owner' : 'owner']);

/** Who applies, and as what. */
function applicantAs(answers: ApplicantAnswers, format: Formatter): string | null | undefined {
  const name = answers.variant === 'home' ? fullName(answers) : answers.building_name;
  const as = role(answers, format);
  return as ? `${name ?? ''} (${as})` : name;
}

const secondRepresentative = { pl: 'Druga osoba podpisująca', en: 'Second representative' };

/** The person who signs second for an organisation, with the address of the link. */
function secondPerson(answers: ApplicantAnswers): string | null {
  const { second_first_name, second_last_name, second_email } = answers;
  return [[second_first_name, second_last_name].filter(Boolean).join(' '), second_email]
    .filter(Boolean)
    .join(', ');
}

/** The entry, or that there is none; nothing for a person. */
const krsOr =
  (noEntry: Message) =>
  ({ nip, krs }: ApplicantAnswers, { say }: Formatter) =>
    krs ?? (nip ? say(noEntry) : null);

/** The address and whether messages go there; nothing when it is the confirmed one. */
function additionalEmail(
  { contact_email, email, second_address }: ApplicantAnswers,
  format: Formatter,
): string | null | undefined {
  if (contact_email === email) return null;
  const state = nameOf(secondAddressStates, second_address, format);
  return contact_email && state ? `${contact_email} – ${state}` : contact_email;
}

/** In the order they are told. */
export const applicantQuestions = {
  client_type: {
    label: messages.client_type,
    shown: { label: { pl: 'Wnioskodawca', en: 'Applicant' }, value: applicantAs },
    printed: { label: { pl: 'Status', en: 'Status' }, value: role },
  },
  first_name: {
    label: messages.first_name,
    shown: {
      label: { pl: 'Osoba do kontaktu', en: 'Contact person' },
      when: ({ variant }) => variant !== 'home',
      value: fullName,
    },
    printed: { label: { pl: 'Imię i nazwisko', en: 'First and last name' }, value: fullName },
  },
  last_name: { label: messages.last_name, shown: { with: 'first_name' }, printed: { with: 'first_name' } },
  pesel: {
    label: messages.pesel,
    shown: {
      label: pesel,
      value: (answers) => answers.pesel && maskPesel(answers.pesel),
      full: (answers) => answers.pesel,
    },
    printed: { label: pesel },
  },
  building_name: {
    label: messages.building_name,
    shown: { with: 'client_type' },
    printed: { label: { pl: 'Nazwa', en: 'Name' } },
  },
  nip: { label: messages.nip, shown: { label: nip }, printed: { label: nip } },
  regon: { label: messages.regon, shown: { label: regon }, printed: { label: regon } },
  krs: {
    label: messages.krs,
    shown: { label: krs, value: krsOr({ pl: 'bez wpisu', en: 'no entry' }) },
    printed: { label: krs, value: krsOr({ pl: 'brak wpisu do KRS', en: 'no KRS entry' }) },
  },
  second_first_name: {
    label: messages.second_first_name,
    shown: { label: secondRepresentative, value: secondPerson },
    printed: { label: secondRepresentative, value: secondPerson },
  },
  second_last_name: {
    label: messages.second_last_name,
    shown: { with: 'second_first_name' },
    printed: { with: 'second_first_name' },
  },
  second_email: {
    label: messages.second_email,
    shown: { with: 'second_first_name' },
    printed: { with: 'second_first_name' },
  },
  phone_number: {
    label: messages.phone_number,
    shown: { label: { pl: 'Telefon', en: 'Phone' } },
    printed: { label: { pl: 'Telefon', en: 'Phone' } },
  },
  contact_email: {
    label: messages.contact_email,
    shown: {
      label: { pl: 'Dodatkowy e-mail', en: 'Additional email' },
      value: additionalEmail,
    },
    printed: { label: { pl: 'Dodatkowy e-mail', en: 'Additional email' } },
  },
} satisfies Questions<Applicant['fields'], ApplicantContext>;
