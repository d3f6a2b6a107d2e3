import type { Column, SavedView } from '@ndp/contract/desk/inbox.ts';
import type { DeskRole } from '@ndp/contract/desk/permissions.ts';
import type { CorrectionState } from '@ndp/domain/workflow/correction-round.ts';
import type { Json, Sealed } from './column-types.ts';

export interface DeskPersonTable {
  id: string;
  issuer: string;
  subject: string;
  /** Null until they logged in. */
  facts: Sealed | null;
  made_at: Date;
  seen_at: Date | null;
}

export interface DeskRoleTable {
  partner_id: string;
  person_id: string;
  role: DeskRole;
  given_at: Date;
}

export interface DeskSessionTable {
  id_hash: Uint8Array;
  person_id: string;
  factor: string;
  began_at: Date;
  seen_at: Date;
  ends_at: Date;
}

export interface CaseAssignmentTable {
  partner_id: string;
  application_id: string;
  person_id: string;
  assigned_at: Date;
}

export interface CorrectionRoundTable {
  partner_id: string;
  application_id: string;
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

export interface DocumentVerdictTable {
  partner_id: string;
  application_id: string;
  document_id: string;
  verdict: 'accepted' | 'insufficient';
  person_id: string;
  given_at: Date;
}

export interface CaseMessageTable {
  partner_id: string;
  application_id: string;
  n: number;
  body: Sealed;
  /** Null: the applicant. */
  person_id: string | null;
  at: Date;
  seen_at: Date | null;
}

export interface DeskInboxTable {
  partner_id: string;
  person_id: string;
  columns: Json<readonly Column[]>;
  views: Json<readonly SavedView[]>;
}

export interface DeskTables {
  desk_inbox: DeskInboxTable;
  case_message: CaseMessageTable;
  desk_person: DeskPersonTable;
  desk_role: DeskRoleTable;
  desk_session: DeskSessionTable;
  case_assignment: CaseAssignmentTable;
  correction_round: CorrectionRoundTable;
  document_verdict: DocumentVerdictTable;
}
