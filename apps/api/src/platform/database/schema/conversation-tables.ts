import type { MessageTopic } from '@ndp/domain/case/offer.ts';
import type { Generated } from 'kysely';
import type { OfCase, Sealed } from './column-types.ts';

interface CaseMessageTable extends OfCase {
  n: number;
  body: Sealed;
  /** Null: the applicant. */
  person_id: string | null;
  at: Date;
  seen_at: Date | null;
  /** Null: about no offer. */
  topic: Generated<MessageTopic | null>;
  /** Polish day, `YYYY-MM-DD`, of an offer that was asked about. */
  answer_by: Generated<string | null>;
}

interface MessageFileTable extends OfCase {
  id: string;
  /** Null: its message is still being written. */
  message_n: number | null;
  /** Null: the applicant. */
  person_id: string | null;
  file_name: Sealed;
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: number;
  content_hash: string;
  storage_key: string;
  uploaded_at: Date;
}

interface CaseNoteTable extends OfCase {
  n: number;
  body: Sealed;
  person_id: string;
  at: Date;
}

interface CaseOpinionTable extends OfCase {
  n: number;
  asked_by: string;
  asked_of: string;
  /** Null: it waits. */
  answer_n: Generated<number | null>;
  verdict: Generated<'fine' | 'doubts' | 'not_my_field' | null>;
  seen_at: Generated<Date | null>;
}

interface CaseWatchTable extends OfCase {
  person_id: string;
}

/** What is said about a case, to its applicant and within the office. */
export interface ConversationTables {
  case_message: CaseMessageTable;
  message_file: MessageFileTable;
  case_note: CaseNoteTable;
  case_opinion: CaseOpinionTable;
  case_watch: CaseWatchTable;
}
