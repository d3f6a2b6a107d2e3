import { type Term, termsOf } from '@ndp/domain/search/terms.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** Which hashes are kept of a case today: tokens and traits; cases of an earlier form are written anew. */
export const searchForm = 3;
/** Which form the tokens of `@ndp/domain/search/terms.ts` have. */
const tokenForm = 1;

/** What a term is stored as, and looked for by; at another partner the same term is another token. */
export function searchToken(keys: KeyRing, partnerId: string, [kind, value]: Term): Buffer {
  return keys.hash('search', `${tokenForm}\n${partnerId}\n${kind}\n${value}`).subarray(0, 10);
}

/** Stores the tokens of one part of a case (its facts, a section, a co-owner) in place of those before. */
export async function writeTokens(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
  source: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const part = { ...ofCase(key), told_in: source };
  const tokens = termsOf(data).map((term) => searchToken(keys, key.partnerId, term));
  await db
    .deleteFrom('search_token')
    .where((row) => row.and(part))
    .execute();
  if (tokens.length === 0) return;
  await db
    .insertInto('search_token')
    .values(tokens.map((token) => ({ ...part, token })))
    .onConflict((same) => same.doNothing())
    .execute();
}
