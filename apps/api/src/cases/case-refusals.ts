import type { RefusalReason } from '@ndp/flows/application/refusal/reasons.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { CaseRefusalTable } from '../platform/database/schema/desk-tables.ts';
import { openCipher } from './application-keys.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** The refusal of an application, the appeal against it, and the decision on that. */
export interface CaseRefusal extends RefusalWords {
  /** Counted from 1. */
  readonly n: number;
  readonly refusedFrom: string;
  /** Who refused at the desk; null: somebody on the server. */
  readonly personId: string | null;
  readonly refusedAt: Date;
  /** Polish days, `YYYY-MM-DD`. */
  readonly appealUntil: string;
  readonly answerBy: string | null;
  readonly appealedAt: Date | null;
  readonly outcome: 'upheld' | 'dismissed' | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** What was written, sealed. */
interface RefusalWords {
  readonly reasons: readonly RefusalReason[];
  /** The office's own words, beside the standard reasons. */
  readonly words: string;
  readonly appeal: string;
  /** Why the appeal was decided on as it was. */
  readonly answer: string;
}

/** The newest refusal of a case; undefined: it was never refused. */
export async function readRefusal(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<CaseRefusal | undefined> {
  const row = await store.db
    .selectFrom('case_refusal')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const cipher = await openCipher(store, key);
  const words: RefusalWords = JSON.parse(cipher.open(row.body, refusalPlace(key, row.n)));
  return { ...words, ...factsOf(row) };
}

function factsOf(row: Selectable<CaseRefusalTable>): Omit<CaseRefusal, keyof RefusalWords> {
  return {
    n: row.n,
    refusedFrom: row.refused_from,
    personId: row.person_id,
    refusedAt: row.refused_at,
    appealUntil: row.appeal_until,
    answerBy: row.answer_by,
    appealedAt: row.appealed_at,
    outcome: row.outcome,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  };
}

/** Keeps a refusal in place of what was kept of it. */
export async function writeRefusal(
  store: EncryptedStore,
  key: ApplicationKey,
  { reasons, words, appeal, answer, ...facts }: CaseRefusal,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const { n } = facts;
  const kept = {
    refused_from: facts.refusedFrom,
    person_id: facts.personId,
    refused_at: facts.refusedAt,
    appeal_until: facts.appealUntil,
    answer_by: facts.answerBy,
    body: cipher.seal(JSON.stringify({ reasons, words, appeal, answer }), refusalPlace(key, n)),
    appealed_at: facts.appealedAt,
    outcome: facts.outcome,
    decided_by: facts.decidedBy,
    decided_at: facts.decidedAt,
  };
  await store.db
    .insertInto('case_refusal')
    .values({ ...ofCase(key), n, ...kept })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'n']).doUpdateSet(kept))
    .execute();
}

/** Forgets a refusal that nobody was told of. */
export async function removeRefusal(db: Database, key: ApplicationKey, n: number): Promise<void> {
  await db
    .deleteFrom('case_refusal')
    .where((row) => row.and(ofCase(key)))
    .where('n', '=', n)
    .execute();
}

function refusalPlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `case refusal\n${partnerId}\n${applicationId}\n${n}`;
}
