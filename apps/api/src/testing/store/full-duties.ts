import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { writeNewOwner } from '../../cases/people/new-owner.ts';
import { askRunning } from '../../cases/store/running.ts';
import { planDuties, writeDuty } from '../../cases/words/case-duties.ts';
import type { Database } from '../../platform/database/database.ts';
import { workIn } from '../work-in.ts';

/** A duty that is done, a question that was asked, and a new owner who is named. */
export const storeDuty = (db: Database, key: Required<ApplicationKey>, at: Date) =>
  workIn(db, at, async (unit) => {
    await planDuties(unit, key, [{ kind: 'registration', dueOn: '2026-11-15', askOn: null }]);
    await writeDuty(unit, key, { kind: 'registration', isDone: true, note: 'gilowa notatka' });
    await askRunning(unit, key, 2027);
    const named = { name: 'Szczygłowa', email: 'szczygiel@example.pl', reason: 'Spadek.' };
    await writeNewOwner(unit, key, { ...named, namedBy: 'office' });
  });
