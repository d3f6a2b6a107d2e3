import { formatDate } from '@ndp/flows/numbers.ts';
import type { StatusNews } from '../store/outbox.ts';
import { renderCase } from './case-letter.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { statusLetters, statusShared as texts } from './status-messages.ts';

/**
 * The mail that tells of a change of status, why it happened and what comes next.
 *
 * @throws {RangeError} the status is one that nobody is mailed about
 */
export function statusChanged(mail: CaseMail & StatusNews): RenderedMail {
  const { language, status, reason, dueOn } = mail;
  if (!(status in statusLetters)) throw new RangeError(`no letter speaks of ${status}`);
  const { heading, happened, next } = statusLetters[status as keyof typeof statusLetters];
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject, { heading: lowerFirst(tell(heading)) }),
    preheader: tell(next),
    heading: tell(heading),
    facts: dueOn ? [{ label: tell(texts.due), value: formatDate(dueOn, language) }] : [],
    beforeLink: [tell(happened), ...(reason ? [tell(texts.reason, { reason })] : []), tell(next)],
    button: tell(texts.button),
    afterLink: [tell(shared.keepSecret)],
  }));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
