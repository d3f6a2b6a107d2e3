import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { Selectable } from 'kysely';
import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type {
  Application,
  ApplicationSectionTable,
  SectionData,
} from '../../platform/database/schema/tables.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, keyOf, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import type { OpenKey } from './events.ts';
import { writeTokens, writeTraits } from './found-by.ts';

export interface SavedSection {
  readonly data: SectionData;
  readonly revision: number;
  readonly savedAt: Date;
  /** When a helper typed in it before it was saved; what is noted once stays. */
  readonly preparedAt?: Date | null;
}

export type SavedSections = Readonly<Partial<Record<SectionName, SavedSection>>>;

export async function readSections(store: EncryptedStore, key: ApplicationKey): Promise<SavedSections> {
  const rows = await store.db
    .selectFrom('application_section')
    .select(['section', 'data', 'revision', 'saved_at'])
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (rows.length === 0) return {};
  return openSections({ ...key, cipher: await openCipher(store, key) }, rows);
}

/** The sections of each of these applications of a partner, by their ids. */
export async function readSectionsOfEach(
  db: Database,
  partnerId: string,
  applications: readonly Application[],
): Promise<ReadonlyMap<string, SavedSections>> {
  const ids = applications.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('application_section')
    .select(['application_id', 'section', 'data', 'revision', 'saved_at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .execute();
  const byCase = new Map<string, SectionRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) byCase.get(row.application_id)?.push(row);
  return new Map(applications.map((each) => [each.id, openSections(keyOf(each), byCase.get(each.id) ?? [])]));
}

type SectionRow = Pick<Selectable<ApplicationSectionTable>, 'section' | 'data' | 'revision' | 'saved_at'>;

function openSections(key: OpenKey, rows: readonly SectionRow[]): SavedSections {
  return Object.fromEntries(
    rows.map((row) => [
      row.section,
      { data: openSection(key.cipher, key, row), revision: row.revision, savedAt: row.saved_at },
    ]),
  );
}

function openSection(
  cipher: ApplicationCipher,
  key: ApplicationKey,
  {
    section,
    data,
    revision,
  }: { readonly section: string; readonly data: Uint8Array; readonly revision: number },
): SectionData {
  const open = (context: string) => JSON.parse(cipher.open(data, context)) as SectionData;
  try {
    return open(sealContext('section', key, section, revision));
  } catch {
    // Sections of before were not bound to their revision.
    return open(sealContext('section', key, section));
  }
}

/** Stores a section in place of the one before, with the hashes its case is found and compared by. */
export async function writeSection(
  store: EncryptedStore,
  key: ApplicationKey,
  section: SectionName,
  { data, revision, savedAt, preparedAt = null }: SavedSection,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const sealed = cipher.seal(JSON.stringify(data), sealContext('section', key, section, revision));
  const saved = { data: sealed, revision, saved_at: savedAt, ...(preparedAt && { prepared_at: preparedAt }) };
  await store.db
    .insertInto('application_section')
    .values({ ...ofCase(key), section, ...saved })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'section']).doUpdateSet(saved),
    )
    .execute();
  await writeTraits(store, key, section, data);
  await writeTokens(store, key, section, data);
}

/** The sections of a case in which a helper typed before the applicant saved them. */
export async function readPrepared(db: Database, key: ApplicationKey): Promise<readonly SectionName[]> {
  const rows = await db
    .selectFrom('application_section')
    .select('section')
    .where((row) => row.and(ofCase(key)))
    .where('prepared_at', 'is not', null)
    .execute();
  return rows.map(({ section }) => section);
}

export async function removeSection(trx: Trx, key: ApplicationKey, section: SectionName): Promise<void> {
  await trx
    .deleteFrom('application_section')
    .where((row) => row.and(ofCase(key)))
    .where('section', '=', section)
    .execute();
}
