import type { RefusalReason } from '@ndp/flows/application/refusal/reasons.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';
import { sealedRows } from './sealed-rows.ts';

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

/** The written parts, sealed. */
interface RefusalWords {
  readonly reasons: readonly RefusalReason[];
  /** The office's own words, beside the standard reasons. */
  readonly words: string;
  readonly appeal: string;
  /** Why the appeal was decided on as it was. */
  readonly answer: string;
}

/** The refusals of a case, the newest alone, undefined where it was never refused; and a refusal written in place of its version before. */
export const {
  read: readRefusals,
  readNewest: readRefusal,
  write: writeRefusal,
} = sealedRows({
  table: 'case_refusal',
  sealed: { body: 'case refusal' },
  fromRow: (row, { body }): CaseRefusal => ({
    ...(JSON.parse(body) as RefusalWords),
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
  }),
  toRow: (refusal) => ({
    refused_from: refusal.refusedFrom,
    person_id: refusal.personId,
    refused_at: refusal.refusedAt,
    appeal_until: refusal.appealUntil,
    answer_by: refusal.answerBy,
    appealed_at: refusal.appealedAt,
    outcome: refusal.outcome,
    decided_by: refusal.decidedBy,
    decided_at: refusal.decidedAt,
  }),
  toWords: ({ reasons, words, appeal, answer }) => ({
    body: JSON.stringify({ reasons, words, appeal, answer }),
  }),
});

/** Removes a refusal whose applicant was not notified. */
export async function removeRefusal(db: Database, key: ApplicationKey, n: number): Promise<void> {
  await db
    .deleteFrom('case_refusal')
    .where((row) => row.and(ofCase(key)))
    .where('n', '=', n)
    .execute();
}
