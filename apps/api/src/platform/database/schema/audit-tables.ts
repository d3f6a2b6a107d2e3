import type { ColumnType } from 'kysely';
import type { OfCase } from './column-types.ts';

/** Written by `note_act` of the database alone. */
export interface AuditEntryTable extends OfCase {
  n: number;
  at: Date;
  entry: string;
  /** SHA-256 over the hash before, a line feed and the entry; hexadecimal. */
  hash: string;
  /** SHA-256 over the key of the act, a line feed and the hash; null where the product did not act. */
  mac: string | null;
}

export interface AuditAnchorTable {
  n: number;
  at: Date;
  key_id: string;
  hash: string;
  /** 3 binds the key's id and the ends of the chains of acts; 2 one last act, 1 neither. */
  form: ColumnType<number, number, never>;
  /** Of form 2: the last act of an operator until then. */
  acts_n: number | null;
  acts_mac: string | null;
}

export interface AuditAnchoredTable {
  partner_id: string;
  anchor: number;
  application_id: string;
  n: number;
  hash: string;
}

export interface ActAnchoredTable {
  anchor: number;
  chain: string;
  n: number;
  mac: string;
}

export interface EvidenceTables {
  act_anchored: ActAnchoredTable;
  audit_entry: AuditEntryTable;
  audit_anchor: AuditAnchorTable;
  audit_anchored: AuditAnchoredTable;
}
