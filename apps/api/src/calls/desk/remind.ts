import { remind } from '@ndp/contract/desk/cases.ts';
import { isDraft } from '@ndp/domain/case/drafts.ts';
import { startOfPolishDay } from '../../cases/attention/day.ts';
import { keyOf } from '../../cases/case-key.ts';
import { draftEndOf } from '../../cases/last-days.ts';
import { takeReminder } from '../../cases/reminders.ts';
import { draftReminder } from '../../features/application/mails/draft-reminder.ts';
import { AlreadyReminded, NothingToRemind } from '../../features/desk/refusals.ts';
import { remindAll } from '../../features/signing/process/remind-signers.ts';
import { readRequests } from '../../features/signing/standing-requests.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { answerOf } from './assign.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Reminds before the usual day of reminders comes: of a draft by mail, of a signature as its provider does. */
export function mountRemind(http: DeskHttp): void {
  mountDeskCall(http, remind, async ({ params, work }) => {
    const application = await work.hold(params.reference);
    const reminder = {
      ...keyOf(application),
      kind: 'desk',
      deadline: startOfPolishDay(polishDay(work.now)),
      daysBefore: 0,
    };
    if (!(await takeReminder(work.unit, reminder))) throw new AlreadyReminded();
    if (application.status === 'contract_sent') await remindToSign(work, application);
    else await remindOfDraft(work, application);
    return answerOf(application);
  });
}

/** @throws {NothingToRemind} */
async function remindOfDraft({ unit, partner }: DeskWork, application: Application): Promise<void> {
  const { kind, status, email, language } = application;
  const { at, isLast } = draftEndOf({ application, partner });
  if (kind !== 'estimate' || !isDraft(status) || at < unit.now) throw new NothingToRemind();
  const payload = { email, language, expiresOn: polishDay(at), isLast };
  await promiseLink(unit, { ...keyOf(application), mail: draftReminder, payload });
}

/** @throws {NothingToRemind} */
async function remindToSign(work: DeskWork, application: Application): Promise<void> {
  const requests = await readRequests(work.store, keyOf(application));
  const waiting = requests.filter(({ waitingRefs }) => waitingRefs.length > 0);
  if (waiting.length === 0) throw new NothingToRemind();
  work.afterwards(() => remindAll(work.context, waiting));
}
