import { daysAhead } from '@ndp/contract/desk/erasures.ts';
import { type ErasedClass, erasedClasses, retainedUntil } from '@ndp/domain/retention/classes.ts';
import { recordsEnd } from '@ndp/domain/retention/records.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readShelf } from '../../platform/partners/program-shelf.ts';
import { countDue, findDue } from './due.ts';

/** A case whose time is over now or soon. */
interface UpcomingErasure {
  readonly reference: string;
  readonly name: ErasedClass;
  /** Polish day on which it goes. */
  readonly on: string;
}

/** Cases shown one by one. */
const mostShown = 200;

/** How many cases of each class go now and within the days ahead. */
export async function countUpcoming(db: Database, now: Date) {
  const due = await countDue(db, now);
  const soon = await countDue(db, aheadOf(now));
  return erasedClasses.map((name) => ({ name, due: due.get(name) ?? 0, soon: soon.get(name) ?? 0 }));
}

/** The cases that go now or within the days ahead, the one that goes first at the top; two hundred at most. */
export async function listUpcoming(db: Database, now: Date): Promise<readonly UpcomingErasure[]> {
  const shelf = await readShelf(db);
  const found: (UpcomingErasure & { readonly end: number })[] = [];
  for (const name of erasedClasses) {
    for (const { reference, since, year, ...of } of await findDue(db, name, aheadOf(now), mostShown)) {
      const { years } = shelf.of(of.program_id, of.program_version).terms;
      const end = retainedUntil({ retention: name, since, recordsEnd: recordsEnd(year, years) });
      if (end) found.push({ reference, name, on: polishDay(end), end: end.getTime() });
    }
  }
  return found
    .toSorted((one, other) => one.end - other.end)
    .slice(0, mostShown)
    .map(({ end: _, ...erasure }) => erasure);
}

function aheadOf(now: Date): Date {
  return new Date(now.getTime() + daysAhead * dayMs);
}
