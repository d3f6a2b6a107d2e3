import { type FlagFacts, isLookable, isSeen, type LookableFlag } from '@ndp/domain/workflow/flag-looks.ts';
import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { openCipher } from '../application-keys.ts';
import type { ApplicationKey } from '../case-key.ts';
import type { EncryptedStore } from '../encrypted-store.ts';

/** That somebody looked at a flag, and why it is in order. */
export interface FlagLook extends FlagFacts {
  readonly flag: LookableFlag;
  readonly personId: string;
  readonly at: Date;
  readonly reason: string;
}

/** The facts behind each flag of a case that can be looked at, whether it is raised or not. */
export async function factsOfFlags(
  trx: Trx,
  { partnerId, applicationId }: ApplicationKey,
): Promise<Readonly<Record<LookableFlag, FlagFacts>>> {
  const of = sql`partner_id = ${partnerId} and application_id = ${applicationId}`;
  const { rows } = await sql<{
    mail: Date | null;
    signing: Date | null;
    objected: Date | null;
    mark: string;
  }>`
    select (select max(failed_at) from outbox where ${of}) as mail,
      (select max(changed_at) from signature_request where ${of} and state = 'failed') as signing,
      (select max(answered_at) from co_owner_answer where ${of} and answer = 'object') as objected,
      traits_mark(${partnerId}, ${applicationId}::uuid, ${[...endStatuses]}::text[]) as mark`.execute(trx);
  const [row] = rows;
  const timed = (until: Date | null | undefined) => ({ until: until ?? new Date(0), mark: '' });
  return {
    under_way: { until: new Date(0), mark: row?.mark ?? '' },
    mail_failed: timed(row?.mail),
    signing_failed: timed(row?.signing),
    co_owner_objected: timed(row?.objected),
  };
}

/** The looks at flags of a case. */
export async function readLooks(store: EncryptedStore, key: ApplicationKey): Promise<readonly FlagLook[]> {
  const rows = await store.db
    .selectFrom('case_flag_look')
    .selectAll()
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map(({ flag, facts_until, facts_mark, person_id, looked_at, reason }) => ({
    ...{ flag, until: facts_until, mark: facts_mark, personId: person_id, at: looked_at },
    reason: cipher.open(reason, lookPlace(key, flag)),
  }));
}

/** Keeps a look in place of the one before. */
export async function keepLook(store: EncryptedStore, key: ApplicationKey, look: FlagLook): Promise<void> {
  const cipher = await openCipher(store, key);
  const kept = {
    facts_until: look.until,
    facts_mark: look.mark,
    person_id: look.personId,
    looked_at: look.at,
    reason: cipher.seal(look.reason, lookPlace(key, look.flag)),
  };
  await store.db
    .insertInto('case_flag_look')
    .values({ partner_id: key.partnerId, application_id: key.applicationId, flag: look.flag, ...kept })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'flag']).doUpdateSet(kept))
    .execute();
}

/** Marks the flags somebody has looked at since their facts came. */
export async function markLooked<Of extends { readonly kind: string }>(
  trx: Trx,
  partnerId: string,
  flags: ReadonlyMap<string, readonly Of[]>,
): Promise<ReadonlyMap<string, readonly (Of & { readonly isLooked?: true })[]>> {
  const ids = [...flags].filter(([, own]) => own.some(({ kind }) => isLookable(kind))).map(([id]) => id);
  if (ids.length === 0) return flags;
  const looks = await trx
    .selectFrom('case_flag_look')
    .select(['application_id', 'flag', 'facts_until as until', 'facts_mark as mark'])
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .execute();
  const marked = new Map(flags);
  for (const id of new Set(looks.map(({ application_id }) => application_id))) {
    const facts = await factsOfFlags(trx, { partnerId, applicationId: id });
    const own = looks.filter(({ application_id }) => application_id === id);
    const isLooked = ({ kind }: Of) =>
      isLookable(kind) &&
      isSeen(
        facts[kind],
        own.find(({ flag }) => flag === kind),
      );
    marked.set(
      id,
      (flags.get(id) ?? []).map((flag) => (isLooked(flag) ? { ...flag, isLooked: true } : flag)),
    );
  }
  return marked;
}

function lookPlace({ partnerId, applicationId }: ApplicationKey, flag: LookableFlag): string {
  return `flag look\n${partnerId}\n${applicationId}\n${flag}`;
}
