import type { Database } from '../../platform/database/database.ts';
import type { DraftName, SectionData } from '../../platform/database/schema/tables.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** The unsaved input of a section, or of a correction of the project. */
export interface SectionDraft {
  readonly typed: SectionData;
  readonly version: number;
  readonly savedAt: Date;
  /** When a helper typed in it last; null: nobody but the applicant did. */
  readonly preparedAt: Date | null;
}

export type SectionDrafts = Readonly<Partial<Record<DraftName, SectionDraft>>>;

export async function readDrafts(store: EncryptedStore, key: ApplicationKey): Promise<SectionDrafts> {
  const rows = await store.db
    .selectFrom('section_draft')
    .select(['section', 'typed', 'version', 'kept_at', 'prepared_at'])
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (rows.length === 0) return {};
  const cipher = await openCipher(store, key);
  const drafts = rows.map(({ section, typed, version, kept_at, prepared_at }) => {
    const data = JSON.parse(cipher.open(typed, sealContext('section draft', key, section))) as SectionData;
    return [section, { typed: data, version, savedAt: kept_at, preparedAt: prepared_at }];
  });
  return Object.fromEntries(drafts);
}

export async function writeDraft(
  store: EncryptedStore,
  key: ApplicationKey,
  section: DraftName,
  { typed, version, savedAt, preparedAt }: SectionDraft,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const sealed = cipher.seal(JSON.stringify(typed), sealContext('section draft', key, section));
  const values = { typed: sealed, version, kept_at: savedAt, prepared_at: preparedAt };
  await store.db
    .insertInto('section_draft')
    .values({ ...ofCase(key), section, ...values })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'section']).doUpdateSet(values),
    )
    .execute();
}

/** Removes what is typed in one section, because it is saved or given up; without a section, in all of them. */
export async function removeDrafts(db: Database, key: ApplicationKey, section?: DraftName): Promise<void> {
  await db
    .deleteFrom('section_draft')
    .where((row) => row.and({ ...ofCase(key), ...(section && { section }) }))
    .execute();
}
