import { mostSnoozed, snooze } from '@ndp/contract/desk/cases.ts';
import { writeSnooze } from '../../cases/attention/snooze.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { NotSnoozable } from '../../features/casework/refusals.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { answerOf } from './assign.ts';
import { neverDue } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** A case put aside leaves “my day” until a day, and no deadline of it passes unseen meanwhile. */
export function mountSnooze(http: DeskHttp): void {
  mount(http, snooze, async ({ params, body: { until }, work }) => {
    const application = await work.lockCase(params.reference);
    await snoozeCase(work, application, until);
    return answerOf(application);
  });
}

/** Puts a locked case aside until a Polish day; null: takes it up again. @throws {NotSnoozable} */
export async function snoozeCase(
  work: DeskWork,
  application: Application,
  until: string | null,
): Promise<void> {
  if (until !== null) requireSnoozable(application, until, work.now);
  work.addDetails({ until: until ?? '' });
  const { unit, person } = work;
  await writeSnooze(unit, keyOf(application), until === null ? null : { until, personId: person.id });
}

/** @throws {NotSnoozable} the day is not one of the next weeks, or a deadline of the case comes before it */
function requireSnoozable({ due_at }: Application, until: string, now: Date): void {
  const days = { most: mostSnoozed };
  const last = polishDay(new Date(now.getTime() + mostSnoozed * dayMs));
  if (until <= polishDay(now) || until > last) throw new NotSnoozable('day', days);
  if (due_at.getTime() !== neverDue && until > polishDay(due_at)) throw new NotSnoozable('due', days);
}
