import type { Actor } from '@ndp/domain/case/action.ts';
import type { LinkPurpose } from '@ndp/domain/periods.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Quote } from '@ndp/domain/subsidy/quote.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Rewording } from '@ndp/flows/wording.ts';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ApplicationCipher } from '../../crypto/application-cipher.ts';
import type { AbuseTables } from './abuse-tables.ts';
import type { EvidenceTables } from './audit-tables.ts';
import type { BudgetTables } from './budget-tables.ts';
import type { Json, OfCase, Sealed } from './column-types.ts';
import type { DeskTables } from './desk-tables.ts';
import type { DutyTables } from './duty-tables.ts';
import type { EmbeddedTables } from './envelope-tables.ts';
import type { RetentionTables } from './erasure-tables.ts';
import type { HashTables } from './hash-tables.ts';
import type { KeyTables } from './key-tables.ts';
import type { OpeningTables } from './opening-tables.ts';
import type { PartnerTable, PartnerTables } from './partner-tables.ts';
import type { PartyTables } from './party-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ProgramTables } from './program-tables.ts';
import type { RoundTables } from './round-tables.ts';
import type { SettlementTables } from './settlement-tables.ts';
import type { SignatureTables } from './signing-tables.ts';
import type { StepTables } from './step-tables.ts';

type MaybeJson<Held> = ColumnType<Held | null, string | null, string | null>;

export type PartnerRow = Selectable<PartnerTable>;

/** A partner with the version of its programme that counts; of a case, with the one the case was begun in. */
export interface Partner extends PartnerRow {
  /** The texts it words otherwise; undefined: none. */
  readonly wording?: readonly Rewording[] | undefined;
  readonly program: Program;
  /** Of this programme or another one; a version stays as it is. */
  readonly versionOf: (programId: string, version: number) => Program;
}

export interface ClientFacts {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly building_name?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly gdpr_consent?: boolean | undefined;
}

/** Under their names on the wire. */
export type ProjectFacts = { readonly variant: string } & Readonly<Record<string, unknown>>;

export interface QuoteRecord extends Quote {
  readonly engine_version: string;
  readonly inputs: unknown;
  readonly eligibility_flags: readonly string[];
}

export interface ApplicationTable {
  partner_id: string;
  id: string;
  reference: string;
  kind: 'estimate' | 'callback';
  status: string;
  language: Language;
  facts: Sealed;
  /** Keyed hash of partner and address. */
  email_index: Uint8Array;
  project: Json<Pick<ProjectFacts, 'variant'>>;
  quote: MaybeJson<QuoteRecord>;
  payload_hash: Uint8Array | null;
  submission_secret_hash: Uint8Array | null;
  created_at: Date;
  /** Null while it is open. */
  submitted_at: Date | null;
  email_verified_at: Date | null;
  /** When the organiser entered measured energy data; null for what never was a request to be called back. */
  measured_at: Date | null;
  /** The programme it was begun in; null for cases of before: their partner's. */
  program_id: Generated<string | null>;
  /** Null for cases of before: the first. */
  program_version: Generated<number | null>;
  /** Whether the applicant asked for text messages; `refused`: the number took none. */
  sms: Generated<'wanted' | 'refused' | null>;
  revision: Generated<number>;
  changed_at: Date;
  /** Kept by the database: since when it has its status, and when somebody has to act, far away where nothing runs. */
  status_at: Generated<Date | null>;
  due_at: Generated<Date>;
  /** Kept by the database: whose case it is at the desk. */
  officer_id: Generated<string | null>;
  /** Kept by the database: whether it was ever sent; of cases of before only the timeline tells. */
  was_sent: Generated<boolean>;
  /** In which form its search tokens stand; null: they are still to be written. */
  search_form: Generated<number | null>;
}

export interface ApplicationFacts {
  readonly email: string;
  readonly client: ClientFacts;
  readonly project: ProjectFacts;
}

export type Application = Omit<Selectable<ApplicationTable>, 'facts' | 'email_index' | 'project'> &
  ApplicationFacts & { readonly cipher: ApplicationCipher };

/** Under its names on the wire. */
export type SectionData = Readonly<Record<string, unknown>>;

export interface ApplicationSectionTable extends OfCase {
  section: SectionName;
  data: Sealed;
  revision: number;
  saved_at: Date;
  /** When a helper typed in it last before it was saved; null: nobody but the applicant did. */
  prepared_at: Generated<Date | null>;
}

/** Whatever may be typed and not given yet: a section, or a correction of the project. */
export type DraftName = SectionName | 'project';

interface TermsConfirmationTable extends OfCase {
  /** Grosze. */
  amount_gr: number;
  confirmed_at: Date;
}

interface SectionDraftTable extends OfCase {
  section: DraftName;
  typed: Sealed;
  version: number;
  kept_at: Date;
  /** When a helper typed in it last. */
  prepared_at: Date | null;
}

interface ApplicationEventTable extends OfCase {
  n: number;
  status: string;
  at: Date;
  actor: Actor;
  sealed_reason: Sealed | null;
  actor_name: string | null;
}

export interface ConsentRecordTable extends OfCase {
  revision: number;
  consent_id: string;
  text_version: string;
  text_hash: string;
  /** SHA-256 by the name of the document. */
  document_hashes: Json<Readonly<Record<string, string>>>;
  language: Language;
  accepted_at: Date;
}

interface SecretLinkTable extends OfCase {
  token_hash: Uint8Array;
  purpose: LinkPurpose;
  /** The signer or co-owner who holds it; empty: the applicant. */
  bearer: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  used_at: Date | null;
  /** The secret, where its applicant hands it on. */
  sealed_token: Uint8Array | null;
}
export type SecretLink = Selectable<SecretLinkTable>;

interface IdempotencyTable {
  partner_id: string;
  key_hash: Uint8Array;
  request_hash: Uint8Array;
  status: number | null;
  answer: MaybeJson<unknown>;
  created_at: Date;
}

export interface OutboxTable extends OfCase {
  id: string;
  kind: string;
  payload: Sealed | null;
  message_id: string;
  /** 0 goes first: `mailPriorities`. */
  priority: Generated<number>;
  due_at: Date;
  attempts: Generated<number>;
  leased_until: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
  dropped_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

interface MailboxMessageTable {
  id: string;
  to_address: string;
  from_address: string;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  sent_at: Date;
}

interface ReminderTable extends OfCase {
  kind: string;
  deadline: Date;
  days_before: number;
  sent_at: Date;
}

export interface OperatorActionTable {
  n: GeneratedAlways<number>;
  at: Date;
  operator: string;
  action: string;
  partner_id: string | null;
  application_id: string | null;
  reference: string | null;
  details: Json<Readonly<Record<string, unknown>>>;
  outcome: 'done' | 'refused';
  refusal: string | null;
  /** Who it was at the desk; null for what was typed on the server. */
  person_id: Generated<string | null>;
  /** The person at the desk, or empty; `mac` is the keyed hash over the act before of this chain and this one. */
  chain: Generated<string>;
  mac: string | null;
}

export interface DocumentTable extends OfCase {
  request_id: string;
  paper: 'application' | 'agreement';
  template: string;
  template_version: string;
  fingerprint: string;
  made_at: Date;
}

export interface Tables
  extends AbuseTables,
    DeskTables,
    DutyTables,
    EvidenceTables,
    HashTables,
    KeyTables,
    OpeningTables,
    PartnerTables,
    PartyTables,
    BudgetTables,
    PaymentTables,
    ProgramTables,
    RoundTables,
    SettlementTables,
    SignatureTables,
    StepTables,
    EmbeddedTables,
    RetentionTables {
  application: ApplicationTable;
  secret_link: SecretLinkTable;
  application_section: ApplicationSectionTable;
  section_draft: SectionDraftTable;
  terms_confirmation: TermsConfirmationTable;
  application_event: ApplicationEventTable;
  consent_record: ConsentRecordTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  mailbox_message: MailboxMessageTable;
  reminder: ReminderTable;
  operator_action: OperatorActionTable;
  paper: DocumentTable;
}
