import { type Term, termsOf } from '@ndp/domain/search/terms.ts';
import type { KeyRing } from '../platform/crypto/secrets.ts';
import type { Write } from '../platform/database/one-statement.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** Which hashes are kept of a case today: tokens and traits; cases of an earlier form are written anew. */
export const searchForm = 2;
/** Which form the tokens of `@ndp/domain/search/terms.ts` have. */
const tokenForm = 1;

/** What a term is kept as, and looked for by; at another partner the same term is another token. */
export function searchToken(keys: KeyRing, partnerId: string, [kind, value]: Term): Buffer {
  return keys.hash('search', `${tokenForm}\n${partnerId}\n${kind}\n${value}`).subarray(0, 10);
}

/** What keeps the tokens of what was told at one place of a case, in place of those of before. */
export function searchWrites(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
  toldIn: string,
  told: Readonly<Record<string, unknown>>,
): readonly Write[] {
  const tokens = termsOf(told).map((term) => searchToken(keys, key.partnerId, term));
  const place = { ...ofCase(key), told_in: toldIn };
  const gone = db
    .deleteFrom('search_token')
    .where((row) => row.and(ofCase(key)))
    .where('told_in', '=', toldIn)
    .$if(tokens.length > 0, (old) => old.where('token', 'not in', tokens));
  if (tokens.length === 0) return [gone];
  const kept = db
    .insertInto('search_token')
    .values(tokens.map((token) => ({ ...place, token })))
    .onConflict((same) => same.doNothing());
  return [gone, kept];
}
