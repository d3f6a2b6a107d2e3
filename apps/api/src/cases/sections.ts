import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { Selectable } from 'kysely';
import type { ApplicationCipher } from '../platform/crypto/application-cipher.ts';
import type { Database, Trx } from '../platform/database/database.ts';
import type { Write } from '../platform/database/one-statement.ts';
import type {
  Application,
  ApplicationSectionTable,
  SectionData,
} from '../platform/database/schema/tables.ts';
import { openCipher } from './application-keys.ts';
import { type ApplicationKey, keyOf, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import type { OpenKey } from './events.ts';

export interface SavedSection {
  readonly data: SectionData;
  readonly revision: number;
  readonly savedAt: Date;
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

/** Where a section's bytes belong; with the revision they were saved at, so that older ones do not open in their place. */
export function sectionPlace(
  { partnerId, applicationId }: ApplicationKey,
  section: string,
  revision: number,
): string {
  return `${unversionedPlace({ partnerId, applicationId }, section)}\n${revision}`;
}

/** What sections of before were bound to. */
function unversionedPlace({ partnerId, applicationId }: ApplicationKey, section: string): string {
  return `section\n${partnerId}\n${applicationId}\n${section}`;
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
  const open = (place: string) => JSON.parse(cipher.open(data, place)) as SectionData;
  try {
    return open(sectionPlace(key, section, revision));
  } catch {
    return open(unversionedPlace(key, section));
  }
}

/** What stores a section in place of the one before. */
export function sectionWrite(
  db: Database,
  key: OpenKey,
  section: SectionName,
  { data, revision, savedAt }: SavedSection,
): Write {
  const { cipher } = key;
  const sealed = cipher.seal(JSON.stringify(data), sectionPlace(key, section, revision));
  const saved = { data: sealed, revision, saved_at: savedAt };
  return db
    .insertInto('application_section')
    .values({ ...ofCase(key), section, ...saved })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'section']).doUpdateSet(saved),
    );
}

export async function removeSection(trx: Trx, key: ApplicationKey, section: SectionName): Promise<void> {
  await trx
    .deleteFrom('application_section')
    .where((row) => row.and(ofCase(key)))
    .where('section', '=', section)
    .execute();
}
