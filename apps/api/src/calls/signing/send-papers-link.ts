import { calls } from '@ndp/contract/calls/all.ts';
import { keyOf } from '../../cases/case-key.ts';
import { readEvents } from '../../cases/events.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { papersSigned } from '../../features/signing/process/mails/papers-signed.ts';
import { PapersNotSigned } from '../../features/signing/refusals.ts';
import { isMailWaiting } from '../../mail/outbox/outbox.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { CallParts } from '../../platform/parts.ts';

/**
 * Mails the applicant a new link to the signed papers. The address has a share of such mails of its own; once it is
 * used up one more comes when there is room again, and the answer says so.
 */
export function mountSendPapersLink(http: Http): void {
  const { parts } = http;
  mount(http, calls.sendPapersLink, async (asked) => {
    const status = await changeByLink(parts, asked, async (trx, { application }) => {
      if (!(await isSigned(trx, application))) throw new PapersNotSigned();
      return sendPapersLink(trx, parts, application);
    });
    if (status === 'accepted') parts.wake();
    return { status };
  });
}

/** Whether everything was signed, wherever the application went afterwards. */
async function isSigned(trx: Trx, application: Application): Promise<boolean> {
  const events = await readEvents(trx, keyOf(application));
  return events.some(({ status }) => status === 'contract_signed');
}

async function sendPapersLink(
  trx: Trx,
  parts: CallParts,
  application: Application,
): Promise<'accepted' | 'later'> {
  const now = parts.clock();
  const { email, language } = application;
  const at = await takeMailMoment(trx, parts, { papersMails: email.toLowerCase() }, now);
  const isLate = at.getTime() > now.getTime();
  if (!isLate || !(await isMailWaiting(trx, keyOf(application), papersSigned))) {
    const payload = { reader: 'applicant', email, language } as const;
    await promiseLink(trx, parts, { ...keyOf(application), mail: papersSigned, payload, dueAt: at }, now);
  }
  return isLate ? 'later' : 'accepted';
}
