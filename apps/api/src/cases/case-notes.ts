import { openCipher } from './application-keys.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** What somebody at the desk wrote for the others about a case. */
export interface CaseNote {
  /** Counted from 1. */
  readonly n: number;
  readonly text: string;
  readonly personId: string;
  readonly at: Date;
}

/** Oldest first. */
export async function readNotes(store: EncryptedStore, key: ApplicationKey): Promise<readonly CaseNote[]> {
  const rows = await store.db
    .selectFrom('case_note')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map(({ n, body, person_id, at }) => ({
    n,
    text: cipher.open(body, notePlace(key, n)),
    personId: person_id,
    at,
  }));
}

/** Rows are only ever added. */
export async function addNote(
  store: EncryptedStore,
  key: ApplicationKey,
  { n, text, personId, at }: CaseNote,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const row = { ...ofCase(key), n, person_id: personId, at };
  await store.db
    .insertInto('case_note')
    .values({ ...row, body: cipher.seal(text, notePlace(key, n)) })
    .execute();
}

function notePlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `case note\n${partnerId}\n${applicationId}\n${n}`;
}
