interface ApplicationKeyTable {
  partner_id: string;
  application_id: string;
  /** The application's key, sealed under a key of the ring. */
  sealed_key: Uint8Array;
  key_id: string;
}

interface HashKeyTable {
  n: number;
  /** Sealed under a key of the ring. */
  sealed_key: Uint8Array;
  key_id: string;
  created_at: Date;
}

/** The keys that lie in the database, each sealed under one of the ring. */
export interface KeyTables {
  application_key: ApplicationKeyTable;
  hash_key: HashKeyTable;
}
