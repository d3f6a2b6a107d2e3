import { applicationQuestions } from '@ndp/flows/application/questions.ts';
import { existingHeatSourceQuestions } from '@ndp/flows/estimate/existing-heat-source/questions.ts';
import { heatSourceQuestions } from '@ndp/flows/estimate/heat-source/questions.ts';
import { planningQuestions } from '@ndp/flows/estimate/planning/questions.ts';
import { projectTypeQuestions } from '@ndp/flows/estimate/project-type/questions.ts';
import { formatDate } from '@ndp/flows/figures.ts';
import { say, type Translate } from '@ndp/flows/message.ts';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import type { Block, Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { attachmentName } from '../template.ts';
import { applicationMessages as messages } from '../texts/application-messages.ts';
import { calculationBlocks, technicalQuestions } from './calculation.ts';
import { consentGrid } from './consents.ts';
import { factsOf } from './facts.ts';
import { applicantSigners } from './parties.ts';
import { valuesOf } from './values.ts';

/** The application for funding, with every field that was asked. */
export function applicationBlocks(data: DocumentData): readonly Block[] {
  const values = valuesOf(data);
  const t: Translate = (message, more = {}) => say(message, data.language, { ...values, ...more });
  return [
    { kind: 'title', text: t(messages.title), subtitle: t(messages.subtitle) },
    { kind: 'paragraph', text: t(messages.opening) },
    {
      kind: 'amount',
      label: t(messages.amount),
      figures: String(values.amount),
      words: t(messages.in_words, { words: String(values.amountWords) }),
    },
    ...factSections(data, t),
    { kind: 'heading', text: `6. ${t(messages.section_calculation)}` },
    ...calculationBlocks(data, values),
    { kind: 'heading', text: `7. ${t(messages.section_consents)}` },
    { kind: 'paragraph', text: t(messages.consents_lead) },
    { kind: 'grid', grid: consentGrid(data) },
    { kind: 'heading', text: `8. ${t(messages.section_annexes)}` },
    { kind: 'clauses', clauses: annexes(data, t) },
    { kind: 'heading', text: `9. ${t(messages.section_signature)}` },
    { kind: 'signatures', signers: applicantSigners(data, messages.signature_role) },
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

function factSections(data: DocumentData, t: Translate): readonly Block[] {
  const answered = sections.map(([name, questions]) => [name, factsOf(questions, data)] as const);
  return [[messages.section_programme, programmeFacts(data, t)] as const, ...answered].flatMap(
    ([name, rows], index) => [
      { kind: 'heading', text: `${index + 1}. ${t(name)}` } as const,
      { kind: 'facts', name: t(name), rows } as const,
    ],
  );
}

function programmeFacts(
  { reference, date, language, programme, operator, partner, calculation }: DocumentData,
  t: Translate,
): readonly Fact[] {
  return [
    [t(messages.reference), reference],
    [t(messages.date), formatDate(date, language)],
    [t(messages.programme), `${programme.title}, ${calculation.programme_year}`],
    [t(messages.organiser), describeParty(programme.organiser)],
    [t(messages.operator), describeParty(operator)],
    [t(messages.contact), `${partner.contact_email}, ${partner.contact_phone}`],
  ];
}

function annexes(data: DocumentData, t: Translate) {
  const texts = [t(messages.annex_data, { file: attachmentName(data) }), t(messages.annex_agreement)];
  return texts.map((text, index) => ({ label: `${index + 1}.`, text, points: [] }));
}
