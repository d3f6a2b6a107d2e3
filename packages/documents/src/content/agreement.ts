import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import type { Block } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { termsOf } from '../programme-terms.ts';
import { agreementSections, agreementMessages as messages } from '../texts/agreement-messages.ts';
import type { ClauseText, SectionText } from '../texts/clause-text.ts';
import { annexBlocks } from './annexes.ts';
import { numberClauses } from './clauses.ts';
import { applicantSigners, formatApplicant } from './parties.ts';
import { documentsToSettle } from './settlement-documents.ts';
import { valuesOf } from './values.ts';

/** Which sections take up what a programme adds, by their number. */
const sectionOfDuties = 6;
const sectionOfSettlement = 8;

/** The funding agreement: parties, twelve sections, signatures, annexes. */
export function agreementBlocks(data: DocumentData): readonly Block[] {
  const terms = termsOf(data.programme.texts_of ?? data.programme.id);
  const values = { ...valuesOf(data), activity: say(terms.activity, data.language) };
  const t = (message: Message) => say(message, data.language, values);
  return [
    { kind: 'title', text: t(messages.title), subtitle: t(messages.subtitle) },
    { kind: 'paragraph', text: t(messages.opening) },
    {
      kind: 'facts',
      name: t(messages.parties),
      rows: [
        [t(messages.party_organiser), describeParty(data.programme.organiser)],
        [t(messages.party_operator), describeParty(data.operator)],
        [t(messages.party_end_user), formatApplicant(data)],
      ],
    },
    ...sectionBlocks(data, values),
    ...signatureBlocks(data, t),
    ...annexBlocks(data, values),
  ];
}

function sectionBlocks(data: DocumentData, values: MessageValues): readonly Block[] {
  return agreementSections.flatMap((section, index) => [
    { kind: 'heading', text: `§ ${index + 1}. ${say(section.heading, data.language)}` } as const,
    { kind: 'clauses', clauses: numberClauses(withTerms(section, index + 1, data), data, values) } as const,
  ]);
}

/** The clauses of a section with the programme's own conditions, or its documents for settlement. */
function withTerms(section: SectionText, number: number, data: DocumentData): readonly ClauseText[] {
  const terms = termsOf(data.programme.texts_of ?? data.programme.id);
  if (number === sectionOfDuties) return [...section.clauses, ...terms.conditions];
  if (number !== sectionOfSettlement) return section.clauses;
  const [first, ...others] = section.clauses;
  return first ? [{ ...first, points: documentsToSettle(data) }, ...others] : others;
}

function signatureBlocks(data: DocumentData, t: (message: Message) => string): readonly Block[] {
  return [
    { kind: 'heading', text: t(messages.signatures) },
    {
      kind: 'signatures',
      signers: [
        ...applicantSigners(data, messages.signs_end_user),
        {
          ref: 'organiser',
          role: t(messages.signs_organiser),
          name: data.programme.organiser.name,
          note: t(messages.seal_note),
        },
      ],
    },
  ];
}
