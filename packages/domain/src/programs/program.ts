import type { NewHeatSource } from '../heat-sources.ts';
import type { Party } from '../party.ts';
import type { ConstructionYear } from '../project.ts';
import type { DocumentKind } from '../settlement/document-kinds.ts';
import type { ProgramTerms } from './terms.ts';
import type { Timetable } from './timetable.ts';

/** Everything in which two programmes may differ. A programme is an object; general code reads its fields. */
export interface Program {
  /** Key of the programme; written in quotes only in the programme's own file. */
  readonly id: string;
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
  /** The saving of final energy the programme plans, toe. */
  readonly plannedSavingToe: number;
  /**
   * What the welcome page tells as an example, whole PLN: a home before 1971 that goes from coal to an electric air pump.
   * Written down, so that the page comes without the calculation; a test calculates it anew.
   */
  readonly homeExample: number;
  /** The project its regulations calculate as an example. */
  readonly example: ExampleProject;
}

export type ExampleProject = {
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
