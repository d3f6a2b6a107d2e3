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
  /** False once the programme's pool is used up or its year is over: every quote is then zero. */
  readonly open: boolean;
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
  /** When the documents go out for signature: once the application is complete, or after an operator has looked. */
  readonly signingBegins: 'at-once' | 'after-review';
  /** Days in which they must be signed. */
  readonly signingDays: number;
  /** Calendar years a case with an agreement is kept after the year of its settlement: claims end then. */
  readonly retentionYears: number;
}

/** The obliged entity, as it is printed. `null`: not on record. */
interface Organiser {
  readonly name: string;
  readonly obligedEntityId: number;
  readonly address: string | null;
  readonly nip: string | null;
  readonly krs: string | null;
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
