import type { Trx } from '../platform/database/database.ts';
import { openCipher } from './application-keys.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** What somebody wrote about a case to the other side. */
export interface CaseMessage {
  /** Counted from 1. */
  readonly n: number;
  readonly text: string;
  /** Who wrote it at the desk; null: the applicant. */
  readonly personId: string | null;
  readonly at: Date;
}

/** Oldest first. */
export async function readMessages(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly CaseMessage[]> {
  const rows = await store.db
    .selectFrom('case_message')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map(({ n, body, person_id, at }) => ({
    n,
    text: cipher.open(body, messagePlace(key, n)),
    personId: person_id,
    at,
  }));
}

/** Rows are only ever added. */
export async function addMessage(
  store: EncryptedStore,
  key: ApplicationKey,
  { n, text, personId, at }: CaseMessage,
): Promise<void> {
  const cipher = await openCipher(store, key);
  await store.db
    .insertInto('case_message')
    .values({
      ...ofCase(key),
      n,
      body: cipher.seal(text, messagePlace(key, n)),
      person_id: personId,
      at,
      seen_at: null,
    })
    .execute();
}

/** Notes that the desk has looked at what the applicant wrote. */
export async function markSeen(trx: Trx, key: ApplicationKey, at: Date): Promise<void> {
  await trx
    .updateTable('case_message')
    .set({ seen_at: at })
    .where((row) => row.and(ofCase(key)))
    .where('person_id', 'is', null)
    .where('seen_at', 'is', null)
    .execute();
}

function messagePlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `case message\n${partnerId}\n${applicationId}\n${n}`;
}
