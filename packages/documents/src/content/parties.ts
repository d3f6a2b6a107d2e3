import { applicantQuestions } from '@ndp/flows/application/applicant/questions.ts';
import { secondSignerOf } from '@ndp/flows/application/applicant/signers.ts';
import { type Message, say, type Translate } from '@ndp/flows/message.ts';
import type { Signer } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { agreementMessages } from '../texts/agreement-messages.ts';
import { factsOf } from './facts.ts';

/** The applicant's own name: of the person, or of the organisation. */
function applicantName({ client_info: who }: DocumentData): string {
  return 'pesel' in who ? `${who.first_name} ${who.last_name}` : who.building_name;
}

/** Who signs for the applicant, in their order: the applicant, or the first and the second who represent it together. */
export function applicantSigners(data: DocumentData, role: Message): readonly Signer[] {
  const t: Translate = (message) => say(message, data.language);
  const note = t(agreementMessages.signature_note);
  const first = { ref: 'applicant', role: t(role), name: applicantName(data), note } as const;
  const second = secondSignerOf(data.client_info);
  if (!second) return [first];
  const roleOf = (who: Message) => `${t(role)}, ${t(who)}`;
  return [
    { ...first, role: roleOf(agreementMessages.first_person) },
    { ...first, ref: 'second', role: roleOf(agreementMessages.second_person), name: second.name },
  ];
}

const { pesel, nip, regon, krs } = applicantQuestions;

/** Name and numbers in one line, as a party to the agreement. */
export function formatApplicant(data: DocumentData): string {
  const numbers = factsOf({ pesel, nip, regon, krs }, data).map(
    ([label, value]) => `${label}:\u00a0${value}`,
  );
  return `${[applicantName(data), ...numbers].join(', ')}\n${data.email}, ${data.client_info.phone_number}`;
}
