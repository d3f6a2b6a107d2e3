import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';

export interface EncryptedStore {
  readonly db: Database;
  readonly keys: KeyRing;
}
