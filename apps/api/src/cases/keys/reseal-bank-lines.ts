import { keyIdOf } from '../../platform/crypto/secrets.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** Where the words of a bank’s line are sealed that no case is known for. */
export function bankLineContext(partnerId: string, entryHash: string): string {
  return `bank-line\n${partnerId}\n${entryHash}`;
}

/** Seals them under the first key of the ring. Returns how many. */
export async function resealBankLines({ db, keys }: EncryptedStore): Promise<number> {
  const rows = await db
    .selectFrom('bank_line')
    .select(['partner_id', 'entry_hash', 'words'])
    .where('words', 'is not', null)
    .execute();
  let done = 0;
  for (const { partner_id, entry_hash, words } of rows) {
    if (!words || keyIdOf(words) === keys.current.id) continue;
    const context = bankLineContext(partner_id, entry_hash);
    await db
      .updateTable('bank_line')
      .set({ words: keys.sealBytes(keys.openBytes(words, context), context) })
      .where((row) => row.and({ partner_id, entry_hash, words }))
      .execute();
    done += 1;
  }
  return done;
}
