import { lastAppealDay } from '@ndp/domain/workflow/appeal.ts';
import type { RefusalReason } from '@ndp/flows/application/refusal/reasons.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readRefusal, writeRefusal } from '../../cases/words/case-refusals.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';

/** Why an application is refused, and by whom at the desk; null: by somebody on the server. */
export interface Refusing {
  readonly reasons: readonly RefusalReason[];
  readonly words: string;
  readonly personId: string | null;
}

/** Keeps why an application is refused, from where it stands, and until when its applicant may appeal. */
export async function keepRefusal(
  unit: Unit,
  application: Application,
  { reasons, words, personId }: Refusing,
): Promise<void> {
  const key = keyOf(application);
  const before = await readRefusal(unit, key);
  await writeRefusal(unit, key, {
    n: (before?.n ?? 0) + 1,
    refusedFrom: application.status,
    personId,
    refusedAt: unit.now,
    appealUntil: lastAppealDay(polishDay(unit.now)),
    ...{ reasons, words, appeal: '', answer: '' },
    ...{ answerBy: null, appealedAt: null, outcome: null, decidedBy: null, decidedAt: null },
  });
}
