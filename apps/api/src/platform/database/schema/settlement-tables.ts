import type { Language } from '@ndp/flows/message.ts';
import type { Json, OfCase, Sealed } from './column-types.ts';

interface SettlementDocumentTable {
  partner_id: string;
  id: string;
  application_id: string;
  kind: string;
  file_name: Sealed;
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'application/xml';
  bytes: number;
  content_hash: string;
  storage_key: string;
  uploaded_at: Date;
  removed_at: Date | null;
  facts: Sealed | null;
}

interface PaymentApplicationTable extends OfCase {
  n: number;
  /** YYYY-MM-DD. */
  completion_date: string;
  data: Sealed;
  document_ids: Json<readonly string[]>;
  statement_version: string;
  statement_hash: string;
  language: Language;
  requested_at: Date;
}

export interface SettlementTables {
  file_store: FileStoreTable;
  erased_file: { storage_key: string };
  settlement_document: SettlementDocumentTable;
  payment_application: PaymentApplicationTable;
}

interface FileStoreTable {
  n: 1;
  /** Lies in the store as well. */
  id: string;
  bound_at: Date;
}
