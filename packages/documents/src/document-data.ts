import type { Party } from '@ndp/domain/party.ts';
import type { SigningBegins } from '@ndp/domain/programs/program.ts';
import type { ProgramTerms } from '@ndp/domain/programs/terms.ts';
import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { FinishedSections } from '@ndp/flows/application/answered.ts';
import type { StoredProject } from '@ndp/flows/estimate/stored-project.ts';
import type { Language } from '@ndp/flows/message.ts';

/**
 * All a document is made of, and nothing else: the same data give the same bytes. What was answered stands as it was
 * saved, under the wire's names; a value that is needed but absent or empty refuses to render. The data are attached to
 * the document as JSON.
 */
export interface DocumentData extends FinishedSections {
  /** Reference of the application, 'NDP-2026-7KQ4'; also the number of the agreement. */
  readonly reference: string;
  /** Day the document is made, `YYYY-MM-DD`; also its creation date. */
  readonly date: string;
  /** 'pl' is binding; 'en' is a reading copy and says so on every page. */
  readonly language: Language;
  readonly programme: ProgrammeData;
  readonly partner: PartnerData;
  /** The authorised entity that runs the platform. */
  readonly operator: Party;
  /** The applicant's confirmed address. */
  readonly email: string;
  readonly project: StoredProject;
  /** Who installs the new source, in the language of the document. */
  readonly installer: string;
  readonly calculation: CalculationData;
  /** Null for the owner of the whole. */
  readonly co_owners_consent: CoOwnersConsent | null;
  /** In the order they were asked. At least one. */
  readonly consents: readonly ConsentData[];
}

interface ProgrammeData {
  readonly id: string;
  readonly title: string;
  /** The obliged entity. */
  readonly organiser: Party;
  /** Version of the programme regulations that were accepted. */
  readonly regulations_version: string;
  /** Version of the obliged entity's information clause that was shown. */
  readonly information_clause_version: string;
  /** Days and periods the texts name. */
  readonly terms: ProgramTerms;
  readonly signing_begins: SigningBegins;
  /** Documents of the settlement this programme asks for by itself. */
  readonly own_documents: readonly DocumentKind[];
  /** The programme whose clauses its agreement has; left out: its own. */
  readonly texts_of?: string;
}

/**
 * How an applicant who owns a part of the building shows that the others agree: they are asked by links of their own, it
 * is on paper, or it was only declared. An owner of the whole has nothing to show.
 */
export type CoOwnersConsent = 'asked' | 'on_paper' | 'declared';

interface PartnerData {
  readonly title: string;
  /** `#rrggbb` */
  readonly primary_color: string;
  /** `#rrggbb` */
  readonly secondary_color: string;
  readonly contact_email: string;
  readonly contact_phone: string;
}

/** The stored calculation; it is printed, never repeated. */
interface CalculationData {
  readonly reference_value_toe: number;
  readonly saved_kwh: number;
  readonly unit_fee_pln_per_toe: number;
  readonly programme_year: number;
  readonly reference_set: ReferenceSetName;
  readonly ceiling_pln: number;
  /** Part of the statutory ceiling that is paid out, in (0, 1]. */
  readonly payout_share: number;
  /** Whole PLN, at least 1, not above the ceiling. */
  readonly quote: number;
  readonly engine_version: string;
}

export type ReferenceSetName = 'RV2021' | 'RV2025';

export interface ConsentData {
  readonly id: string;
  /** The sentence that was agreed to, word for word. */
  readonly text: string;
  readonly text_version: string;
  readonly language: Language;
  /** ISO instant with its offset: '2026-11-20T23:30:00Z'. */
  readonly accepted_at: string;
}
