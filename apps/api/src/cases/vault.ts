import type { KeyRing } from '../platform/crypto/secrets.ts';
import type { Database } from '../platform/database/database.ts';

/** Where applications are kept, and the ring that opens their keys. */
export interface Vault {
  readonly db: Database;
  readonly keys: KeyRing;
}
