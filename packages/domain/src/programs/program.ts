import type { NewHeatSource } from '../heat-sources.ts';
import type { Party } from '../party.ts';
import type { ConstructionYear } from '../project.ts';
import type { DocumentKind } from '../settlement/document-kinds.ts';
import type { DevicePrices, EnergyPrices } from './guide-prices.ts';
import type { ProgramTerms } from './terms.ts';
import type { Timetable } from './timetable.ts';

/** One version of a programme: what a case keeps that was begun in it. General code reads its fields. */
export interface Program extends ProgramContent {
  /** Key of the programme; written in quotes only in the programme's own file. */
  readonly id: string;
  /** From 1, without a gap; what stands in the code is the first. */
  readonly version: number;
  /**
   * What the welcome page tells as an example, whole PLN: a home before 1971 that goes from coal to an electric air pump.
   * It goes along, so that the page comes without the calculation.
   */
  readonly homeExample: number;
  /** Of a version as a portal is told it: which documents it words itself; they are fetched when they are read. */
  readonly ownTexts?: readonly string[];
}

/** The documents of a programme that a version may word itself. */
export const programStatements = [
  'program-regulations',
  'gdpr-clause',
  'regulations-obliged-entity',
] as const;
export type ProgramStatement = (typeof programStatements)[number];

/** A document as it is written, with its head and its placeholders: Markdown. */
export interface StatementSource {
  readonly pl: string;
  readonly en: string;
}

/** The sentences that are ticked in an application, by the name of the consent, under one version. */
export interface ConsentTexts {
  /** `YYYY-MM-DD`; kept with every sentence that is ticked. */
  readonly version: string;
  readonly texts: Readonly<Partial<Record<string, StatementSource>>>;
}

/** Everything in which two programmes, or two versions of one, may differ. */
export interface ProgramContent {
  /** Calendar year whose unit substitute fee applies. */
  readonly year: number;
  /** Which edition of the statutory reference values the programme's regulations were filed with. */
  readonly referenceSet: 'RV2021' | 'RV2025';
  /** Part of the statutory ceiling paid to the applicant, a decimal in (0, 1]. */
  readonly payoutShare: string;
  /** Lower limit of the heating-system efficiency before the project, a decimal. */
  readonly efficiencyBeforeFloor: string;
  /** When it is announced, open, paused and closed; a setting may add to it. */
  readonly timetable: Timetable;
  /** How the applicant names the installer. */
  readonly installer: FreeTextInstaller | ListedInstallers;
  /** Where the privacy policy of this programme is read on the portal. */
  readonly privacyPolicyPath: string;
  /** What the programme is called on its documents. */
  readonly title: string;
  /** The same on English ones; left out: its title. */
  readonly titleEn?: string;
  readonly organiser: Organiser;
  /** Versions of what the applicant accepts: the heads of the programme's documents in the portal. */
  readonly regulationsVersion: string;
  readonly informationClauseVersion: string;
  /**
   * When the documents go out for signature: once the application is complete, or after a person has looked and decided.
   * The texts say which.
   */
  readonly signingBegins: SigningBegins;
  readonly terms: ProgramTerms;
  /** By year, the terms of earlier years that were not those of a calendar year. */
  readonly earlierTerms?: Readonly<Record<number, ProgramTerms>>;
  /** Documents of a settlement this programme asks for beside those every programme does. */
  readonly ownDocuments: readonly DocumentKind[];
  /** Shown beside the amount, so that it can be weighed against a cost. */
  readonly devicePrices: DevicePrices;
  /** Shown as what heating costs before and after. */
  readonly energyPrices: EnergyPrices;
  /** The saving of final energy the programme plans, toe. */
  readonly plannedSavingToe: number;
  /** The project its regulations calculate as an example. */
  readonly example: ExampleProject;
  /** The programme whose regulations and clauses it shows, filled in with its own values; left out: its own. */
  readonly textsOf?: string;
  /** Documents in words of its own; one that is not here is shown as the release brings it. */
  readonly statements?: Readonly<Partial<Record<ProgramStatement, StatementSource>>>;
  /** Sentences that are ticked, in words of its own and to the letter; one that is not here is that of the release. */
  readonly consentTexts?: ConsentTexts;
}

/** What of a version is written and kept: without its name, and what follows from it. */
export function contentOf(program: Program): ProgramContent {
  const { id: _, version: __, homeExample: ___, ownTexts: ____, ...content } = program;
  return content;
}

/** What a programme is called in a language. */
export function titleIn(
  language: 'pl' | 'en',
  { title, titleEn }: Pick<Program, 'title' | 'titleEn'>,
): string {
  return language === 'en' && titleEn ? titleEn : title;
}

/** Its own words of a document; undefined: those of the release. */
export function ownStatement(
  { statements }: Pick<Program, 'statements'>,
  name: string,
): StatementSource | undefined {
  return statements && Object.hasOwn(statements, name) ? statements[name as ProgramStatement] : undefined;
}

/** Under which version a document of a programme stands, where the programme says so; the others say it themselves. */
export function statedVersionOf(
  { regulationsVersion, informationClauseVersion }: Program,
  name: string,
): string | undefined {
  if (name === 'program-regulations') return regulationsVersion;
  return name === 'gdpr-clause' ? informationClauseVersion : undefined;
}

/**
 * A version as a portal is told it: its own documents by their names alone, but for the one that is read on the page,
 * and without the sentences that are ticked, which its cases are told.
 */
export function portalProgram(program: Program, read?: string): Program {
  const { statements, consentTexts: _, ...rest } = program;
  if (!statements) return rest;
  const shown = read === undefined ? undefined : ownStatement(program, read);
  return {
    ...rest,
    ownTexts: Object.keys(statements),
    ...(read !== undefined && shown && { statements: { [read]: shown } }),
  };
}

/** Whose regulations and clauses a programme shows. */
export function textFolderOf({ id, textsOf }: Pick<Program, 'id' | 'textsOf'>): string {
  return textsOf ?? id;
}

type ExampleProject = {
  readonly heat_source: NewHeatSource;
  readonly heat_source_variant: number;
  readonly construction_year: ConstructionYear;
} & (
  | { readonly project_variant: 'home' }
  | { readonly project_variant: 'apartment'; readonly surface_area: number }
);

export type SigningBegins = 'at-once' | 'after-review';

/** The obliged entity, as it is printed. */
interface Organiser extends Party {
  readonly obligedEntityId: number;
  /** The level of electronic signature its regulations ask for (eIDAS): simple, advanced or qualified. */
  readonly requiredLevel: 'SES' | 'AES' | 'QES';
}

interface FreeTextInstaller {
  readonly kind: 'free-text';
}

interface ListedInstallers {
  readonly kind: 'from-list';
  readonly installers: readonly Installer[];
}

interface Installer {
  readonly key: string;
  readonly name: string;
  readonly town: string;
}
