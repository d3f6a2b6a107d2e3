import { applicationQuestions } from '@ndp/flows/application/questions.ts';
import { existingHeatSourceQuestions } from '@ndp/flows/estimate/existing-heat-source/questions.ts';
import { heatSourceQuestions } from '@ndp/flows/estimate/heat-source/questions.ts';
import { planningQuestions } from '@ndp/flows/estimate/planning/questions.ts';
import { projectTypeQuestions } from '@ndp/flows/estimate/project-type/questions.ts';
import { formatDate } from '@ndp/flows/figures.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import type { Block, Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { attachmentName } from '../template.ts';
import { agreementMessages } from '../texts/agreement-messages.ts';
import { applicationMessages as messages } from '../texts/application-messages.ts';
import { calculationBlocks, technicalQuestions } from './calculation.ts';
import { consentGrid } from './consents.ts';
import { factsOf } from './facts.ts';
import { applicantName } from './parties.ts';
import { valuesOf } from './values.ts';

type Tell = (message: Message, more?: MessageValues) => string;

/** The application for funding, with every field that was asked. */
export function applicationBlocks(data: DocumentData): readonly Block[] {
  const values = valuesOf(data);
  const tell: Tell = (message, more = {}) => say(message, data.language, { ...values, ...more });
  return [
    { kind: 'title', text: tell(messages.title), subtitle: tell(messages.subtitle) },
    { kind: 'paragraph', text: tell(messages.opening) },
    {
      kind: 'amount',
      label: tell(messages.amount),
      figures: String(values.amount),
      words: tell(messages.in_words, { words: String(values.amountWords) }),
    },
    ...factSections(data, tell),
    { kind: 'heading', text: `6. ${tell(messages.section_calculation)}` },
    ...calculationBlocks(data, values),
    { kind: 'heading', text: `7. ${tell(messages.section_consents)}` },
    { kind: 'paragraph', text: tell(messages.consents_lead) },
    { kind: 'grid', grid: consentGrid(data) },
    { kind: 'heading', text: `8. ${tell(messages.section_annexes)}` },
    { kind: 'clauses', clauses: annexes(data, tell) },
    { kind: 'heading', text: `9. ${tell(messages.section_signature)}` },
    { kind: 'signatures', signers: [applicantSigner(data, tell)] },
  ];
}

/** The sections of facts, each a list over the steps whose answers it prints. */
const sections = [
  [messages.section_applicant, applicationQuestions.applicant],
  [
    messages.section_building,
    {
      ...projectTypeQuestions,
      ...applicationQuestions['building-address'],
      ...applicationQuestions['building-info'],
      ...technicalQuestions,
    },
  ],
  [
    messages.section_project,
    { ...existingHeatSourceQuestions, ...heatSourceQuestions, ...planningQuestions },
  ],
  [messages.section_settlement, applicationQuestions.settlement],
] as const;

function factSections(data: DocumentData, tell: Tell): readonly Block[] {
  const answered = sections.map(([name, questions]) => [name, factsOf(questions, data)] as const);
  return [[messages.section_programme, programmeFacts(data, tell)] as const, ...answered].flatMap(
    ([name, rows], index) => [
      { kind: 'heading', text: `${index + 1}. ${tell(name)}` } as const,
      { kind: 'facts', name: tell(name), rows } as const,
    ],
  );
}

function programmeFacts(
  { reference, date, language, programme, operator, partner, calculation }: DocumentData,
  tell: Tell,
): readonly Fact[] {
  return [
    [tell(messages.reference), reference],
    [tell(messages.date), formatDate(date, language)],
    [tell(messages.programme), `${programme.title}, ${calculation.programme_year}`],
    [tell(messages.organiser), describeParty(programme.organiser)],
    [tell(messages.operator), describeParty(operator)],
    [tell(messages.contact), `${partner.contact_email}, ${partner.contact_phone}`],
  ];
}

function annexes(data: DocumentData, tell: Tell) {
  const texts = [tell(messages.annex_data, { file: attachmentName(data) }), tell(messages.annex_agreement)];
  return texts.map((text, index) => ({ label: `${index + 1}.`, text, points: [] }));
}

function applicantSigner(data: DocumentData, tell: Tell) {
  return {
    ref: 'applicant',
    role: tell(messages.signature_role),
    name: applicantName(data),
    note: tell(agreementMessages.signature_note),
  } as const;
}
