import type { Database } from '../platform/database/database.ts';
import type { Write } from '../platform/database/one-statement.ts';
import type { DraftName, SectionData } from '../platform/database/schema/tables.ts';
import { openCipher } from './application-keys.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** What is typed in a section, or to correct the project, and not given yet. */
export interface KeptDraft {
  readonly typed: SectionData;
  readonly version: number;
  readonly keptAt: Date;
  /** When a helper typed in it last; null: nobody but the applicant did. */
  readonly preparedAt: Date | null;
}

export type KeptDrafts = Readonly<Partial<Record<DraftName, KeptDraft>>>;

export async function readDrafts(store: EncryptedStore, key: ApplicationKey): Promise<KeptDrafts> {
  const rows = await store.db
    .selectFrom('section_draft')
    .select(['section', 'typed', 'version', 'kept_at', 'prepared_at'])
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (rows.length === 0) return {};
  const cipher = await openCipher(store, key);
  const drafts = rows.map(({ section, typed, version, kept_at, prepared_at }) => {
    const data = JSON.parse(cipher.open(typed, draftPlace(key, section))) as SectionData;
    return [section, { typed: data, version, keptAt: kept_at, preparedAt: prepared_at }];
  });
  return Object.fromEntries(drafts);
}

export async function writeDraft(
  store: EncryptedStore,
  key: ApplicationKey,
  section: DraftName,
  { typed, version, keptAt, preparedAt }: KeptDraft,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const sealed = cipher.seal(JSON.stringify(typed), draftPlace(key, section));
  const kept = { typed: sealed, version, kept_at: keptAt, prepared_at: preparedAt };
  await store.db
    .insertInto('section_draft')
    .values({ ...ofCase(key), section, ...kept })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'section']).doUpdateSet(kept))
    .execute();
}

/** What removes what is typed in one section, because it is saved or given up; without a section, in all of them. */
export function draftsRemoval(db: Database, key: ApplicationKey, section?: DraftName): Write {
  const drafts = db.deleteFrom('section_draft').where((row) => row.and(ofCase(key)));
  return section ? drafts.where('section', '=', section) : drafts;
}

function draftPlace({ partnerId, applicationId }: ApplicationKey, section: string): string {
  return `section draft\n${partnerId}\n${applicationId}\n${section}`;
}
