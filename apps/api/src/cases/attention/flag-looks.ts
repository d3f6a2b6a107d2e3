import { type FlagFacts, isLookable, isSeen, type LookableFlag } from '@ndp/domain/workflow/flag-looks.ts';
import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { openCipher } from '../application-keys.ts';
import { type ApplicationKey, ofCase } from '../case-key.ts';
import type { EncryptedStore } from '../encrypted-store.ts';
import { isEarlyInvoice } from './settlement-facts.ts';

/** That somebody looked at a flag, and why it is in order. */
export interface FlagLook extends FlagFacts {
  readonly flag: LookableFlag;
  readonly personId: string;
  readonly at: Date;
  readonly reason: string;
}

type FactsOfCase = Readonly<Record<LookableFlag, FlagFacts>>;

/** Of each case the facts behind each flag that can be looked at, whether it is raised or not. */
export async function factsOfFlags(
  trx: Trx,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FactsOfCase>> {
  const of = sql`partner_id = ${partnerId} and application_id = own.id`;
  const { rows } = await sql<{
    id: string;
    mail: Date | null;
    signing: Date | null;
    objected: Date | null;
    invoice: Date | null;
    mark: string;
  }>`
    select own.id, (select max(failed_at) from outbox where ${of}) as mail,
      (select max(changed_at) from signature_request where ${of} and state = 'failed') as signing,
      (select max(answered_at) from co_owner_answer where ${of} and answer = 'object') as objected,
      (select max(given_at) from document_verdict where ${of} and ${isEarlyInvoice}) as invoice,
      traits_mark(${partnerId}, own.id, ${[...endStatuses]}::text[]) as mark
    from unnest(${[...ids]}::uuid[]) as own (id)`.execute(trx);
  const timed = (until: Date | null) => ({ until: until ?? new Date(0), mark: '' });
  return new Map(
    rows.map(({ id, mail, signing, objected, invoice, mark }) => [
      id,
      {
        under_way: { until: new Date(0), mark },
        mail_failed: timed(mail),
        signing_failed: timed(signing),
        co_owner_objected: timed(objected),
        invoice_before: timed(invoice),
      },
    ]),
  );
}

/** The looks at flags of a case. */
export async function readLooks(store: EncryptedStore, key: ApplicationKey): Promise<readonly FlagLook[]> {
  const rows = await store.db
    .selectFrom('case_flag_look')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
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
    .values({ ...ofCase(key), flag: look.flag, ...kept })
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
  if (looks.length === 0) return flags;
  const facts = await factsOfFlags(trx, partnerId, [...new Set(looks.map((look) => look.application_id))]);
  const marked = new Map(flags);
  for (const [id, of] of facts) {
    const lookAt = (kind: string) => looks.find((look) => look.application_id === id && look.flag === kind);
    const isLooked = ({ kind }: Of) => isLookable(kind) && isSeen(of[kind], lookAt(kind));
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
