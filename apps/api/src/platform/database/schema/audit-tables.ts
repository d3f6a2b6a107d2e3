/** Written by `note_act` of the database alone. */
export interface AuditEntryTable {
  partner_id: string;
  application_id: string;
  n: number;
  at: Date;
  entry: string;
  /** SHA-256 over the hash before, a line feed and the entry; hexadecimal. */
  hash: string;
}

export interface AuditAnchorTable {
  n: number;
  at: Date;
  key_id: string;
  hash: string;
}

export interface AuditAnchoredTable {
  partner_id: string;
  anchor: number;
  application_id: string;
  n: number;
  hash: string;
}

export interface EvidenceTables {
  audit_entry: AuditEntryTable;
  audit_anchor: AuditAnchorTable;
  audit_anchored: AuditAnchoredTable;
}
