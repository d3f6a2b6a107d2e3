import {
  type FlagFacts,
  isReviewable,
  isSeen,
  type ReviewableFlag,
} from '@ndp/domain/workflow/flag-looks.ts';
import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { isEarlyInvoice } from './settlement-facts.ts';

/** That somebody looked at a flag, and why it is in order. */
export interface FlagReview extends FlagFacts {
  readonly flag: ReviewableFlag;
  readonly personId: string;
  readonly at: Date;
  readonly reason: string;
}

type FactsOfCase = Readonly<Record<ReviewableFlag, FlagFacts>>;

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
export async function readFlagReviews(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly FlagReview[]> {
  const rows = await store.db
    .selectFrom('case_flag_look')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map(({ flag, facts_until, facts_mark, person_id, looked_at, reason }) => ({
    ...{ flag, until: facts_until, mark: facts_mark, personId: person_id, at: looked_at },
    reason: cipher.open(reason, sealContext('flag look', key, flag)),
  }));
}

/** Writes a look in place of the one before. */
export async function writeFlagReview(
  store: EncryptedStore,
  key: ApplicationKey,
  look: FlagReview,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const values = {
    facts_until: look.until,
    facts_mark: look.mark,
    person_id: look.personId,
    looked_at: look.at,
    reason: cipher.seal(look.reason, sealContext('flag look', key, look.flag)),
  };
  await store.db
    .insertInto('case_flag_look')
    .values({ ...ofCase(key), flag: look.flag, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'flag']).doUpdateSet(values))
    .execute();
}

/** Marks the flags somebody has looked at since their facts came. */
export async function markReviewed<Of extends { readonly kind: string }>(
  trx: Trx,
  partnerId: string,
  flags: ReadonlyMap<string, readonly Of[]>,
): Promise<ReadonlyMap<string, readonly (Of & { readonly isReviewed?: true })[]>> {
  const ids = [...flags].filter(([, own]) => own.some(({ kind }) => isReviewable(kind))).map(([id]) => id);
  if (ids.length === 0) return flags;
  const reviews = await trx
    .selectFrom('case_flag_look')
    .select(['application_id', 'flag', 'facts_until as until', 'facts_mark as mark'])
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .execute();
  if (reviews.length === 0) return flags;
  const facts = await factsOfFlags(trx, partnerId, [...new Set(reviews.map((look) => look.application_id))]);
  const marked = new Map(flags);
  for (const [id, of] of facts) {
    const reviewOf = (kind: string) =>
      reviews.find((look) => look.application_id === id && look.flag === kind);
    const isFlagReviewed = ({ kind }: Of) => isReviewable(kind) && isSeen(of[kind], reviewOf(kind));
    marked.set(
      id,
      (flags.get(id) ?? []).map((flag) => (isFlagReviewed(flag) ? { ...flag, isReviewed: true } : flag)),
    );
  }
  return marked;
}
