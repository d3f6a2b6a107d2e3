import type { DutyKind } from '@ndp/domain/duties.ts';
import { sql } from 'kysely';
import type { RowUnit } from '../../platform/unit.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** A duty of a case, and how it was done. */
export interface CaseDuty {
  readonly kind: DutyKind;
  /** Polish day, `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Null: nobody said that it is done. */
  readonly doneAt: Date | null;
  /** In the applicant's words; empty: none. */
  readonly note: string;
}

const noteContext = (key: ApplicationKey, kind: DutyKind) => sealContext('duty note', key, kind);

/** The duties of a case that were planned. */
export async function readDuties(store: EncryptedStore, key: ApplicationKey): Promise<readonly CaseDuty[]> {
  const rows = await store.db
    .selectFrom('case_duty')
    .select(['kind', 'due_on', 'done_at', 'note'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('due_on')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map(({ kind, due_on, done_at, note }) => ({
    ...{ kind, dueOn: due_on, doneAt: done_at },
    note: note === null ? '' : cipher.open(note, noteContext(key, kind)),
  }));
}

/** A duty as it is planned. */
interface PlannedDuty extends Pick<CaseDuty, 'kind' | 'dueOn'> {
  /** Polish day on which it is asked first whether the source runs; null: never. */
  readonly askOn: string | null;
}

/** Notes by which day each duty of a locked case is to be done; what was done stays done. */
export async function planDuties(
  { db, now }: RowUnit,
  key: ApplicationKey,
  days: readonly PlannedDuty[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('case_duty')
    .values(
      days.map(({ kind, dueOn, askOn }) => ({
        ...ofCase(key),
        ...{ kind, due_on: dueOn, ask_on: askOn, planned_at: now },
      })),
    )
    .onConflict((known) =>
      known.columns(['partner_id', 'application_id', 'kind']).doUpdateSet(({ ref }) => ({
        due_on: ref('excluded.due_on'),
        planned_at: ref('excluded.planned_at'),
        // Once asked, it is asked on by the days that follow.
        ask_on: sql`case when case_duty.due_on = excluded.due_on then case_duty.ask_on else excluded.ask_on end`,
      })),
    )
    .execute();
}

/** Notes that a duty of a locked case is done, or is not. @returns whether the case has it */
export async function writeDuty(
  { db, keys, now }: EncryptedStore & RowUnit,
  key: ApplicationKey,
  { kind, isDone, note }: { readonly kind: DutyKind; readonly isDone: boolean; readonly note: string },
): Promise<boolean> {
  const cipher = await openCipher({ db, keys }, key);
  const sealed = isDone && note !== '' ? cipher.seal(note, noteContext(key, kind)) : null;
  const { numUpdatedRows } = await db
    .updateTable('case_duty')
    .set({ done_at: isDone ? now : null, note: sealed })
    .where((row) => row.and({ ...ofCase(key), kind }))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
