import type { BulkAction, BulkJob } from '@ndp/contract/desk/bulk.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Generated } from 'kysely';
import type { Json, OfCase, Sealed } from './column-types.ts';

export interface BulkJobTable {
  partner_id: string;
  id: string;
  person_id: string;
  action: BulkAction;
  /** Of a hand-over, while it runs. */
  note: Sealed | null;
  /** YYYY-MM-DD. */
  until_day: string | null;
  label_id: Generated<string | null>;
  cases: number;
  done: Generated<number>;
  refused: Generated<number>;
  made_at: Date;
  ended_at: Date | null;
  ending: BulkJob['ending'];
  leased_until: Date | null;
  attempts: Generated<number>;
}

export interface BulkCaseTable extends OfCase {
  job_id: string;
  n: number;
  to_person: string | null;
  outcome: 'done' | 'refused' | 'failed' | null;
  refusal: Json<Readonly<Record<Language, string>> | null> | null;
  failures: Generated<number>;
}

export interface BulkTables {
  bulk_job: BulkJobTable;
  bulk_case: BulkCaseTable;
}
