import type { DocumentData } from '@ndp/documents/document-data.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { ConsentRecord } from '../../../cases/consents.ts';
import type { SavedSections } from '../../../cases/sections.ts';
import type { Environment } from '../../../platform/config/config.ts';
import type { Application, Partner, QuoteRecord } from '../../../platform/database/schema/tables.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { consentsOf } from './consents-of.ts';
import { installerOf } from './installer-of.ts';
import { type StoredProject, storedProject } from './stored-project.ts';
import { readStored, readStoredSections } from './stored-sections.ts';

/** All that is stored of an application, and how a paper is to be made of it. */
export interface StoredApplication {
  readonly application: Application;
  readonly partner: Partner;
  readonly sections: SavedSections;
  readonly consents: readonly ConsentRecord[];
  readonly environment: Environment;
  readonly language: Language;
  /** Day the paper is made, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * What the papers of an application are made of. Amounts, year and reference set are those of the stored quote: it is
 * the promise.
 *
 * @throws {MissingValue} something that the papers must say was never saved
 * @throws {RangeError} a consent, installer or reference set that is not known
 */
export function paperDataOf(stored: StoredApplication): DocumentData {
  const { application, partner, language, date } = stored;
  const { quote } = application;
  if (!quote) throw new MissingValue('calculation');
  const program = programById(partner.program_id);
  const project = readStored('project', storedProject, application.project);
  const { client, address, building, account } = readStoredSections(stored.sections, project.variant, date);
  return {
    reference: application.reference,
    date,
    language,
    programme: programmeOf(program, quote),
    partner: partnerOf(stored),
    operator: platformOperator,
    applicant: applicantOf(client, application.email),
    buildingAddress: addressOf(address),
    buildingInfo: {
      landRegistryNumber: building.land_registry_number,
      mortgageRegistryNumber: building.mortgage_registry_number,
    },
    project: projectOf(project, program, language),
    isOtherFunding: project.is_other_funding,
    calculation: calculationOf(quote),
    settlement: { holder: account.bank_account_holder_name, iban: account.iban_number },
    consents: consentsOf(stored.consents),
  };
}

function programmeOf(program: Program, { explanation }: QuoteRecord): DocumentData['programme'] {
  const { name, address, nip, krs } = program.organiser;
  return {
    id: program.id,
    title: program.title,
    year: explanation.programme_year,
    organiser: { name, address, nip, krs },
    referenceSet: referenceSetOf(explanation.reference_set),
    payoutShare: String(explanation.payout_share),
    regulationsVersion: program.regulationsVersion,
    informationClauseVersion: program.informationClauseVersion,
  };
}

function referenceSetOf(name: string): Program['referenceSet'] {
  if (name === 'RV2021' || name === 'RV2025') return name;
  throw new RangeError(`no reference set ${name}`);
}

function partnerOf({ partner, environment }: StoredApplication): DocumentData['partner'] {
  return {
    title: partner.title,
    ...coloursOf(partner, environment),
    contactEmail: partner.contact_email,
    contactPhone: partner.contact_phone,
  };
}

type StoredSections = ReturnType<typeof readStoredSections>;

function applicantOf(client: StoredSections['client'], email: string): DocumentData['applicant'] {
  const contact = {
    clientType: client.client_type,
    phoneNumber: client.phone_number,
    email,
    contactEmail: client.contact_email ?? null,
  };
  if ('pesel' in client) {
    const { first_name: firstName, last_name: lastName, pesel } = client;
    return { kind: 'person', firstName, lastName, pesel, ...contact };
  }
  const { building_name: buildingName, nip, regon, krs } = client;
  return { kind: 'organisation', buildingName, nip, regon, krs, ...contact };
}

function addressOf(address: StoredSections['address']): DocumentData['buildingAddress'] {
  const { province, county, community, city, street } = address;
  return {
    ...{ province, county, community, city, street },
    houseNumber: address.house_number,
    apartmentNumber: address.apartment_number || null,
    zipCode: address.zip_code,
  };
}

function projectOf(project: StoredProject, program: Program, language: Language): DocumentData['project'] {
  return {
    variant: project.variant,
    constructionYear: project.construction_year ?? null,
    surfaceArea: project.surface_area ?? null,
    climateZone: project.climate_zone ?? null,
    indexAnnualDemand: project.index_annual_demand ?? null,
    efficiencyBefore: project.efficiency_before ?? null,
    efficiencyAfter: project.efficiency_after ?? null,
    existingHeatSource: project.existing_heat_source ?? null,
    heatSource: project.heat_source ?? null,
    heatSourceVariant: project.heat_source_variant ?? null,
    heaterModelName: project.heater_model_name,
    installer: installerOf(project, program, language),
    plannedCompletionDate: project.planned_completion_date,
  };
}

function calculationOf({ quote, explanation, engine_version }: QuoteRecord): DocumentData['calculation'] {
  return {
    referenceValueToe: explanation.reference_value_toe,
    savedKwh: explanation.saved_kwh,
    unitFeePlnPerToe: explanation.unit_fee_pln_per_toe,
    ceilingPln: explanation.ceiling_pln,
    payoutShare: String(explanation.payout_share),
    amountPln: quote,
    engineVersion: engine_version,
  };
}
