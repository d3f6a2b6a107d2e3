import type { CorrectionItem, CorrectionState } from '@ndp/domain/workflow/correction-round.ts';
import type { Database } from '../platform/database/database.ts';
import { openCipher } from './application-keys.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** A request for correction, as it is kept. */
export interface CorrectionRound {
  /** Counted from 1. */
  readonly n: number;
  readonly state: CorrectionState;
  readonly items: readonly CorrectionItem[];
  /** Who prepared it last, then who sent it. */
  readonly personId: string;
  /** When it was kept last while it was prepared: of two lists of a round never the same. */
  readonly madeAt: Date;
  /** Polish day, `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly sentAt: Date | null;
  readonly answeredAt: Date | null;
}

/** The rounds of a case, oldest first. */
export async function readRounds(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly CorrectionRound[]> {
  const rows = await store.db
    .selectFrom('correction_round')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map((row) => ({
    n: row.n,
    state: row.state,
    items: JSON.parse(cipher.open(row.items, roundPlace(key, row.n))) as CorrectionItem[],
    personId: row.person_id,
    madeAt: row.made_at,
    dueOn: row.due_on,
    sentAt: row.sent_at,
    answeredAt: row.answered_at,
  }));
}

/** The round that waits for its applicant. */
export async function findSentRound(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<CorrectionRound | undefined> {
  return (await readRounds(store, key)).find(({ state }) => state === 'sent');
}

/** Keeps a round in place of what was kept of it. */
export async function writeRound(
  store: EncryptedStore,
  key: ApplicationKey,
  round: CorrectionRound,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const kept = {
    state: round.state,
    items: cipher.seal(JSON.stringify(round.items), roundPlace(key, round.n)),
    person_id: round.personId,
    made_at: round.madeAt,
    due_on: round.dueOn,
    sent_at: round.sentAt,
    answered_at: round.answeredAt,
  };
  await store.db
    .insertInto('correction_round')
    .values({ ...ofCase(key), n: round.n, ...kept })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'n']).doUpdateSet(kept))
    .execute();
}

/** Forgets a round that was prepared and never sent. */
export async function removeDraftRound(db: Database, key: ApplicationKey): Promise<void> {
  await db
    .deleteFrom('correction_round')
    .where((row) => row.and(ofCase(key)))
    .where('state', '=', 'draft')
    .execute();
}

function roundPlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `correction round\n${partnerId}\n${applicationId}\n${n}`;
}
