import type { ExistingHeatSource, NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { ClimateZone, ConstructionYear, ProjectVariant } from '@ndp/domain/project.ts';
import type { Language } from '@ndp/flows/message.ts';

/**
 * All a document is made of, and nothing else: the same data give the same bytes. `null` says “does not apply”;
 * a value that is needed but absent or empty refuses to render. The data are attached to the document as JSON.
 */
export interface DocumentData {
  /** Reference of the application, 'NDP-2026-7KQ4'; also the number of the agreement. */
  readonly reference: string;
  /** Day the document is made, `YYYY-MM-DD`; also its creation date. */
  readonly date: string;
  /** 'pl' is binding; 'en' is a reading copy and says so on every page. */
  readonly language: Language;
  readonly programme: ProgrammeData;
  readonly partner: PartnerData;
  /** The authorised entity that runs the platform. */
  readonly operator: PartyData;
  readonly applicant: PersonData | OrganisationData;
  readonly buildingAddress: AddressData;
  readonly buildingInfo: { readonly landRegistryNumber: string; readonly mortgageRegistryNumber: string };
  readonly project: ProjectData;
  readonly isOtherFunding: boolean;
  readonly calculation: CalculationData;
  /** The account the money is paid to; the IBAN without spaces. */
  readonly settlement: { readonly holder: string; readonly iban: string };
  /** In the order they were asked. At least one. */
  readonly consents: readonly ConsentData[];
}

export interface ProgrammeData {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  /** The obliged entity. */
  readonly organiser: PartyData;
  readonly referenceSet: 'RV2021' | 'RV2025';
  /** Part of the statutory ceiling that is paid out, a decimal in (0, 1]: '0.80'. */
  readonly payoutShare: string;
  /** Version of the programme regulations that were accepted. */
  readonly regulationsVersion: string;
  /** Version of the obliged entity's information clause that was shown. */
  readonly informationClauseVersion: string;
}

/** A party as it is printed. `null`: not on record, the line is left out. */
export interface PartyData {
  readonly name: string;
  readonly address: string | null;
  readonly nip: string | null;
  readonly krs: string | null;
}

export interface PartnerData {
  readonly title: string;
  /** `#rrggbb` */
  readonly primaryColor: string;
  /** `#rrggbb` */
  readonly secondaryColor: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
}

interface ApplicantContact {
  readonly clientType: 'owner' | 'co_owner';
  readonly phoneNumber: string;
  readonly email: string;
  /** The additional address, if one was given. */
  readonly contactEmail: string | null;
}

export interface PersonData extends ApplicantContact {
  readonly kind: 'person';
  readonly firstName: string;
  readonly lastName: string;
  readonly pesel: string;
}

export interface OrganisationData extends ApplicantContact {
  readonly kind: 'organisation';
  readonly buildingName: string;
  readonly nip: string;
  readonly regon: string;
  /** `null`: the organisation has no KRS entry. */
  readonly krs: string | null;
}

export interface AddressData {
  readonly province: string;
  readonly county: string;
  readonly community: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly apartmentNumber: string | null;
  readonly zipCode: string;
}

/** What the quote asked of each variant is needed; what it did not ask is `null`. */
export interface ProjectData {
  readonly variant: ProjectVariant;
  readonly constructionYear: ConstructionYear | null;
  /** m² with regulated air temperature. */
  readonly surfaceArea: number | null;
  readonly climateZone: ClimateZone | null;
  /** E_U, kWh/(m²·year). */
  readonly indexAnnualDemand: number | null;
  readonly efficiencyBefore: number | null;
  readonly efficiencyAfter: number | null;
  readonly existingHeatSource: ExistingHeatSource | null;
  readonly heatSource: NewHeatSource | null;
  /** Number of the sub-type, from 1. */
  readonly heatSourceVariant: number | null;
  readonly heaterModelName: string;
  /** The installer's name, or how the applicant described who will install. */
  readonly installer: string;
  /** `YYYY-MM-DD` */
  readonly plannedCompletionDate: string;
}

/** The stored calculation; it is printed, never repeated. */
export interface CalculationData {
  readonly referenceValueToe: number;
  readonly savedKwh: number;
  readonly unitFeePlnPerToe: number;
  readonly ceilingPln: number;
  /** The same decimal as the programme's, as it was when the quote was stored. */
  readonly payoutShare: string;
  /** Whole PLN, at least 1, not above the ceiling. */
  readonly amountPln: number;
  readonly engineVersion: string;
}

export interface ConsentData {
  readonly id: string;
  /** The sentence that was agreed to, word for word. */
  readonly text: string;
  readonly textVersion: string;
  readonly language: Language;
  /** ISO instant with its offset: '2026-11-20T23:30:00Z'. */
  readonly acceptedAt: string;
}
