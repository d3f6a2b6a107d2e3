import type { OfCase, Sealed } from './column-types.ts';

interface ApplicationKeyTable extends OfCase {
  sealed_key: Sealed;
  key_id: string;
}

interface HashKeyTable {
  n: number;
  sealed_key: Sealed;
  key_id: string;
  created_at: Date;
}

export interface KeyTables {
  application_key: ApplicationKeyTable;
  hash_key: HashKeyTable;
}
