import { buildingNames, existingHeatSourceNames } from '@ndp/flows/estimate/option-names.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { Block, Fact } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { formatDate } from '../figures.ts';
import { attachmentName } from '../template.ts';
import { agreementMessages } from '../texts/agreement-messages.ts';
import { applicationMessages as messages } from '../texts/application-messages.ts';
import { calculationBlocks, inputFacts } from './calculation.ts';
import { consentGrid } from './consents.ts';
import { applicantName, formatParty, identityFacts } from './parties.ts';
import { formatAddress, valuesOf } from './values.ts';

type Tell = (message: Message, more?: MessageValues) => string;

/** The application for co-financing, with every field that was asked. */
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
    ...factSections(data, tell, values),
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

function factSections(data: DocumentData, tell: Tell, values: MessageValues): readonly Block[] {
  const sections: readonly (readonly [Message, readonly Fact[]])[] = [
    [messages.section_programme, programmeFacts(data, tell)],
    [messages.section_applicant, applicantFacts(data, tell)],
    [messages.section_building, buildingFacts(data, tell)],
    [messages.section_project, projectFacts(data, tell, values)],
    [
      messages.section_settlement,
      [
        [tell(messages.holder), data.settlement.holder],
        [tell(messages.iban), String(values.iban)],
      ],
    ],
  ];
  return sections.flatMap(([name, rows], index) => [
    { kind: 'heading', text: `${index + 1}. ${tell(name)}` } as const,
    { kind: 'facts', name: tell(name), rows } as const,
  ]);
}

function programmeFacts(
  { reference, date, language, programme, operator, partner }: DocumentData,
  tell: Tell,
): readonly Fact[] {
  return [
    [tell(messages.reference), reference],
    [tell(messages.date), formatDate(date, language)],
    [tell(messages.programme), `${programme.title}, ${programme.year}`],
    [tell(messages.organiser), formatParty(programme.organiser)],
    [tell(messages.operator), formatParty(operator)],
    [tell(messages.contact), `${partner.contactEmail}, ${partner.contactPhone}`],
  ];
}

function applicantFacts(data: DocumentData, tell: Tell): readonly Fact[] {
  const { applicant } = data;
  const extra: readonly Fact[] = applicant.contactEmail
    ? [[tell(messages.contact_email), applicant.contactEmail]]
    : [];
  return [
    [tell(messages.status), tell(messages[applicant.clientType])],
    ...identityFacts(data),
    [tell(messages.phone), applicant.phoneNumber],
    [tell(messages.email), applicant.email],
    ...extra,
  ];
}

function buildingFacts(data: DocumentData, tell: Tell): readonly Fact[] {
  const { buildingAddress: address, buildingInfo, project } = data;
  return [
    [tell(messages.variant), tell(buildingNames[project.variant].name)],
    [tell(messages.address), formatAddress(address)],
    [tell(messages.community), `${address.community}, ${address.county}, ${address.province}`],
    [tell(messages.plot), buildingInfo.landRegistryNumber],
    [tell(messages.land_register), buildingInfo.mortgageRegistryNumber],
    ...inputFacts(data),
  ];
}

function projectFacts(data: DocumentData, tell: Tell, values: MessageValues): readonly Fact[] {
  const { project, isOtherFunding, language } = data;
  const sources: readonly Fact[] =
    project.existingHeatSource && project.heatSource
      ? [
          [tell(messages.existing_source), tell(existingHeatSourceNames[project.existingHeatSource].name)],
          [tell(messages.new_source), String(values.newSource)],
        ]
      : [];
  return [
    ...sources,
    [tell(messages.removal), tell(messages.removal_promised)],
    [tell(messages.model), project.heaterModelName],
    [tell(messages.installer), project.installer],
    [tell(messages.planned_date), formatDate(project.plannedCompletionDate, language)],
    [
      tell(messages.other_funding),
      tell(isOtherFunding ? messages.other_funding_yes : messages.other_funding_no),
    ],
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
