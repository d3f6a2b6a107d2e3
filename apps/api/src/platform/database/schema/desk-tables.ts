import type { DeskRole } from '@ndp/contract/desk/permissions.ts';
import type { Sealed } from './column-types.ts';

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

export interface DeskTables {
  desk_person: DeskPersonTable;
  desk_role: DeskRoleTable;
  desk_session: DeskSessionTable;
  case_assignment: CaseAssignmentTable;
}
