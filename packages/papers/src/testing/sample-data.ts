import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { engineVersion } from '@ndp/domain/subsidy/quote.ts';
import { consentTexts, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import type { Persona } from '@ndp/personas/persona.ts';
import { coOwner, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import type { PaperData } from '../paper-data.ts';

/** What the documents of a persona are made of. */
function paperOf({ program, answers, sections }: Persona, reference: string): PaperData {
  const { building_address, building_info, settlement } = sections;
  const { province, county, community, city, street } = building_address;
  return {
    reference,
    date: '2026-11-21',
    language: 'pl',
    programme: programmeOf(program),
    partner: {
      title: 'MPEC',
      primaryColor: '#0b5c8a',
      secondaryColor: '#2f9e8f',
      contactEmail: 'kontakt@mpec.ndp.example',
      contactPhone: '+48 22 100 00 01',
    },
    operator: platformOperator,
    applicant: applicantOf(sections.client_info, answers.email),
    buildingAddress: {
      ...{ province, county, community, city, street },
      houseNumber: building_address.house_number,
      apartmentNumber: building_address.apartment_number,
      zipCode: building_address.zip_code,
    },
    buildingInfo: {
      landRegistryNumber: building_info.land_registry_number,
      mortgageRegistryNumber: building_info.mortgage_registry_number,
    },
    project: projectOf(answers),
    isOtherFunding: answers.is_other_funding,
    calculation: calculationOf(answers, program),
    settlement: { holder: settlement.bank_account_holder_name, iban: settlement.iban_number },
    consents: consents.map(({ id }) => ({
      id,
      text: consentTexts[id].pl,
      textVersion: consentTextsVersion,
      language: 'pl',
      acceptedAt: '2026-11-20T23:30:00Z',
    })),
  };
}

function programmeOf({
  id,
  title,
  year,
  referenceSet,
  payoutShare,
  ...program
}: Program): PaperData['programme'] {
  const { organiser, regulationsVersion, informationClauseVersion } = program;
  const { name, address } = organiser;
  const registered = { name, address, nip: '1234563218', krs: '0000123456' };
  const versions = { regulationsVersion, informationClauseVersion };
  return { id, title, year, organiser: registered, referenceSet, payoutShare, ...versions };
}

function applicantOf(client: Persona['sections']['client_info'], email: string): PaperData['applicant'] {
  const contact = {
    clientType: client.client_type,
    phoneNumber: client.phone_number,
    email,
    contactEmail: client.contact_email,
  };
  if ('pesel' in client) {
    const { first_name: firstName, last_name: lastName, pesel } = client;
    return { kind: 'person', firstName, lastName, pesel, ...contact };
  }
  const { building_name: buildingName, nip, regon, krs } = client;
  return { kind: 'organisation', buildingName, nip, regon, krs, ...contact };
}

function projectOf(answers: Persona['answers']): PaperData['project'] {
  const isNonResidential = answers.project_variant === 'non_residential';
  return {
    variant: answers.project_variant,
    surfaceArea: answers.project_variant === 'home' ? null : answers.surface_area,
    constructionYear: isNonResidential ? null : answers.construction_year,
    existingHeatSource: isNonResidential ? null : answers.existing_heat_source,
    heatSource: isNonResidential ? null : answers.heat_source,
    heatSourceVariant: isNonResidential ? null : answers.heat_source_variant,
    climateZone: isNonResidential ? answers.climate_zone : null,
    indexAnnualDemand: isNonResidential ? answers.index_annual_demand : null,
    efficiencyBefore: isNonResidential ? answers.efficiency_before : null,
    efficiencyAfter: isNonResidential ? answers.efficiency_after : null,
    heaterModelName: answers.heater_model_name,
    installer: answers.will_install_by ?? 'wnioskodawca',
    plannedCompletionDate: answers.planned_completion_date,
  };
}

function calculationOf({ quote }: Persona['answers'], program: Program): PaperData['calculation'] {
  const { reference_value_toe, saved_kwh, unit_fee_pln_per_toe, ceiling_pln } = quote.explanation;
  return {
    referenceValueToe: reference_value_toe,
    savedKwh: saved_kwh,
    unitFeePlnPerToe: unit_fee_pln_per_toe,
    ceilingPln: ceiling_pln,
    payoutShare: program.payoutShare,
    amountPln: quote.quote,
    engineVersion,
  };
}

export const homePaper = paperOf(homeOwner, 'NDP-2026-7KQ4');
export const coOwnerPaper = paperOf(coOwner, 'NDP-2026-4WRN');
export const apartmentPaper = paperOf(housingCommunity, 'NDP-2026-9TXC');
export const schoolPaper = paperOf(school, 'NDP-2026-5PLN');
