import type { CoOwnersConsent, DocumentData, ReferenceSetName } from '@ndp/documents/document-data.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { partyOf } from '@ndp/domain/party.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { type Program, titleIn } from '@ndp/domain/programs/program.ts';
import type { FinishedSections } from '@ndp/flows/application/answered.ts';
import { applicationFlow } from '@ndp/flows/application/application.flow.ts';
import type { ApplicationOf } from '@ndp/flows/application/application-of.ts';
import { readRemark, storedProject } from '@ndp/flows/estimate/stored-project.ts';
import type { Language } from '@ndp/flows/message.ts';
import type * as z from 'zod/mini';
import type { ConsentRecord } from '../../../cases/consents/consents.ts';
import { programOf } from '../../../cases/program/case-program.ts';
import type { SavedSections } from '../../../cases/store/sections.ts';
import type { Environment } from '../../../platform/config/config.ts';
import type { Application, Partner, QuoteRecord } from '../../../platform/database/schema/tables.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { consentsOf } from './consents-of.ts';
import { installerOf } from './installer-of.ts';

/** All that is stored of an application, and how a document is to be made of it. */
export interface StoredApplication {
  readonly application: Application;
  readonly partner: Partner;
  readonly sections: SavedSections;
  readonly consents: readonly ConsentRecord[];
  readonly areCoOwnersNamed: boolean;
  readonly environment: Environment;
  readonly language: Language;
  /** Day the document is made, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * What the documents of an application are made of: what was saved, as it was saved, and what is not an answer. Amounts,
 * year and reference set are those of the stored quote: it is the promise.
 *
 * @throws {MissingValue} something that the documents must say was never saved
 * @throws {RangeError} a consent, installer or reference set that is not known
 */
export function documentDataOf(stored: StoredApplication): DocumentData {
  const { application, partner, language, date } = stored;
  const { quote, reference, email } = application;
  if (!quote) throw new MissingValue('calculation');
  const program = programOf(application, partner);
  const note = readRemark(application.project);
  const project = readStored('project', storedProject, { ...application.project, note });
  return {
    reference,
    date,
    language,
    email,
    programme: programmeOf(program, language),
    partner: partnerOf(stored),
    operator: partyOf(platformOperator),
    ...readSections(stored.sections, { variant: project.variant, today: date }),
    project,
    installer: installerOf(project, program, language),
    calculation: calculationOf(quote),
    co_owners_consent: coOwnersConsentOf(stored),
    consents: consentsOf(stored.consents, program),
  };
}

function programmeOf(program: Program, language: Language): DocumentData['programme'] {
  return {
    id: program.id,
    title: titleIn(language, program),
    organiser: partyOf(program.organiser),
    regulations_version: program.regulationsVersion,
    information_clause_version: program.informationClauseVersion,
    terms: program.terms,
    signing_begins: program.signingBegins,
    own_documents: program.ownDocuments,
    ...(program.textsOf && { texts_of: program.textsOf }),
  };
}

/** How the others' consent is shown. Only the owner of a part has others. */
function coOwnersConsentOf({ sections, areCoOwnersNamed }: StoredApplication): CoOwnersConsent | null {
  if (sections.client_info?.data.client_type !== 'co_owner') return null;
  if (areCoOwnersNamed) return 'asked';
  return sections.consent?.data.co_owners_on_paper === true ? 'on_paper' : 'declared';
}

function partnerOf({ partner, environment }: StoredApplication): DocumentData['partner'] {
  const { title, contact_email, contact_phone } = partner;
  const { primaryColor: primary_color, secondaryColor: secondary_color } = coloursOf(partner, environment);
  return { title, primary_color, secondary_color, contact_email, contact_phone };
}

function calculationOf({ quote, engine_version, explanation }: QuoteRecord): DocumentData['calculation'] {
  const { reference_value_toe, saved_kwh, unit_fee_pln_per_toe, ceiling_pln, ...given } = explanation;
  return {
    ...{ reference_value_toe, saved_kwh, unit_fee_pln_per_toe, ceiling_pln, quote, engine_version },
    programme_year: given.programme_year,
    payout_share: given.payout_share,
    reference_set: referenceSetOf(given.reference_set),
  };
}

function referenceSetOf(name: string): ReferenceSetName {
  if (name === 'RV2021' || name === 'RV2025') return name;
  throw new RangeError(`no reference set ${name}`);
}

/** The sections of every step, judged by the schemas they were saved under. */
function readSections(saved: SavedSections, of: ApplicationOf): FinishedSections {
  const read = applicationFlow(of).steps.map(({ section, fields }) => [
    section,
    readStored(section, fields, saved[section]?.data),
  ]);
  const { consent, ...sections } = Object.fromEntries(read);
  return sections as FinishedSections;
}

/** @throws {MissingValue} what was stored does not pass the schema; the value itself is not told */
function readStored<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  stored: unknown,
): z.output<Schema> {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  throw new MissingValue([name, ...(read.error.issues[0]?.path ?? [])].map(String).join('.'));
}
