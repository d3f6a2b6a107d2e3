import * as calls from '@ndp/contract/calls/papers.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { changeByLink } from '../../cases/links/open-by-link.ts';
import { readEvents } from '../../cases/store/events.ts';
import { DocumentsNotSigned } from '../../features/signing/refusals.ts';
import { documentsSigned } from '../../mail/emails/documents-signed.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { isMailWaiting } from '../../mail/outbox/waiting.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * Mails the applicant a new link to the signed papers. The address has a share of such mails of its own; once it is
 * used up one more comes when there is room again, and the answer says so.
 */
export function mountSendPapersLink(http: Http): void {
  const { context } = http;
  mount(http, calls.sendPapersLink, async (input) => {
    const status = await changeByLink(context, input, async (unit, { application }) => {
      if (!(await isSigned(unit, application))) throw new DocumentsNotSigned();
      return sendPapersLink(unit, application);
    });
    if (status === 'accepted') context.wake();
    return { status };
  });
}

/** Whether everything was signed, wherever the application went afterwards. */
async function isSigned({ db }: Unit, application: Application): Promise<boolean> {
  const events = await readEvents(db, keyOf(application));
  return events.some(({ status }) => status === 'contract_signed');
}

async function sendPapersLink(unit: Unit, application: Application): Promise<'accepted' | 'later'> {
  const { email, language } = application;
  const at = await takeMailMoment(unit, { papersMails: mailboxOf(email) });
  const isLate = at.getTime() > unit.now.getTime();
  if (!isLate || !(await isMailWaiting(unit.db, keyOf(application), documentsSigned))) {
    const payload = { reader: 'applicant', email, language } as const;
    await promiseLink(unit, { ...keyOf(application), mail: documentsSigned, payload, dueAt: at });
  }
  return isLate ? 'later' : 'accepted';
}
