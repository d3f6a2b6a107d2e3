import { applicantQuestions } from '@ndp/flows/application/applicant/questions.ts';
import type { DocumentData } from '../document-data.ts';
import { factsOf } from './facts.ts';

/** The applicant's own name: of the person, or of the organisation. */
export function applicantName({ client_info: who }: DocumentData): string {
  return 'pesel' in who ? `${who.first_name} ${who.last_name}` : who.building_name;
}

const { pesel, nip, regon, krs } = applicantQuestions;

/** Name and numbers in one line, as a party to the agreement. */
export function formatApplicant(data: DocumentData): string {
  const numbers = factsOf({ pesel, nip, regon, krs }, data).map(
    ([label, value]) => `${label}:\u00a0${value}`,
  );
  return `${[applicantName(data), ...numbers].join(', ')}\n${data.email}, ${data.client_info.phone_number}`;
}
