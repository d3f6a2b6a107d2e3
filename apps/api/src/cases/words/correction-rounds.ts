import type { CorrectionItem, CorrectionState } from '@ndp/domain/workflow/correction-round.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Unit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { sealedRows } from './sealed-rows.ts';

/** A stored request for correction. */
export interface CorrectionRound {
  /** Counted from 1. */
  readonly n: number;
  readonly state: CorrectionState;
  readonly items: readonly CorrectionItem[];
  /** Who prepared it last, then who sent it. */
  readonly personId: string;
  /** When its draft was saved last; differs between two lists of a round. */
  readonly madeAt: Date;
  /** Polish day, `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly sentAt: Date | null;
  readonly answeredAt: Date | null;
}

const rounds = sealedRows({
  table: 'correction_round',
  sealed: { items: 'correction round' },
  fromRow: (row, { items }): CorrectionRound => ({
    n: row.n,
    state: row.state,
    items: JSON.parse(items) as CorrectionItem[],
    personId: row.person_id,
    madeAt: row.made_at,
    dueOn: row.due_on,
    sentAt: row.sent_at,
    answeredAt: row.answered_at,
  }),
  toRow: (round) => ({
    state: round.state,
    person_id: round.personId,
    made_at: round.madeAt,
    due_on: round.dueOn,
    sent_at: round.sentAt,
    answered_at: round.answeredAt,
  }),
  toWords: ({ items }) => ({ items: JSON.stringify(items) }),
});

/** The rounds of a case, oldest first; and a round written in place of its version before. */
export const { read: readRounds, write: writeRound } = rounds;

/** The round that waits for its applicant. */
export async function findSentRound(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<CorrectionRound | undefined> {
  return (await readRounds(store, key)).find(({ state }) => state === 'sent');
}

/** Ends what still waits for an answer once the case goes elsewhere; the words stay. */
export async function endSentRound(unit: Unit, key: ApplicationKey): Promise<void> {
  const round = await findSentRound(unit, key);
  if (!round) return;
  const items = round.items.map((item) => ({ ...item, verdict: item.verdict ?? ('cancelled' as const) }));
  await writeRound(unit, key, { ...round, items, state: 'closed' });
}

/** Removes a round that was not sent. */
export async function removeDraftRound(db: Database, key: ApplicationKey): Promise<void> {
  await db
    .deleteFrom('correction_round')
    .where((row) => row.and(ofCase(key)))
    .where('state', '=', 'draft')
    .execute();
}
