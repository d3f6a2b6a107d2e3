import { formatDate } from '@ndp/flows/numbers.ts';
import type { CaseMail, RenderedMail } from '../../platform/mail/letter/letter.ts';
import { renderCase } from '../case-letter.ts';
import { shared } from '../messages.ts';
import type { StatusNews } from '../outbox/outbox.ts';
import { changeLetters, type StatusLetter, statusLetters, statusShared as texts } from './status-messages.ts';

/**
 * The mail that tells of a change of status, why it happened and what comes next.
 *
 * @throws {RangeError} the status is one that nobody is mailed about
 */
export function statusChanged(mail: CaseMail & StatusNews): RenderedMail {
  const { language, reason, dueOn } = mail;
  const { heading, happened, next } = letterOf(mail);
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

function letterOf({ from, status }: StatusNews): StatusLetter {
  const letter = changeLetters[`${from} ${status}`] ?? (isTold(status) ? statusLetters[status] : undefined);
  if (!letter) throw new RangeError(`no letter speaks of ${status}`);
  return letter;
}

function isTold(status: string): status is keyof typeof statusLetters {
  return status in statusLetters;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
