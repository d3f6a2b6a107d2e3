import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { hasDuties } from '@ndp/domain/duties.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readRunning } from '../../cases/store/running.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { describeYear } from './held-duties.ts';

type DutyAnswers = Pick<ApplicationAnswer, 'done_duties' | 'running'>;

/**
 * What was said of the duties: which are done, and whether the source runs; nothing before the replacement.
 *
 * @param before  only what was said before this moment, of the rest neither notes nor answers; absent: all
 */
export async function describeDutyAnswers(
  store: EncryptedStore,
  application: Application,
  before?: Date,
): Promise<DutyAnswers> {
  if (!hasDuties(application.status)) return { done_duties: [], running: [] };
  const key = keyOf(application);
  const isOwn = (at: Date | null) => at === null || before === undefined || at < before;
  const duties = await readDuties(store, key);
  const asked = (await readRunning(store.db, key)).filter(({ askedAt, answeredAt }) =>
    isOwn(answeredAt ?? askedAt),
  );
  return {
    done_duties: duties.flatMap(({ kind, doneAt, note }) =>
      doneAt === null ? [] : [{ kind, done_on: polishDay(doneAt), note: isOwn(doneAt) ? note : '' }],
    ),
    running: asked.map(describeYear),
  };
}
