import type { Column, SavedView } from '@ndp/contract/desk/inbox.ts';
import type { DeskRole, HighRole } from '@ndp/contract/permissions.ts';
import type { UndoableAct } from '@ndp/domain/case/undo.ts';
import type { CorrectionState } from '@ndp/domain/workflow/correction-round.ts';
import type { ReviewableFlag } from '@ndp/domain/workflow/flag-looks.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { ColumnType, Generated } from 'kysely';
import type { BulkTables } from './bulk-tables.ts';
import type { Json, OfCase, Sealed } from './column-types.ts';
import type { ConversationTables } from './conversation-tables.ts';

export interface DeskPersonTable {
  id: string;
  issuer: string;
  subject: string;
  /** Null until they logged in. */
  facts: Sealed | null;
  made_at: Date;
  seen_at: Date | null;
}

interface DeskRoleTable {
  partner_id: string;
  person_id: string;
  role: DeskRole;
  given_at: Date;
}

export interface DeskRoleProposalTable {
  partner_id: string;
  person_id: string;
  role: HighRole;
  given_by: string;
  given_at: Date;
  /** Null while it waits. */
  decided_by: string | null;
  decided_at: Date | null;
  is_confirmed: boolean | null;
  /** Whether the role is to be taken; otherwise it is to be given. */
  is_taking: Generated<boolean>;
}

interface DeskLeaverTable {
  partner_id: string;
  person_id: string;
  left_at: Date;
}

interface DeskAbsenceTable {
  partner_id: string;
  /** Who is away. */
  person_id: string;
  substitute_id: string;
  /** Polish days, both included. */
  from_day: string;
  until_day: string;
  made_by: string;
  made_at: Date;
  /** When both were told that it has begun. */
  begun_at: Date | null;
}

interface DeskSessionTable {
  id_hash: Uint8Array;
  person_id: string;
  factor: string;
  /** What the issuer calls its own; null: it does not tell. */
  issuer_session: Generated<string | null>;
  began_at: Date;
  seen_at: Date;
  ends_at: Date;
}

export interface DeskInvitationTable {
  partner_id: string;
  id: string;
  /** Keyed hash. */
  token_hash: Uint8Array;
  address: Sealed;
  language: Language;
  roles: DeskRole[];
  state: 'open' | 'held' | 'accepted' | 'withdrawn';
  invited_by: string;
  changed_at: Date;
  ends_at: Date;
  /** Who logged in by the link. */
  person_id: string | null;
  looked_by: string | null;
}

interface CaseAssignmentTable extends OfCase {
  person_id: string;
  assigned_at: Date;
}

/** What a step changed, as it was before; only what the step was about. */
interface StepBefore {
  /** Whose the case was; null: nobody's. */
  readonly officer?: string | null;
  readonly verdict?: {
    readonly document: string;
    readonly before: {
      readonly verdict: 'accepted' | 'insufficient';
      readonly person_id: string;
      readonly given_at: string;
      readonly issued_on?: string | null;
      readonly is_before_agreement?: boolean;
    } | null;
  };
  /** What it put on the list of corrections. */
  readonly asked?: string;
  readonly from?: ApplicationStatus;
  /** The request for correction it sent, the refusal it wrote. */
  readonly round?: number;
  readonly refusal?: number;
}

export interface CaseStepTable extends OfCase {
  person_id: string;
  id: string;
  act: UndoableAct;
  before: Json<StepBefore>;
  has_ended: boolean;
  at: Date;
}

interface CaseFlagLookTable extends OfCase {
  flag: ReviewableFlag;
  facts_until: Date;
  facts_mark: string;
  person_id: string;
  looked_at: Date;
  reason: Sealed;
}

interface CaseSnoozeTable extends OfCase {
  /** Polish day. */
  until_day: string;
  person_id: string;
  snoozed_at: Date;
}

interface CaseLabelTable extends OfCase {
  label_id: string;
  person_id: string;
  put_at: Date;
}

interface PaperEntryTable extends OfCase {
  /** Polish day. */
  came_on: string;
  person_id: string;
  entered_at: Date;
  acknowledged_at: Date | null;
}

interface CorrectionRoundTable extends OfCase {
  n: number;
  state: CorrectionState;
  items: Sealed;
  person_id: string;
  made_at: Date;
  /** YYYY-MM-DD. */
  due_on: string;
  sent_at: Date | null;
  answered_at: Date | null;
}

export interface DocumentVerdictTable extends OfCase {
  document_id: string;
  verdict: 'accepted' | 'insufficient';
  person_id: string;
  given_at: Date;
  /** YYYY-MM-DD, of an invoice. */
  issued_on: Generated<string | null>;
  is_before_agreement: Generated<boolean>;
}

interface CaseRefusalTable extends OfCase {
  n: number;
  refused_from: string;
  /** Null: somebody on the server. */
  person_id: string | null;
  refused_at: Date;
  /** YYYY-MM-DD. */
  appeal_until: string;
  answer_by: string | null;
  body: Sealed;
  appealed_at: Date | null;
  outcome: 'upheld' | 'dismissed' | null;
  decided_by: string | null;
  decided_at: Date | null;
}

/** What somebody is told of in a case. */
export type CaseNews =
  | 'assigned'
  | 'mentioned'
  | 'message'
  | 'upload'
  | 'appeal'
  | 'new_case'
  | 'payment_request'
  | 'opinion_asked'
  | 'opinion_given';

/** What somebody is told of roles, and of cases that somebody else who lost theirs has left. */
export type RoleNews =
  | 'role_to_confirm'
  | 'role_confirmed'
  | 'role_declined'
  | 'role_to_lose'
  | 'role_given'
  | 'role_taken'
  | 'cases_left';

/** What somebody is told of an absence: as it is entered, when its first day comes, after its last, and when it ends early. */
export type AbsenceNews =
  | 'stands_in'
  | 'is_stood_in_for'
  | 'stand_in_begins'
  | 'stand_in_ended'
  | 'stand_in_over'
  | 'stand_in_lost';

/** What somebody is told of that is no single case's. */
export type OwnNews = 'bulk_ended';

export interface DeskNoticeTable {
  partner_id: string;
  id: string;
  person_id: string;
  /** Null: of a role, or of a job over many. */
  application_id: string | null;
  kind: CaseNews | RoleNews | AbsenceNews | OwnNews;
  at: Date;
  /** In whose place they are told. */
  for_person_id: Generated<string | null>;
}

interface DeskNoticeChoiceTable {
  partner_id: string;
  person_id: string;
  told: 'at_once' | 'daily' | 'never';
  hears_all: boolean;
  language: 'pl' | 'en';
}

interface DeskInboxTable {
  partner_id: string;
  person_id: string;
  columns: Json<readonly Column[]>;
  views: Json<readonly SavedView[]>;
}

interface RegulatorReportTable {
  partner_id: string;
  id: string;
  n: Generated<number>;
  year: number;
  cases: number;
  /** Millionths of a toe. */
  saving: ColumnType<string | number, number, number>;
  sha256: string;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  is_released: boolean | null;
}

export interface DeskTables extends BulkTables, ConversationTables {
  regulator_report: RegulatorReportTable;
  desk_notice: DeskNoticeTable;
  desk_notice_choice: DeskNoticeChoiceTable;
  case_refusal: CaseRefusalTable;
  desk_inbox: DeskInboxTable;
  desk_person: DeskPersonTable;
  desk_role: DeskRoleTable;
  desk_role_proposal: DeskRoleProposalTable;
  desk_leaver: DeskLeaverTable;
  desk_absence: DeskAbsenceTable;
  desk_session: DeskSessionTable;
  desk_invitation: DeskInvitationTable;
  case_assignment: CaseAssignmentTable;
  case_step: CaseStepTable;
  case_flag_look: CaseFlagLookTable;
  case_snooze: CaseSnoozeTable;
  case_label: CaseLabelTable;
  paper_entry: PaperEntryTable;
  correction_round: CorrectionRoundTable;
  document_verdict: DocumentVerdictTable;
}
