import { partyOf } from '@ndp/domain/party.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { engineVersion } from '@ndp/domain/subsidy/quote.ts';
import { consentTexts, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { storedProject } from '@ndp/flows/estimate/stored-project.ts';
import type { Persona } from '@ndp/personas/persona.ts';
import { coOwner, homeOwner, housingCommunity, jointCommunity, school } from '@ndp/personas/personas.ts';
import type { DocumentData } from '../document-data.ts';

/** What the documents of a persona are made of. */
function documentOf({ program, answers, sections }: Persona, reference: string): DocumentData {
  const { consent, ...others } = sections;
  return {
    reference,
    date: '2026-11-21',
    language: 'pl',
    programme: programmeOf(program),
    partner: {
      title: 'MPEC',
      primary_color: '#0b5c8a',
      secondary_color: '#2f9e8f',
      contact_email: 'kontakt@mpec.ndp.example',
      contact_phone: '+48 22 100 00 01',
    },
    operator: partyOf(platformOperator),
    email: answers.email,
    ...others,
    project: storedProject.parse({ ...answers, variant: answers.project_variant }),
    installer: answers.will_install_by ?? 'wnioskodawca',
    calculation: calculationOf(answers, program),
    co_owners_consent: consent.co_owners_on_paper === true ? 'on_paper' : null,
    consents: consents.map(({ id }) => ({
      id,
      text: consentTexts[id].pl,
      text_version: consentTextsVersion,
      language: 'pl',
      accepted_at: '2026-11-20T23:30:00Z',
    })),
  };
}

function programmeOf({ id, title, ...program }: Program): DocumentData['programme'] {
  return {
    id,
    title,
    organiser: partyOf(program.organiser),
    regulations_version: program.regulationsVersion,
    information_clause_version: program.informationClauseVersion,
    terms: program.terms,
    signing_begins: program.signingBegins,
    own_documents: program.ownDocuments,
  };
}

function calculationOf(
  { quote: { quote, explanation } }: Persona['answers'],
  { referenceSet }: Program,
): DocumentData['calculation'] {
  const { reference_value_toe, saved_kwh, unit_fee_pln_per_toe, ceiling_pln } = explanation;
  const { programme_year, payout_share } = explanation;
  return {
    ...{ reference_value_toe, saved_kwh, unit_fee_pln_per_toe, ceiling_pln, programme_year, payout_share },
    reference_set: referenceSet,
    quote,
    engine_version: engineVersion,
  };
}

export const homeDocument = documentOf(homeOwner, 'NDP-2026-7KQ4');
export const coOwnerDocument = documentOf(coOwner, 'NDP-2026-4WRN');
export const apartmentDocument = documentOf(housingCommunity, 'NDP-2026-9TXC');
export const jointDocument = documentOf(jointCommunity, 'NDP-2026-2BZN');
export const schoolDocument = documentOf(school, 'NDP-2026-5PLN');
