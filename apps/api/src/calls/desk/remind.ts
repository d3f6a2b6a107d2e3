import { remind } from '@ndp/contract/desk/cases.ts';
import { isDraft } from '@ndp/domain/case/drafts.ts';
import { isApplicantsMove, mayAct } from '@ndp/domain/case/may.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { startOfPolishDay } from '../../cases/program/day.ts';
import { draftEndOf } from '../../cases/program/last-days.ts';
import { takeReminder } from '../../cases/store/reminders.ts';
import { AlreadyReminded, NothingToRemind } from '../../features/desk/refusals.ts';
import { remindAll } from '../../features/signing/process/remind-signers.ts';
import { readRequests } from '../../features/signing/requests/document-requests.ts';
import { draftReminder } from '../../mail/emails/draft-reminder.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { answerOf } from './assign.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Reminds before the usual day of reminders comes: of a draft by mail, of a signature as its provider does. */
export function mountRemind(http: DeskHttp): void {
  mount(http, remind, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    await remindApplicant(work, application);
    return answerOf(application);
  });
}

/** The same in a locked case. @throws {AlreadyReminded} {NothingToRemind} */
export async function remindApplicant(work: DeskWork, application: Application): Promise<void> {
  const reminder = { ...keyOf(application), ...reminderOf(work.now) };
  if (!(await takeReminder(work.unit, reminder))) throw new AlreadyReminded();
  const facts = await readFacts(work.unit, { application, partner: work.partner });
  if (!isApplicantsMove(facts)) throw new NothingToRemind();
  if (mayAct('sign', facts)) await remindToSign(work, application);
  else await remindOfDraft(work, application);
}

/** The reminder of the desk, one a Polish day. */
export function reminderOf(now: Date) {
  return { kind: 'desk', deadline: startOfPolishDay(polishDay(now)), daysBefore: 0 };
}

/** @throws {NothingToRemind} */
async function remindOfDraft({ unit, partner }: DeskWork, application: Application): Promise<void> {
  const { status, email, language } = application;
  const { at, isLast } = draftEndOf({ application, partner });
  if (!isDraft(status) || at < unit.now) throw new NothingToRemind();
  const payload = { email, language, expiresOn: polishDay(at), isLast };
  await promiseLink(unit, { ...keyOf(application), mail: draftReminder, payload });
}

/** @throws {NothingToRemind} */
async function remindToSign(work: DeskWork, application: Application): Promise<void> {
  const requests = await readRequests(work.store, keyOf(application));
  const waiting = requests.filter(({ waitingRefs }) => waitingRefs.length > 0);
  if (waiting.length === 0) throw new NothingToRemind();
  work.afterCommit(() => remindAll(work.context, waiting));
}
