import { readTraining, resetTraining } from '@ndp/contract/desk/training.ts';
import { TrainingRefused } from '../../features/partners/refusals.ts';
import { askReset, countAllCases, findReset } from '../../features/partners/training-resets.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { readActorNames } from './payments/acting.ts';

/** The made-up cases of a training partner, and the way back to their beginning. */
export function mountTraining(http: DeskHttp): void {
  mount(http, readTraining, ({ work }) => describe(work));
  mount(http, resetTraining, async ({ work }) => {
    const { unit, partner, person } = work;
    if (!partner.is_training) throw new TrainingRefused('people');
    work.addDetails({ training: 'reset', cases: await countAllCases(unit.db, partner.id) });
    await askReset(unit, partner.id, person.id);
    return describe(work);
  });
}

async function describe(work: DeskWork) {
  const { unit, partner } = work;
  const reset = await findReset(unit.db, partner.id);
  const name = await readActorNames(work, reset ? [reset.asked_by] : []);
  return {
    cases: await countAllCases(unit.db, partner.id),
    reset: reset
      ? {
          asked_by: name(reset.asked_by),
          asked_at: reset.asked_at.toISOString(),
          ...{ erased: reset.erased, made: reset.made, failed: reset.failed },
          is_running: reset.ended_at === null,
        }
      : null,
  };
}
