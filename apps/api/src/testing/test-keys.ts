import { KeyRing } from '../platform/crypto/secrets.ts';

/** A ring of one fixed key, for tests. */
export const testKeys = new KeyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
