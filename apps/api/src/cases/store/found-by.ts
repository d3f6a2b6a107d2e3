import { type Term, termsOf } from '@ndp/domain/search/terms.ts';
import { type CaseTrait, traitsIn } from '@ndp/domain/workflow/case-traits.ts';
import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SectionData } from '../../platform/database/schema/tables.ts';
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

/** Stores the traits of a section in place of those before, as hashes that are the same in every partner's portal. */
export async function writeTraits(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
  section: string,
  data: SectionData,
): Promise<void> {
  for (const [trait, value] of traitsIn(section, data)) {
    await db
      .deleteFrom('case_trait')
      .where((row) => row.and({ ...ofCase(key), trait }))
      .execute();
    if (value === undefined) continue;
    await db
      .insertInto('case_trait')
      .values({ ...ofCase(key), trait, hash: traitHash(keys, trait, value) })
      .execute();
  }
}

/** What a trait is stored as, and looked for by. */
export function traitHash(keys: KeyRing, trait: CaseTrait, value: string): Buffer {
  return keys.hash('case-trait', `${trait}\n${value}`);
}

/** What an application shares with another that has not ended, here or at another partner; never with which. */
export async function findTraitsUnderWay(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<readonly CaseTrait[]> {
  const { rows } = await sql<{ traits: CaseTrait[] }>`
    select traits_shared(${partnerId}, ${applicationId}::uuid, ${[...endStatuses]}::text[]) as traits`.execute(
    db,
  );
  return rows[0]?.traits ?? [];
}

/** The cases of the same partner under way that share some of these traits with an application, the newest first. */
export async function findTwins(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
  traits: readonly CaseTrait[],
): Promise<readonly { readonly reference: string; readonly traits: readonly CaseTrait[] }[]> {
  if (traits.length === 0) return [];
  const { rows } = await sql<{ reference: string; traits: CaseTrait[] }>`
    select its.reference, array_agg(own.trait order by own.trait) as traits
    from case_trait as own
    join case_trait as other on other.trait = own.trait and other.hash = own.hash
      and other.partner_id = own.partner_id and other.application_id <> own.application_id
    join application as its on its.partner_id = other.partner_id and its.id = other.application_id
    where own.partner_id = ${partnerId} and own.application_id = ${applicationId}::uuid
      and own.trait = any(${[...traits]}::text[]) and its.status <> all(${[...endStatuses]}::text[])
    group by its.reference, its.created_at order by its.created_at desc, its.reference`.execute(db);
  return rows;
}

/** The same of each of these applications of a partner, where there is anything. */
export async function findTraitsOfEach(
  db: Database,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CaseTrait[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; traits: CaseTrait[] }>`
    select id, traits_shared(${partnerId}, id, ${[...endStatuses]}::text[]) as traits
    from unnest(${ids}::uuid[]) as id`.execute(db);
  return new Map(rows.map(({ id, traits }) => [id, traits]));
}
