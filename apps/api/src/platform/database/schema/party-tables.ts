import type { Language } from '@ndp/flows/message.ts';
import type { OfCase, Sealed } from './column-types.ts';

export interface CoOwnerTable {
  partner_id: string;
  id: string;
  application_id: string;
  n: number;
  person: Sealed;
  language: Language;
  asked_at: Date | null;
  state: 'named' | 'waiting' | 'agreed' | 'objected';
  created_at: Date;
}

interface CoOwnerAnswerTable {
  partner_id: string;
  co_owner_id: string;
  n: number;
  application_id: string;
  answer: 'agree' | 'object';
  statement_version: string;
  statement_hash: string;
  summary_hash: string;
  language: Language;
  details: Sealed;
  answered_at: Date;
}

export interface SecondAddressTable extends OfCase {
  address: Sealed;
  state: 'asked' | 'confirmed' | 'stopped';
  asked_at: Date;
  answered_at: Date | null;
}

export interface HelperTable extends OfCase {
  person: Sealed;
  state: 'invited' | 'handed_over' | 'declined';
  invited_at: Date;
  answered_at: Date | null;
}

/** Whoever takes part in a case beside its applicant. */
export interface PartyTables {
  co_owner: CoOwnerTable;
  co_owner_answer: CoOwnerAnswerTable;
  second_address: SecondAddressTable;
  helper: HelperTable;
}
