import { type Message, say } from '@ndp/flows/message.ts';
import type { Fact } from '../block.ts';
import type { DocumentData, PartyData } from '../document-data.ts';
import { applicationMessages as messages } from '../texts/application-messages.ts';

/** “Name, address, NIP …, KRS …”; what is not on record is left out. */
export function formatParty({ name, address, nip, krs }: PartyData): string {
  return [name, address, nip && `NIP\u00a0${nip}`, krs && `KRS\u00a0${krs}`].filter(Boolean).join(', ');
}

/** The applicant's own name: of the person, or of the organisation. */
export function applicantName({ applicant }: DocumentData): string {
  if (applicant.kind === 'organisation') return applicant.buildingName;
  return `${applicant.firstName} ${applicant.lastName}`;
}

/** Who applies and under which numbers. */
export function identityFacts({ applicant, language }: DocumentData): readonly Fact[] {
  const tell = (message: Message) => say(message, language);
  if (applicant.kind === 'person') {
    return [
      [tell(messages.full_name), `${applicant.firstName} ${applicant.lastName}`],
      [tell(messages.pesel), applicant.pesel],
    ];
  }
  return [
    [tell(messages.building_name), applicant.buildingName],
    [tell(messages.nip), applicant.nip],
    [tell(messages.regon), applicant.regon],
    [tell(messages.krs), applicant.krs ?? tell(messages.no_krs)],
  ];
}

/** Name and numbers in one line, as a party to the agreement. */
export function formatApplicant(data: DocumentData): string {
  const [[, name] = ['', ''], ...numbers] = identityFacts(data);
  const named = [name, ...numbers.map(([label, value]) => `${label}:\u00a0${value}`)].join(', ');
  return `${named}\n${data.applicant.email}, ${data.applicant.phoneNumber}`;
}
